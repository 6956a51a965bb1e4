import {
  namesOfRights,
  roleNames,
  rolesWith,
  type StaffRight,
  staffRights,
} from '#contract/accounts/rights.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const columns: readonly Column<StaffRight>[] = [
  { label: 'Right', show: right => staffRights[right].what, className: 'font-semibold' },
  {
    label: 'Who has it',
    show: right => (
      <span className="flex flex-wrap gap-1">
        {rolesWith(right).map(role => (
          <span key={role} className="badge badge-neutral badge-sm">
            {roleNames[role]}
          </span>
        ))}
      </span>
    ),
  },
]

/** Which role has which right: what the calls go by. */
export function RightsTable() {
  return (
    <ListTable
      caption="Rights of the roles"
      columns={columns}
      rows={namesOfRights}
      keyOf={right => right}
      cellClassName="block py-1 @4xl:py-2"
    />
  )
}
