import type { Invitation } from '#contract/accounts/invitations.ts'
import { roleNames } from '#contract/accounts/right-words.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { invite } from './staff-calls.ts'

const columns: readonly Column<Invitation>[] = [
  { label: 'Email', show: ({ email }) => email, className: 'font-semibold break-all' },
  { label: 'Role', show: ({ role }) => roleNames[role] },
  { label: 'Invited by', show: ({ invitedBy }) => invitedBy, className: 'break-all' },
  {
    label: 'Until',
    show: ({ expired, expiresAt }) =>
      expired ? <span className="badge badge-warning">Expired</span> : formatMoment(expiresAt),
  },
]

/** Invitations that nobody has accepted; each can be sent again, which ends its link, and withdrawn. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { isOff, act } = useAction()
  const sendAgain = ({ email, role }: Invitation) =>
    act(() => invite({ email, role }), { success: `A new link is on its way to ${email}` })
  const withdraw = ({ _id, email }: Invitation) =>
    act(() => answerOf(calls.invitation[':id'].$delete({ param: { id: encodeURIComponent(_id) } })), {
      success: `The invitation of ${email} is withdrawn`,
    })
  const showActions = (invitation: Invitation) => (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        disabled={isOff}
        aria-label={`Send again: ${invitation.email}`}
        onClick={() => void sendAgain(invitation)}
        className="btn btn-outline btn-sm"
      >
        Send again
      </button>
      <button
        type="button"
        disabled={isOff}
        aria-label={`Withdraw: ${invitation.email}`}
        onClick={() => void withdraw(invitation)}
        className="btn btn-outline btn-sm"
      >
        Withdraw
      </button>
    </div>
  )
  return (
    <ListTable
      caption="Invitations"
      columns={[...columns, { label: 'Actions', show: showActions }]}
      rows={invitations}
      keyOf={({ _id }) => _id}
      columnsFrom="56rem"
      cellClassName="block py-1 @4xl:py-2.5"
    />
  )
}
