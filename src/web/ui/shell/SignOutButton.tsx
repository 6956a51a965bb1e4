import { useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError, fetchShop, toCallError } from '../../client.ts'
import { SIGN_OUT } from '../../content/specification.ts'
import { notify } from '../toast.tsx'

/** Ends the session and goes to the login. */
export function SignOutButton({ className }: { className: string }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useHydrated()

  async function signOut() {
    setBusy(true)
    try {
      await endSession()
      router.options.context.session.forget()
      await router.navigate({ to: '/login' })
      // Nothing that was loaded for the person may stay behind.
      router.clearCache()
      await router.invalidate()
    } catch (error) {
      notify.failure(error, { retry: () => void signOut() })
    } finally {
      setBusy(false)
    }
  }

  return (
    <button
      type="button"
      disabled={isBusy || !isHydrated}
      onClick={() => void signOut()}
      className={className}
    >
      {SIGN_OUT}
    </button>
  )
}

async function endSession(): Promise<void> {
  const answer = await fetchShop('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => {
    throw new CallError(0)
  })
  if (!answer.ok) throw await toCallError(answer)
}
