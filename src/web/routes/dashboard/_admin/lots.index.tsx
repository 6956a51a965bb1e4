import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { useRights } from '../../../rights.ts'
import { type Filter, ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { NothingListed } from '../../../ui/base/list/NothingListed.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { LotTable } from '../../../ui/owner/lots/LotTable.tsx'
import { type LotSearch, readLotSearch } from '../../../ui/owner/lots/lot-search.ts'

const PAGE_SIZE = '25'
const linkTo = (search: LotSearch) => linkOptions({ to: '/dashboard/lots', search })

const filters: readonly Filter<keyof LotSearch>[] = [
  {
    name: 'state',
    label: 'State',
    choices: [
      ['', 'All lots'],
      ['open', 'With pieces left'],
    ],
  },
]

export const Route = createFileRoute('/dashboard/_admin/lots/')({
  validateSearch: acceptSearch<LotSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { after: cursor, ...filter } = readLotSearch(deps)
    return admin && pageOf(calls.lot.$get({ query: { ...filter, limit: PAGE_SIZE, cursor } }))
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Lots | Parts Hub' }] }),
  component: Lots,
  pendingComponent: () => <RowsSkeleton title="Lots" />,
})

function Lots() {
  const maySeeStock = useRights()('seeStock')
  const page = Route.useLoaderData()
  const search = readLotSearch(Route.useSearch())
  if (!page) return null
  const { items: lots, total, next } = page
  const { q, product, state } = search
  const isFiltered = Boolean(q || product || state)
  return (
    <ListPage
      title="Lots"
      lead="What came in of each, what is left, and who got pieces of it. A lot begins where stock is received, on the page of its product."
      filters={
        <ListFilters
          search={search}
          read={readLotSearch}
          linkTo={linkTo}
          words="Number of the lot, or SKU"
          filters={filters}
          kept="product"
          className="mb-6 grid items-end gap-4 sm:grid-cols-[1fr_14rem]"
        />
      }
      count={[total, 'lot', 'lots']}
      beside={
        isFiltered ? (
          <Link {...linkTo({})} activeOptions={{ exact: true }} className="btn btn-outline btn-sm">
            Clear filters
          </Link>
        ) : (
          ''
        )
      }
      pager={<CursorPager label="Pages of lots" search={search} linkTo={linkTo} next={next} />}
    >
      {lots.length > 0 ? (
        <LotTable lots={lots} isOfMany />
      ) : (
        <NothingListed
          title={isFiltered ? 'No such lot' : 'No lots yet'}
          text={
            isFiltered
              ? 'A part of its number is enough, as on the label or the certificate.'
              : 'Name one when you receive stock: its certificate and its customers are then found here.'
          }
        >
          {maySeeStock && (
            <Link to="/dashboard/products" className="btn btn-outline">
              Products
            </Link>
          )}
        </NothingListed>
      )}
    </ListPage>
  )
}
