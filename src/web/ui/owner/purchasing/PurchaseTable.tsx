import { Link } from '@tanstack/react-router'
import type { ListedPurchaseOrder } from '#contract/purchasing/purchase-orders.ts'
import { formatCount, formatDay, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { PurchaseStateBadge } from './PurchaseStateBadge.tsx'

const columns: readonly Column<ListedPurchaseOrder>[] = [
  {
    label: 'Order',
    show: ({ _id, number, createdAt }) => (
      <>
        <Link
          to="/dashboard/purchasing/orders/$id"
          params={{ id: _id }}
          className="text-link font-semibold whitespace-nowrap"
        >
          {number}
        </Link>
        <time dateTime={createdAt} className="block text-sm text-muted">
          {formatDay(createdAt)}
        </time>
      </>
    ),
  },
  { label: 'Supplier', show: ({ supplier }) => supplier.name, className: 'wrap-anywhere' },
  { label: 'State', show: order => <PurchaseStateBadge {...order} /> },
  {
    label: 'Received',
    show: ({ received, pieces, lines }) => (
      <>
        {formatCount(received)} of {formatCount(pieces)}
        <span className="block text-sm text-muted">
          in {formatCount(lines)} {lines === 1 ? 'line' : 'lines'}
        </span>
      </>
    ),
  },
  {
    label: 'Expected',
    show: ({ expectedOn }) =>
      expectedOn === null ? (
        <span className="text-muted">Not known</span>
      ) : (
        <time dateTime={expectedOn}>{formatDay(`${expectedOn}T12:00:00Z`)}</time>
      ),
  },
  {
    label: 'Net',
    show: ({ total }) =>
      total === null ? <span className="text-muted">Not agreed</span> : formatEuros(total),
    className: 'font-semibold',
  },
]

/** Orders to suppliers, each with how far it has come. */
export function PurchaseTable({ orders }: { orders: readonly ListedPurchaseOrder[] }) {
  return <ListTable caption="Orders to suppliers" columns={columns} rows={orders} keyOf={({ _id }) => _id} />
}
