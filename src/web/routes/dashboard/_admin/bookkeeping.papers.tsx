import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { MAX_PAPERS } from '#contract/bookkeeping/sale-kinds.ts'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { stringifySearch } from '../../../search-params.ts'
import { type Filter, ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { PaperTable } from '../../../ui/owner/bookkeeping/PaperTable.tsx'
import { type PaperSearch, readPaperSearch } from '../../../ui/owner/bookkeeping/period-search.ts'
import { ReportLinks } from '../../../ui/owner/bookkeeping/ReportLinks.tsx'

const PAGE_SIZE = '50'
const linkTo = (search: PaperSearch) => linkOptions({ to: '/dashboard/bookkeeping/papers', search })

const fields: readonly Filter<keyof PaperSearch>[] = [
  { name: 'q', label: 'Number or customer', type: 'search', maxLength: 100 },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
]

export const Route = createFileRoute('/dashboard/_admin/bookkeeping/papers')({
  validateSearch: acceptSearch<PaperSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { after: cursor, ...filter } = readPaperSearch(deps)
    return admin && pageOf(calls.bookkeeping.papers.$get({ query: { ...filter, limit: PAGE_SIZE, cursor } }))
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Papers | Parts Hub' }] }),
  component: Papers,
  pendingComponent: () => <RowsSkeleton title="Papers" />,
})

function Papers() {
  const page = Route.useLoaderData()
  const search = readPaperSearch(Route.useSearch())
  if (!page) return null
  const { items: papers, total, next } = page
  const query = stringifySearch({ ...search, after: undefined })
  const isPrintable = total > 0 && total <= MAX_PAPERS
  return (
    <ListPage
      title="Papers"
      lead={`Invoices and credit notes, those that were replaced too; without days, of this month. At most ${MAX_PAPERS} can be downloaded at once.`}
      actions={
        <div className="flex flex-wrap gap-2">
          <a href={`/bookkeeping/papers.csv${query}`} download className="btn btn-outline">
            Export CSV
          </a>
          {isPrintable && (
            <a href={`/bookkeeping/papers.zip${query}`} download className="btn btn-outline">
              Download all (ZIP)
            </a>
          )}
        </div>
      }
      filters={
        <>
          <ReportLinks report="papers" period={search} />
          <ListFilters
            search={search}
            read={readPaperSearch}
            linkTo={linkTo}
            filters={fields}
            className="sheet mb-6 grid items-end gap-4 p-4 sm:grid-cols-2 xl:grid-cols-[1fr_12rem_12rem_auto]"
          />
        </>
      }
      count={[total, 'paper', 'papers']}
      pager={<CursorPager label="Pages of papers" search={search} linkTo={linkTo} next={next} />}
    >
      {papers.length > 0 && <PaperTable papers={papers} />}
    </ListPage>
  )
}
