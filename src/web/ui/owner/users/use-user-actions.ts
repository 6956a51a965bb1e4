import { answerOf, calls } from '../../../client.ts'
import { ADMIN_MADE, USER_REMOVED } from '../../../content/specification.ts'
import { useAction } from '../../base/actions/use-action.ts'

/** The actions an admin can take on people; each reloads the list. */
export function useUserActions() {
  const { busy, act } = useAction()
  const actOn = (email: string, success: string, call: () => Promise<unknown>) =>
    act(call, { success, key: email })
  const paramOf = (email: string) => ({ param: { email: encodeURIComponent(email) } })
  return {
    /** The person an action is running for. */
    busy,
    makeAdmin: (email: string) =>
      actOn(email, ADMIN_MADE, () => answerOf(calls.user.admin[':email'].$put(paramOf(email)))),
    withdrawAdmin: (email: string) =>
      actOn(email, 'This person is no longer an admin', () =>
        answerOf(calls.user.admin[':email'].$delete(paramOf(email))),
      ),
    suspendUser: (email: string) =>
      actOn(email, 'This person is suspended and signed out everywhere', () =>
        answerOf(calls.user.suspended[':email'].$put(paramOf(email))),
      ),
    reinstateUser: (email: string) =>
      actOn(email, 'This person can sign in again', () =>
        answerOf(calls.user.suspended[':email'].$delete(paramOf(email))),
      ),
    removeUser: (email: string) =>
      actOn(email, USER_REMOVED, () => answerOf(calls.admin[':email'].$delete(paramOf(email)))),
  }
}
