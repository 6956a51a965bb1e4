import { Link, linkOptions, useRouterState } from '@tanstack/react-router'
import type { OwnOrders } from '#contract/own-orders.ts'
import { formatCount } from '../format.ts'
import { Pager } from '../Pager.tsx'
import { PAGE_SIZE } from './load-own-orders.ts'
import { OrderTable } from './OrderTable.tsx'
import { OwnOrderFilters } from './OwnOrderFilters.tsx'
import { OwnOrderStates } from './OwnOrderStates.tsx'
import type { OwnOrdersSearch } from './own-orders-search.ts'

/** A person's orders, with what finds one of them. */
export function OwnOrdersPage({ found, search }: { found: OwnOrders; search: OwnOrdersSearch }) {
  const isLoading = useRouterState({ select: state => state.isLoading })
  const { orders, page, total, counts, years } = found
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const linkTo = (to: number) =>
    linkOptions({ to: '/dashboard', search: { ...search, page: to === 1 ? undefined : to } })
  if (years.length === 0) return <NoOrders />
  return (
    <>
      <OwnOrderFilters search={search} years={years} />
      <OwnOrderStates search={search} counts={counts} />
      <output className="mb-3 block text-sm text-muted">
        {formatCount(total)} {total === 1 ? 'order' : 'orders'}
      </output>
      <div aria-busy={isLoading} className="transition-opacity duration-300 aria-busy:opacity-60">
        {orders.length > 0 ? <OrderTable orders={orders} /> : <NothingFound search={search} />}
      </div>
      <Pager
        label="Pages of orders"
        back={page > 1 ? { text: 'Newer', to: linkTo(page - 1) } : undefined}
        forward={page < pages ? { text: 'Older', to: linkTo(page + 1) } : undefined}
        position={`Page ${formatCount(page)} of ${formatCount(pages)}`}
      />
    </>
  )
}

function NoOrders() {
  return (
    <div className="sheet grid justify-items-start gap-4 p-8">
      <h2 className="text-2xl">No orders yet</h2>
      <p className="text-muted">Your orders will appear here, ready to pay.</p>
      <Link to="/all-products" className="btn btn-secondary">
        See all tools
      </Link>
    </div>
  )
}

function NothingFound({ search: { q, state, year } }: { search: OwnOrdersSearch }) {
  const narrowing = [state && 'all states', year && 'all years'].filter(Boolean).join(' and ')
  return (
    <div className="sheet grid justify-items-start gap-4 p-8">
      <h2 className="text-2xl">No order matches</h2>
      <p className="text-muted">
        {q
          ? `No order has all the words of “${q}” in its number, its products, your reference or its transaction.`
          : 'There is no such order.'}{' '}
        {narrowing ? `Look in ${narrowing}, or` : 'Try fewer words, or'} see them all.
      </p>
      <Link to="/dashboard" activeOptions={{ exact: true }} className="btn btn-outline">
        See all orders
      </Link>
    </div>
  )
}
