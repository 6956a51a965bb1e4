import { Link } from '@tanstack/react-router'
import type { OwedOrder } from '#contract/on-account.ts'
import { DataCell, DataRow, DataTable } from '../DataTable.tsx'
import { formatCount, formatDay, formatEuros } from '../format.ts'

/** Orders on account that are not paid, the first due first. */
export function OwedTable({ orders }: { orders: readonly OwedOrder[] }) {
  return (
    <DataTable caption="Owed on account" columns={['Order', 'Customer', 'Payable by', 'Amount', 'Reminders']}>
      {orders.map(owed => (
        <DataRow key={owed.order}>
          <DataCell label="Order">
            <Link
              to="/dashboard/money/$id"
              params={{ id: owed.order }}
              className="text-link font-semibold wrap-anywhere"
            >
              {owed.orderName}
            </Link>
            <span className="block text-sm text-muted">
              {owed.number}, {owed.isShipped ? 'shipped' : 'not shipped yet'}
            </span>
          </DataCell>
          <DataCell label="Customer">
            <span className="break-all">{owed.person}</span>
          </DataCell>
          <DataCell label="Payable by">
            <time dateTime={owed.dueAt}>{formatDay(owed.dueAt)}</time>
            {owed.daysOverdue > 0 && (
              <strong className="block text-error">
                {formatCount(owed.daysOverdue)} {owed.daysOverdue === 1 ? 'day' : 'days'} overdue
              </strong>
            )}
          </DataCell>
          <DataCell label="Amount">{formatEuros(owed.amount)}</DataCell>
          <DataCell label="Reminders">{formatCount(owed.reminders)}</DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
