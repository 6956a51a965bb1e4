import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { readId, readSearch, type SearchOf } from '../../../search-params.ts'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { NewCountForm } from '../../../ui/owner/stock-counts/NewCountForm.tsx'
import { StockCountTable } from '../../../ui/owner/stock-counts/StockCountTable.tsx'

const PAGE_SIZE = '25'
const readCountSearch = readSearch({ after: readId })
type CountSearch = SearchOf<typeof readCountSearch>
const linkTo = (search: CountSearch) => linkOptions({ to: '/dashboard/counting', search })

export const Route = createFileRoute('/dashboard/_admin/counting/')({
  validateSearch: acceptSearch<CountSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { after: cursor } = readCountSearch(deps)
    return admin && pageOf(calls['stock-count'].$get({ query: { limit: PAGE_SIZE, cursor } }))
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Counting | Parts Hub' }] }),
  component: Counting,
  pendingComponent: () => <RowsSkeleton title="Counting" />,
})

function Counting() {
  const page = Route.useLoaderData()
  const search = readCountSearch(Route.useSearch())
  if (!page) return null
  const { items, total, next } = page
  return (
    <ListPage
      title="Counting"
      lead="A list names what lies at some shelf places, on paper without how many there should be. What is entered is booked line by line."
      filters={<NewCountForm />}
      count={[total, 'list', 'lists']}
      pager={<CursorPager label="Pages of lists" search={search} linkTo={linkTo} next={next} />}
    >
      {items.length > 0 && <StockCountTable counts={items} />}
    </ListPage>
  )
}
