import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { type Filter, ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { NothingListed } from '../../../ui/base/list/NothingListed.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { PurchaseTable } from '../../../ui/owner/purchasing/PurchaseTable.tsx'
import { PurchasingLinks } from '../../../ui/owner/purchasing/PurchasingLinks.tsx'
import {
  type PurchaseSearch,
  readPurchaseSearch,
  stateChoices,
} from '../../../ui/owner/purchasing/purchase-search.ts'
import { listPurchaseOrders } from '../../../ui/owner/purchasing/purchasing-calls.ts'

const linkTo = (search: PurchaseSearch) => linkOptions({ to: '/dashboard/purchasing/orders', search })

const filters: readonly Filter<keyof PurchaseSearch>[] = [
  { name: 'state', label: 'State', choices: stateChoices },
]

export const Route = createFileRoute('/dashboard/_admin/purchasing/orders/')({
  validateSearch: acceptSearch<PurchaseSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => admin && listPurchaseOrders(readPurchaseSearch(deps)),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Orders to suppliers | Parts Hub' }] }),
  component: PurchaseOrders,
  pendingComponent: () => <RowsSkeleton title="Orders to suppliers" />,
})

function PurchaseOrders() {
  const page = Route.useLoaderData()
  const search = readPurchaseSearch(Route.useSearch())
  if (!page) return null
  const { items: orders, total, next } = page
  const isFiltered = Boolean(search.q || search.state || search.supplier)
  return (
    <ListPage
      title="Orders to suppliers"
      lead="A draft is made of what is proposed, or on the page of a supplier."
      filters={
        <>
          <PurchasingLinks page="orders" />
          <ListFilters
            search={search}
            read={readPurchaseSearch}
            linkTo={linkTo}
            words="Number, supplier, or SKU"
            filters={filters}
            kept="supplier"
            className="mb-6 grid items-end gap-4 sm:grid-cols-[1fr_14rem]"
          />
        </>
      }
      count={[total, 'order', 'orders']}
      beside={
        isFiltered ? (
          <Link {...linkTo({})} activeOptions={{ exact: true }} className="btn btn-outline btn-sm">
            Clear filters
          </Link>
        ) : (
          ''
        )
      }
      pager={<CursorPager label="Pages of orders to suppliers" search={search} linkTo={linkTo} next={next} />}
    >
      {orders.length > 0 ? (
        <PurchaseTable orders={orders} />
      ) : (
        <NothingListed
          title={isFiltered ? 'No such order' : 'No orders to suppliers yet'}
          text={
            isFiltered
              ? 'A part of its number is enough.'
              : 'What to order is proposed from sales and reservations.'
          }
        >
          <Link to="/dashboard/purchasing" className="btn btn-outline">
            What to order
          </Link>
        </NothingListed>
      )}
    </ListPage>
  )
}
