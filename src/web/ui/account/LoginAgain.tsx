import { useHydrated, useRouter } from '@tanstack/react-router'
import { postAuth } from '../auth/auth-calls.ts'
import { notify } from '../toast.tsx'
import { Section } from './Section.tsx'

/** Asks who signed in long ago to do so again, before anything about the sign-in is shown or changed. */
export function LoginAgain() {
  const router = useRouter()
  const isHydrated = useHydrated()
  async function leave(): Promise<void> {
    try {
      await postAuth('sign-out')
      router.options.context.session.forget()
      await router.navigate({ to: '/login', search: { from: '/dashboard/account' } })
      router.clearCache()
      await router.invalidate()
    } catch (error) {
      notify.failure(error, { retry: () => void leave() })
    }
  }
  return (
    <Section
      title="Please confirm it’s you"
      lead="You signed in more than an hour ago. Please log in again to manage how you sign in."
    >
      <button
        type="button"
        disabled={!isHydrated}
        onClick={() => void leave()}
        className="btn justify-self-start btn-primary"
      >
        Log in again
      </button>
    </Section>
  )
}
