import { Link, linkOptions } from '@tanstack/react-router'
import type { OwnOrders } from '#contract/orders/own.ts'
import { type OwnOrderState, ownOrderStates } from '#contract/orders/states.ts'
import { MY_ORDER } from '../../../content/specification.ts'
import { formatCount } from '../../base/figures/format.ts'
import { type Filter, ListFilters } from '../../base/list/ListFilters.tsx'
import { ListPage } from '../../base/list/ListPage.tsx'
import { NothingListed } from '../../base/list/NothingListed.tsx'
import { NumberPager } from '../../base/list/Pager.tsx'
import { StateLinks } from '../../base/list/StateLinks.tsx'
import { PAGE_SIZE } from './load-own-orders.ts'
import { OrderTable } from './OrderTable.tsx'
import { type OwnOrdersSearch, readOwnOrdersSearch } from './own-orders-search.ts'

const labels: Readonly<Record<OwnOrderState, string>> = {
  'to-pay': 'To pay',
  'address-needed': 'Address needed',
  paid: 'Paid',
  shipped: 'Shipped',
  ended: 'Ended',
}

const linkTo = (search: OwnOrdersSearch) => linkOptions({ to: '/dashboard', search, preload: false })

/** A person's orders, with what finds one of them. */
export function OwnOrdersPage({ found, search }: { found: OwnOrders; search: OwnOrdersSearch }) {
  const { orders, total, years } = found
  if (years.length === 0)
    return (
      <ListPage title={MY_ORDER}>
        <NoOrders />
      </ListPage>
    )
  return (
    <ListPage
      title={MY_ORDER}
      filters={
        <>
          <ListFilters
            search={search}
            read={readOwnOrdersSearch}
            linkTo={linkTo}
            words="Search by number, product, SKU, your reference or transaction"
            filters={[yearFilter(years, search.year)]}
            kept="state"
            className="mb-4 grid items-end gap-4 sm:grid-cols-[1fr_9rem]"
          />
          <StateLinks
            label="States of orders"
            states={statesToChoose(found.counts, search.state)}
            chosen={search.state}
            linkTo={state => linkTo({ q: search.q, year: search.year, state })}
            className="mb-4"
          />
        </>
      }
      count={[total, 'order', 'orders']}
      pager={
        <NumberPager
          label="Pages of orders"
          search={{ ...search, page: found.page }}
          linkTo={linkTo}
          total={total}
          pageSize={PAGE_SIZE}
          texts={['Newer', 'Older']}
        />
      }
    >
      {orders.length > 0 ? <OrderTable orders={orders} /> : <NothingFound search={search} />}
    </ListPage>
  )
}

/** The years in which there are orders, and the one that is chosen. */
function yearFilter(years: readonly number[], chosen: number | undefined): Filter<'year'> {
  const shown = chosen === undefined || years.includes(chosen) ? years : [chosen, ...years]
  return {
    name: 'year',
    label: 'Year',
    choices: [['', 'All years'], ...shown.map(each => [String(each), String(each)] as const)],
  }
}

/** The states, with how many orders are in them; those without any are left out unless chosen. */
function statesToChoose(counts: OwnOrders['counts'], chosen: OwnOrderState | undefined) {
  const shown = ownOrderStates.filter(state => counts[state] > 0 || state === chosen)
  return [
    [undefined, `All (${formatCount(counts.all)})`] as const,
    ...shown.map(state => [state, `${labels[state]} (${formatCount(counts[state])})`] as const),
  ]
}

function NoOrders() {
  return (
    <NothingListed title="No orders yet" text="Your orders will appear here, ready to pay.">
      <Link to="/all-products" className="btn btn-secondary">
        See all tools
      </Link>
    </NothingListed>
  )
}

function NothingFound({ search: { q, state, year } }: { search: OwnOrdersSearch }) {
  const narrowing = [state && 'all states', year && 'all years'].filter(Boolean).join(' and ')
  const missing = q
    ? `No order has all the words of “${q}” in its number, its products, your reference or its transaction.`
    : 'There is no such order.'
  return (
    <NothingListed
      title="No order matches"
      text={`${missing} ${narrowing ? `Look in ${narrowing}, or` : 'Try fewer words, or'} see them all.`}
    >
      <Link to="/dashboard" activeOptions={{ exact: true }} className="btn btn-outline">
        See all orders
      </Link>
    </NothingListed>
  )
}
