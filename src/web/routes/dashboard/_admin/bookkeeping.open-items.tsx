import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { answerOf, calls } from '../../../client.ts'
import { stringifySearch } from '../../../search-params.ts'
import { type Filter, ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { OpenItemSums, OpenItems } from '../../../ui/owner/bookkeeping/OpenItemTables.tsx'
import { type OpenItemsSearch, readOpenItemsSearch } from '../../../ui/owner/bookkeeping/period-search.ts'
import { ReportLinks } from '../../../ui/owner/bookkeeping/ReportLinks.tsx'

const linkTo = (search: OpenItemsSearch) => linkOptions({ to: '/dashboard/bookkeeping/open-items', search })

const fields: readonly Filter<keyof OpenItemsSearch>[] = [{ name: 'on', label: 'As of', type: 'date' }]

export const Route = createFileRoute('/dashboard/_admin/bookkeeping/open-items')({
  validateSearch: acceptSearch<OpenItemsSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) =>
    admin && answerOf(calls.bookkeeping['open-items'].$get({ query: readOpenItemsSearch(deps) })),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Open items | Parts Hub' }] }),
  component: OpenItemsPage,
  pendingComponent: () => <RowsSkeleton title="Open items" />,
})

function OpenItemsPage() {
  const report = Route.useLoaderData()
  const { person } = readOpenItemsSearch(Route.useSearch())
  if (!report) return null
  const { on, people, total, items } = report
  return (
    <ListPage
      title="Open items"
      lead="What was owed on account at the end of a day, by customer and by how many days it was overdue; of a day to come, what will be overdue should nothing be paid. Below zero: owed to the customer."
      actions={
        <a
          href={`/bookkeeping/open-items.csv${stringifySearch({ on, person })}`}
          download
          className="btn btn-outline"
        >
          Export CSV
        </a>
      }
      filters={
        <div className="print:hidden">
          <ReportLinks report="openItems" period={{ to: on }} />
          <ListFilters
            search={{ on, person }}
            read={readOpenItemsSearch}
            linkTo={linkTo}
            filters={fields}
            kept="person"
            className="sheet mb-6 grid items-end gap-4 p-4 sm:grid-cols-[12rem_max-content]"
          />
        </div>
      }
      count={[people.length, 'customer', 'customers']}
    >
      <OpenItemSums on={on} people={people} total={total} />
      {person !== undefined && <OpenItems person={person} items={items} />}
    </ListPage>
  )
}
