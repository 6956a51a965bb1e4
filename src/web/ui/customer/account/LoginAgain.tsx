import { useRouter } from '@tanstack/react-router'
import { signOut } from '../../../leave.ts'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { Section } from './Section.tsx'

/** Asks a person who signed in long ago to do so again, before anything about the sign-in is shown or changed. */
export function LoginAgain() {
  const router = useRouter()
  const { isOff, act } = useAction({ refresh: keepPage })
  const leave = () => signOut(router, { to: '/login', search: { from: '/dashboard/account' } })
  return (
    <Section
      title="Please confirm it’s you"
      lead="You signed in more than an hour ago. Please log in again to manage how you sign in."
    >
      <button
        type="button"
        disabled={isOff}
        onClick={() => void act(leave)}
        className="btn justify-self-start btn-secondary"
      >
        Log in again
      </button>
    </Section>
  )
}
