import type { Invitation } from '#contract/accounts/invitations.ts'
import type { StaffRole } from '#contract/accounts/roles.ts'
import type { User } from '#contract/accounts/users.ts'
import { answerOf, calls } from '../../../client.ts'

/** Who works for the shop, and who is invited to. */
export interface Staff {
  readonly people: readonly User[]
  readonly invitations: readonly Invitation[]
}

export async function loadStaff(): Promise<Staff> {
  const [people, invitations] = await Promise.all([
    answerOf(calls.staff.$get()),
    answerOf(calls.invitation.$get()),
  ])
  return { people, invitations }
}

/** Mails somebody an invitation; one that they have is replaced. */
export function invite(json: { readonly email: string; readonly role: StaffRole }) {
  return answerOf(calls.invitation.$post({ json }))
}
