import { Link, linkOptions } from '@tanstack/react-router'
import type { MoneyTotals } from '#contract/money-report.ts'
import { orderStatuses } from '#contract/order-status.ts'
import type { Order } from '#contract/orders.ts'
import { DataCell, DataRow, DataTable } from '../DataTable.tsx'
import { formatCount, formatEuros, formatMoment } from '../format.ts'
import { Pager } from '../Pager.tsx'
import { STATE_LABELS } from './labels.ts'
import { type MoneySearch, PAGE_SIZE, readMoneySearch } from './money-search.ts'

interface OrderListProps {
  orders: readonly Order[]
  total: number
  counts: MoneyTotals['orders']
  search: MoneySearch
}

/** Everybody's orders by state, in pages. */
export function OrderList({ orders, total, counts, search }: OrderListProps) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(search.page ?? 1, pages)
  const linkTo = (to: number) =>
    linkOptions({ to: '/dashboard/money', search: readMoneySearch({ ...search, page: to }) })
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="mb-4 text-2xl">
        Orders
      </h2>
      <StateChoice counts={counts} search={search} />
      {orders.length === 0 && <p className="text-muted">No orders in this state.</p>}
      {orders.length > 0 && (
        <DataTable caption="Orders" columns={['Product', 'Customer', 'Booked', 'Total', 'State']}>
          {orders.map(order => (
            <DataRow key={order._id}>
              <DataCell label="Product">
                <Link
                  to="/dashboard/money/$id"
                  params={{ id: order._id }}
                  className="text-link font-semibold wrap-anywhere"
                >
                  {order.orderName}
                </Link>{' '}
                × {formatCount(order.availability)}
                <span className="block text-sm text-muted">{order.number}</span>
              </DataCell>
              <DataCell label="Customer">
                <span className="break-all">{order.userEmail}</span>
              </DataCell>
              <DataCell label="Booked">
                <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
              </DataCell>
              <DataCell label="Total">{formatEuros(order.price)}</DataCell>
              <DataCell label="State">
                <span className="badge whitespace-nowrap badge-neutral">{STATE_LABELS[order.status]}</span>
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      )}
      <Pager
        label="Pages of orders"
        back={page > 1 ? { text: 'Previous', to: linkTo(page - 1) } : undefined}
        forward={page < pages ? { text: 'Next', to: linkTo(page + 1) } : undefined}
        position={`Page ${formatCount(page)} of ${formatCount(pages)}`}
      />
    </section>
  )
}

function StateChoice({ counts, search }: Pick<OrderListProps, 'counts' | 'search'>) {
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
  const choices = [
    { status: undefined, label: 'All', orders: all },
    ...orderStatuses.map(status => ({ status, label: STATE_LABELS[status], orders: counts[status] })),
  ]
  return (
    <nav aria-label="States of orders" className="mb-4 flex flex-wrap gap-2">
      {choices.map(({ status, label, orders }) => (
        <Link
          key={label}
          to="/dashboard/money"
          search={readMoneySearch({ days: search.days, status })}
          resetScroll={false}
          aria-current={search.status === status ? 'true' : undefined}
          className={`btn btn-sm ${search.status === status ? 'btn-neutral' : 'btn-outline'}`}
        >
          {label} ({formatCount(orders)})
        </Link>
      ))}
    </nav>
  )
}
