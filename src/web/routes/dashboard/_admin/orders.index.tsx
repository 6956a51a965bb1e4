import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { acceptSearch } from '../../../accept-search.ts'
import { useRights } from '../../../rights.ts'
import { type Filter, ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage, wordCount } from '../../../ui/base/list/ListPage.tsx'
import { NothingListed } from '../../../ui/base/list/NothingListed.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { SavedViews } from '../../../ui/base/list/SavedViews.tsx'
import { ManagedOrders } from '../../../ui/owner/orders/ManagedOrders.tsx'
import {
  type Countries,
  exportPath,
  listOrders,
  nameCountries,
} from '../../../ui/owner/orders/order-calls.ts'
import { paymentNames, sortNames, stateNames } from '../../../ui/owner/orders/order-labels.ts'
import { type OrderSearch, readOrderSearch } from '../../../ui/owner/orders/order-search.ts'
import { ShipByList } from '../../../ui/owner/orders/ShipByList.tsx'
import { type ShippedOrder, UndoShipped } from '../../../ui/owner/orders/UndoShipped.tsx'

const filtersWith = (countries: Countries): readonly Filter<keyof OrderSearch>[] => [
  { name: 'state', label: 'State', choices: [['', 'All states'], ...Object.entries(stateNames)] },
  { name: 'country', label: 'Goes to', choices: [['', 'All countries'], ...countries] },
  { name: 'payment', label: 'Payment', choices: [['', 'Any payment'], ...Object.entries(paymentNames)] },
  { name: 'from', label: 'Booked from', type: 'date' },
  { name: 'to', label: 'Booked until', type: 'date' },
  { name: 'sort', label: 'Sort by', choices: Object.entries(sortNames) },
]

const linkTo = (search: OrderSearch) => linkOptions({ to: '/dashboard/orders', search, preload: false })

export const Route = createFileRoute('/dashboard/_admin/orders/')({
  validateSearch: acceptSearch<OrderSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) =>
    admin && { page: await listOrders(readOrderSearch(deps)), countries: nameCountries() },
  shouldReload: true,
  // The orders shown stay until the next ones have loaded.
  pendingMs: Infinity,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Orders | Parts Hub' }] }),
  component: Orders,
})

function Orders() {
  const has = useRights()
  const found = Route.useLoaderData()
  const search = readOrderSearch(Route.useSearch())
  const [shipped, setShipped] = useState<readonly ShippedOrder[]>([])
  if (!found) return null
  const { items: orders, total, next } = found.page
  const { after, sort, ...filter } = search
  const isFiltered = Object.values(filter).some(value => value !== undefined)
  const clear = (
    <Link
      {...linkTo({ sort })}
      activeOptions={{ exact: true }}
      className={`btn btn-outline ${total > 0 ? 'btn-sm' : ''}`}
    >
      Clear filters
    </Link>
  )
  return (
    <ListPage
      title="Orders"
      lead={
        <span className="print:hidden pointer-coarse:hidden">
          Keys: / to search, j and k from order to order, Enter opens one.
        </span>
      }
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          {has('exportOrders') && (
            <a href={exportPath(search)} download="orders.csv" className="btn btn-outline">
              Export CSV
            </a>
          )}
          <button type="button" className="btn btn-outline" onClick={() => window.print()}>
            Print
          </button>
        </div>
      }
      filters={
        <ListFilters
          search={search}
          read={readOrderSearch}
          linkTo={linkTo}
          words="Search by number, customer, company, address, reference; in full: SKU, own number, transaction, parcel"
          filters={filtersWith(found.countries).filter(({ name }) => name !== 'payment' || has('readOrder'))}
          className="sheet mb-6 grid items-end gap-4 p-4 *:first:col-span-full sm:grid-cols-3 xl:grid-cols-6 print:hidden"
        />
      }
      count={wordCount(total, 'order', 'orders')}
      beside={
        <div className="flex flex-wrap items-start gap-3 print:hidden">
          {isFiltered && total > 0 && clear}
          <SavedViews list="orders" search={search} read={readOrderSearch} linkTo={linkTo} />
        </div>
      }
      pager={
        <CursorPager
          label="Pages of orders"
          search={search}
          linkTo={linkTo}
          next={next}
          texts={['First page', 'Next']}
        />
      }
    >
      {shipped.length > 0 && <UndoShipped key={shipped[0]?.shipment} shipped={shipped} />}
      {has('shipOrder') && <ShipByList />}
      {orders.length > 0 ? (
        <ManagedOrders orders={orders} onShipped={setShipped} />
      ) : (
        <NothingListed
          title={isFiltered || after ? 'No order matches' : 'No orders yet'}
          text={
            isFiltered || after
              ? 'Try different words or fewer filters.'
              : 'They stand here as they are booked.'
          }
        >
          {(isFiltered || after) && clear}
        </NothingListed>
      )}
    </ListPage>
  )
}
