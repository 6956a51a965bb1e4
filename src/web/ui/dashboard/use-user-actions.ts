import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf, calls } from '../../client.ts'
import { ADMIN_MADE, USER_REMOVED } from '../../content/specification.ts'
import { notify } from '../toast.tsx'

/** What an admin can do with people; the list is read anew after each. */
export function useUserActions() {
  const router = useRouter()
  const [busy, setBusy] = useState<string>()

  async function act(email: string, done: string, call: () => Promise<unknown>): Promise<void> {
    setBusy(email)
    try {
      await call()
      notify.success(done)
      await router.invalidate()
    } catch (error) {
      notify.failure(error, { retry: () => void act(email, done, call) })
    }
    setBusy(undefined)
  }

  const paramOf = (email: string) => ({ param: { email: encodeURIComponent(email) } })
  return {
    /** The person something is being done with. */
    busy,
    makeAdmin: (email: string) =>
      act(email, ADMIN_MADE, () => answerOf(calls.user.admin[':email'].$put(paramOf(email)))),
    withdrawAdmin: (email: string) =>
      act(email, 'This person is no longer an admin', () =>
        answerOf(calls.user.admin[':email'].$delete(paramOf(email))),
      ),
    suspendUser: (email: string) =>
      act(email, 'This person is suspended and signed out everywhere', () =>
        answerOf(calls.user.suspended[':email'].$put(paramOf(email))),
      ),
    reinstateUser: (email: string) =>
      act(email, 'This person can sign in again', () =>
        answerOf(calls.user.suspended[':email'].$delete(paramOf(email))),
      ),
    removeUser: (email: string) =>
      act(email, USER_REMOVED, () => answerOf(calls.admin[':email'].$delete(paramOf(email)))),
  }
}
