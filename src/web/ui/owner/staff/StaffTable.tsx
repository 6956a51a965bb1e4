import { roleNames } from '#contract/accounts/right-words.ts'
import { type Role, roles } from '#contract/accounts/roles.ts'
import type { User } from '#contract/accounts/users.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const columns: readonly Column<User>[] = [
  { label: 'Email', show: ({ email }) => email, className: 'font-semibold break-all' },
  { label: 'Name', show: ({ name }) => name, className: 'wrap-break-word' },
  {
    label: 'State',
    show: ({ suspended }) => (suspended ? <span className="badge badge-warning">Suspended</span> : 'Active'),
  },
]

/** Those who work for the shop, and the role of each, which an owner changes. */
export function StaffTable({ people, ownEmail }: { people: readonly User[]; ownEmail: string }) {
  const { isOff, act } = useAction()
  const give = (email: string, role: Role) =>
    act(
      () =>
        answerOf(calls.staff[':email'].$put({ param: { email: encodeURIComponent(email) }, json: { role } })),
      {
        success:
          role === 'customer' ? `${email} has no role any more` : `${email} is now: ${roleNames[role]}`,
      },
    )
  const showRole = ({ email, role, protected: isProtected }: User) =>
    isProtected || email === ownEmail ? (
      <>
        {roleNames[role]}
        <span className="block text-sm text-muted">{isProtected ? 'Not yours to change' : 'You'}</span>
      </>
    ) : (
      <select
        aria-label={`Role of ${email}`}
        className="select w-auto"
        disabled={isOff}
        value={role}
        onChange={({ target }) => {
          const chosen = roles.find(each => each === target.value)
          if (chosen) void give(email, chosen)
        }}
      >
        {roles.map(each => (
          <option key={each} value={each}>
            {each === 'customer' ? 'No role' : roleNames[each]}
          </option>
        ))}
      </select>
    )
  return (
    <ListTable
      caption="Those who work for the shop"
      columns={[...columns, { label: 'Role', show: showRole }]}
      rows={people}
      keyOf={({ _id }) => _id}
      columnsFrom="56rem"
      cellClassName="block py-1 @4xl:py-2.5"
    />
  )
}
