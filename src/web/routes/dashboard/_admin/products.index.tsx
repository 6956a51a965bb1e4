import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import { acceptSearch } from '../../../accept-search.ts'
import { ADD_PRODUCT } from '../../../content/specification.ts'
import { useRights } from '../../../rights.ts'
import { type Filter, ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { NothingListed } from '../../../ui/base/list/NothingListed.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { SavedViews } from '../../../ui/base/list/SavedViews.tsx'
import { ManagedList } from '../../../ui/owner/products/ManagedList.tsx'
import { listManaged } from '../../../ui/owner/products/managed-calls.ts'
import { managedSortOptions, stateNames } from '../../../ui/owner/products/managed-labels.ts'
import { type ManagedSearch, readManagedSearch } from '../../../ui/owner/products/managed-search.ts'

const filters: readonly Filter<keyof ManagedSearch>[] = [
  {
    name: 'category',
    label: 'Category',
    choices: [['', 'All categories'], ...Object.entries(categoryNames)],
  },
  { name: 'state', label: 'State', choices: [['', 'All but archived'], ...Object.entries(stateNames)] },
  { name: 'sort', label: 'Sort by', choices: Object.entries(managedSortOptions) },
]

const linkTo = (search: ManagedSearch) => linkOptions({ to: '/dashboard/products', search })

export const Route = createFileRoute('/dashboard/_admin/products/')({
  validateSearch: acceptSearch<ManagedSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => admin && listManaged(readManagedSearch(deps)),
  shouldReload: true,
  // The products shown stay until the next ones have loaded.
  pendingMs: Infinity,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Products | Parts Hub' }] }),
  component: Products,
})

function Products() {
  const mayManage = useRights()('manageProducts')
  const page = Route.useLoaderData()
  const search = readManagedSearch(Route.useSearch())
  if (!page) return null
  const { items: products, total, next } = page
  const { q, category, family, state, sort, after } = search
  const isFiltered = Boolean(q || category || family || state)
  const ofFamily = family === undefined ? '' : ` of the family ${family}`
  const clear = (
    <Link
      {...linkTo({ sort })}
      preload={false}
      activeOptions={{ exact: true }}
      className={`btn btn-outline ${total > 0 ? 'btn-sm' : ''}`}
    >
      Clear filters
    </Link>
  )
  return (
    <ListPage
      title="Products"
      lead={
        mayManage
          ? 'Prices and minimum orders can be changed in the list; everything else on a product’s own page.'
          : 'Stock is received, counted, corrected and scrapped on a product’s own page.'
      }
      actions={
        mayManage && (
          <div className="flex flex-wrap gap-3">
            <Link to="/dashboard/addproduct" className="btn btn-outline">
              {ADD_PRODUCT}
            </Link>
            <Link to="/dashboard/products/import" className="btn btn-outline">
              Import or export
            </Link>
            <Link to="/dashboard/products/papers" className="btn btn-outline">
              To be confirmed
            </Link>
          </div>
        )
      }
      filters={
        <ListFilters
          search={search}
          read={readManagedSearch}
          linkTo={linkTo}
          words="Search by name, SKU or standard"
          filters={filters}
          kept="family"
          className="sheet mb-6 grid items-end gap-4 p-4 sm:grid-cols-3 sm:*:first:col-span-full xl:grid-cols-[1fr_11rem_11rem_12rem] xl:*:first:col-span-1"
        />
      }
      count={[total, `product${ofFamily}`, `products${total < MAX_COUNTED ? '' : ' or more'}${ofFamily}`]}
      beside={
        <div className="flex flex-wrap items-start gap-3">
          {isFiltered && total > 0 && clear}
          <SavedViews list="products" search={search} read={readManagedSearch} linkTo={linkTo} />
        </div>
      }
      pager={
        <CursorPager
          label="Pages of products"
          search={search}
          linkTo={linkTo}
          next={next}
          texts={['First page', 'Next']}
        />
      }
    >
      {products.length > 0 ? (
        <ManagedList products={products} isArchive={state === 'archived'} />
      ) : (
        <NothingListed title="No products match" text="Try different words or fewer filters.">
          {(isFiltered || after) && clear}
        </NothingListed>
      )}
    </ListPage>
  )
}
