import { Link, linkOptions } from '@tanstack/react-router'
import type { Order } from '#contract/orders/orders.ts'
import { orderStatuses } from '#contract/orders/states.ts'
import type { MoneyTotals } from '#contract/payments/payments.ts'
import { formatCount, formatEuros, formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { NumberPager } from '../../base/list/Pager.tsx'
import { StateLinks } from '../../base/list/StateLinks.tsx'
import { STATE_LABELS } from './labels.ts'
import { type MoneySearch, PAGE_SIZE } from './money-search.ts'

const columns: readonly Column<Order>[] = [
  {
    label: 'Product',
    show: ({ _id: id, orderName, availability, number }) => (
      <>
        <Link to="/dashboard/orders/$id" params={{ id }} className="text-link font-semibold wrap-anywhere">
          {orderName}
        </Link>{' '}
        × {formatCount(availability)}
        <span className="block text-sm text-muted">{number}</span>
      </>
    ),
  },
  { label: 'Customer', show: ({ userEmail }) => <span className="break-all">{userEmail}</span> },
  {
    label: 'Booked',
    show: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  { label: 'Total', show: ({ price }) => formatEuros(price) },
  {
    label: 'State',
    show: ({ status }) => (
      <span className="badge whitespace-nowrap badge-neutral">{STATE_LABELS[status]}</span>
    ),
  },
]

const linkTo = (search: MoneySearch) => linkOptions({ to: '/dashboard/money', search })

interface OrderListProps {
  orders: readonly Order[]
  total: number
  counts: MoneyTotals['orders']
  search: MoneySearch
}

/** Everybody's orders by state, in pages. */
export function OrderList({ orders, total, counts, search }: OrderListProps) {
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="mb-4 text-2xl">
        Orders
      </h2>
      <StateLinks
        label="States of orders"
        states={[
          [undefined, `All (${formatCount(all)})`] as const,
          ...orderStatuses.map(
            status => [status, `${STATE_LABELS[status]} (${formatCount(counts[status])})`] as const,
          ),
        ]}
        chosen={search.status}
        linkTo={status => linkTo({ days: search.days, status })}
        className="mb-4"
      />
      {orders.length === 0 && <p className="text-muted">No orders in this state.</p>}
      {orders.length > 0 && (
        <ListTable caption="Orders" columns={columns} rows={orders} keyOf={({ _id }) => _id} />
      )}
      <NumberPager
        label="Pages of orders"
        search={search}
        linkTo={linkTo}
        total={total}
        pageSize={PAGE_SIZE}
      />
    </section>
  )
}
