import { Link } from '@tanstack/react-router'
import type { OwedOrder } from '#contract/on-account/on-account.ts'
import { formatCount, formatDay, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const columns: readonly Column<OwedOrder>[] = [
  {
    label: 'Order',
    show: ({ order: id, orderName, number, isShipped }) => (
      <>
        <Link to="/dashboard/money/$id" params={{ id }} className="text-link font-semibold wrap-anywhere">
          {orderName}
        </Link>
        <span className="block text-sm text-muted">
          {number}, {isShipped ? 'shipped' : 'not shipped yet'}
        </span>
      </>
    ),
  },
  { label: 'Customer', show: ({ person }) => <span className="break-all">{person}</span> },
  {
    label: 'Payable by',
    show: ({ dueAt, daysOverdue }) => (
      <>
        <time dateTime={dueAt}>{formatDay(dueAt)}</time>
        {daysOverdue > 0 && (
          <strong className="block text-error">
            {formatCount(daysOverdue)} {daysOverdue === 1 ? 'day' : 'days'} overdue
          </strong>
        )}
      </>
    ),
  },
  { label: 'Amount', show: ({ amount }) => formatEuros(amount) },
  { label: 'Reminders', show: ({ reminders }) => formatCount(reminders) },
]

/** Orders on account that are not paid, the first due first. */
export function OwedTable({ orders }: { orders: readonly OwedOrder[] }) {
  return <ListTable caption="Owed on account" columns={columns} rows={orders} keyOf={({ order }) => order} />
}
