import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { type Filter, ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage, wordCount } from '../../../ui/base/list/ListPage.tsx'
import { NothingListed } from '../../../ui/base/list/NothingListed.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { SavedViews } from '../../../ui/base/list/SavedViews.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { CustomerTable } from '../../../ui/owner/customers/CustomerTable.tsx'
import {
  type CustomerSearch,
  customerStateNames,
  customersPath,
  readCustomerSearch,
} from '../../../ui/owner/customers/customer-search.ts'

const PAGE_SIZE = '25'
const linkTo = (search: CustomerSearch) => linkOptions({ to: '/dashboard/customers', search })

const filters: readonly Filter<keyof CustomerSearch>[] = [
  { name: 'state', label: 'Which', choices: [['', 'All customers'], ...Object.entries(customerStateNames)] },
]

export const Route = createFileRoute('/dashboard/_admin/customers/')({
  validateSearch: acceptSearch<CustomerSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { after: cursor, ...filter } = readCustomerSearch(deps)
    return admin && pageOf(calls.customer.$get({ query: { ...filter, limit: PAGE_SIZE, cursor } }))
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Customers | Parts Hub' }] }),
  component: Customers,
  pendingComponent: () => <RowsSkeleton title="Customers" />,
})

function Customers() {
  const page = Route.useLoaderData()
  const search = readCustomerSearch(Route.useSearch())
  if (!page) return null
  const { items: customers, total, next } = page
  const isFiltered = Boolean(search.q || search.state || search.after)
  const clear = (
    <Link {...linkTo({})} activeOptions={{ exact: true }} className="btn btn-outline btn-sm">
      Clear filters
    </Link>
  )
  return (
    <ListPage
      title="Customers"
      lead="Who has an account, the latest first, with what they have bought, VAT included. Their names lead to where you book for them."
      actions={
        <a href={customersPath(search)} download="customers.csv" className="btn btn-outline">
          Export CSV
        </a>
      }
      filters={
        <ListFilters
          search={search}
          read={readCustomerSearch}
          linkTo={linkTo}
          words="Search by name, company, address, phone, mail"
          filters={filters}
          className="mb-6 grid items-end gap-4 sm:grid-cols-[1fr_16rem]"
        />
      }
      count={wordCount(total, 'customer', 'customers')}
      beside={
        <div className="flex flex-wrap items-start gap-3">
          {isFiltered && customers.length > 0 && clear}
          <SavedViews list="customers" search={search} read={readCustomerSearch} linkTo={linkTo} />
        </div>
      }
      pager={<CursorPager label="Pages of customers" search={search} linkTo={linkTo} next={next} />}
    >
      {customers.length > 0 ? (
        <CustomerTable customers={customers} />
      ) : (
        <NothingListed
          title={isFiltered ? 'No such customer' : 'No customers yet'}
          text={
            isFiltered
              ? 'The beginning of each word is enough. Who has ordered to another address is found in the list of orders.'
              : 'They stand here as they sign up.'
          }
        >
          {isFiltered && clear}
        </NothingListed>
      )}
    </ListPage>
  )
}
