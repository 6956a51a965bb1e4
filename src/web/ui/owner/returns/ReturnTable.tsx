import { Link } from '@tanstack/react-router'
import type { ManagedReturn } from '#contract/returns/returns.ts'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { ReturnBadge } from '../../customer/returns/ReturnBadge.tsx'
import { returnReasonNames } from '../../customer/returns/return-words.ts'

const columns: readonly Column<ManagedReturn>[] = [
  {
    label: 'Return',
    show: ({ number, order, name, pieces }) => (
      <>
        <Link
          to="/dashboard/orders/$id"
          params={{ id: order }}
          hash="returns"
          className="text-link font-semibold wrap-anywhere"
        >
          {number}
        </Link>
        <span className="block text-sm text-muted wrap-anywhere">
          {name}, {formatCount(pieces)} {pieces === 1 ? 'piece' : 'pieces'}
        </span>
      </>
    ),
  },
  {
    label: 'Customer',
    show: ({ userName, userEmail }) => (
      <>
        {userName}
        <span className="block text-sm break-all text-muted">{userEmail}</span>
      </>
    ),
  },
  { label: 'Reason', show: ({ reason }) => returnReasonNames[reason] },
  { label: 'Asked', show: ({ askedAt }) => <Day at={askedAt} /> },
  { label: 'Arrived', show: ({ arrivedAt }) => (arrivedAt ? <Day at={arrivedAt} /> : '–') },
  { label: 'State', show: ({ state }) => <ReturnBadge state={state} /> },
]

/** Returns in rows, each leading to its order, where it is worked. */
export function ReturnTable({ returns }: { returns: readonly ManagedReturn[] }) {
  return <ListTable caption="Returns" columns={columns} rows={returns} keyOf={({ _id }) => _id} />
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatDay(at)}
    </time>
  )
}
