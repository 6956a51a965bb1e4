import type { User } from '#contract/accounts/users.ts'
import { MAKE_ADMIN } from '../../../content/specification.ts'
import type { useUserActions } from './use-user-actions.ts'

type UserActions = Omit<ReturnType<typeof useUserActions>, 'busy'>

/** An action an admin can take on a person, and the question that confirms it. */
export interface UserQuestion {
  readonly action: keyof UserActions
  readonly label: string
  readonly ask: (email: string) => string
  readonly consequence: string
  /** The label of the button that cancels. */
  readonly keep: string
  /** Whether it takes something away from the person. */
  readonly isGrave: boolean
}

const makeAdmin: UserQuestion = {
  action: 'makeAdmin',
  label: MAKE_ADMIN,
  ask: email => `Make ${email} an admin?`,
  consequence:
    'An admin sees every order, person and message, issues refunds, and can make or remove other admins. You can withdraw these rights later.',
  keep: 'Cancel',
  isGrave: false,
}
const withdrawAdmin: UserQuestion = {
  action: 'withdrawAdmin',
  label: 'Withdraw Admin',
  ask: email => `Make ${email} a customer again?`,
  consequence: 'This person loses admin rights at once. Their account and their orders stay.',
  keep: 'Cancel',
  isGrave: true,
}
const suspendUser: UserQuestion = {
  action: 'suspendUser',
  label: 'Suspend',
  ask: email => `Suspend ${email}?`,
  consequence:
    'This person is signed out everywhere at once and cannot sign in until you lift the suspension. Their orders and reviews stay.',
  keep: 'Cancel',
  isGrave: true,
}
const reinstateUser: UserQuestion = {
  action: 'reinstateUser',
  label: 'Lift Suspension',
  ask: email => `Let ${email} sign in again?`,
  consequence: 'This person can sign in again at once, with the password and the second step they had.',
  keep: 'Cancel',
  isGrave: false,
}
const removeUser: UserQuestion = {
  action: 'removeUser',
  label: 'Remove User',
  ask: email => `Remove ${email}?`,
  consequence:
    'This person is signed out at once and cannot log in any more. Their orders stay on the books. This cannot be undone.',
  keep: 'Keep',
  isGrave: true,
}

/** The actions an admin can take on this person in their present state. */
export function questionsAbout({ role, suspended, protected: isProtected }: User): readonly UserQuestion[] {
  if (isProtected) return [...(role === 'admin' ? [] : [makeAdmin]), ...(suspended ? [reinstateUser] : [])]
  return [role === 'admin' ? withdrawAdmin : makeAdmin, suspended ? reinstateUser : suspendUser, removeUser]
}
