import { createFileRoute, Link, linkOptions, useRouterState } from '@tanstack/react-router'
import { acceptSearch } from '../accept-search.ts'
import { ADD_PRODUCT } from '../content/specification.ts'
import { formatCount } from '../ui/format.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Pager } from '../ui/Pager.tsx'
import { ManagedFilters } from '../ui/products/ManagedFilters.tsx'
import { ManagedList } from '../ui/products/ManagedList.tsx'
import { listManaged } from '../ui/products/managed-calls.ts'
import { type ManagedSearch, readManagedSearch } from '../ui/products/managed-search.ts'

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
  const page = Route.useLoaderData()
  const search = readManagedSearch(Route.useSearch())
  const isLoading = useRouterState({ select: state => state.isLoading })
  if (!page) return null
  const { items: products, total, next } = page
  const { after, ...filter } = search
  return (
    <>
      <PageHeading
        title="Products"
        lead="Prices and minimum orders can be changed in the list; everything else on a product’s own page."
        actions={
          <div className="flex flex-wrap gap-3">
            <Link to="/dashboard/addproduct" className="btn btn-outline">
              {ADD_PRODUCT}
            </Link>
            <Link to="/dashboard/products/import" className="btn btn-outline">
              Import or export
            </Link>
          </div>
        }
      />
      <ManagedFilters search={search} />
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <output className="text-muted">
          {formatCount(total)} {total === 1 ? 'product' : 'products'}
          {search.family !== undefined && ` of the family ${search.family}`}
        </output>
        {isFiltered(search) && total > 0 && <ClearFilters search={search} className="btn-sm" />}
      </div>
      <div aria-busy={isLoading} className="transition-opacity duration-300 aria-busy:opacity-60">
        {products.length > 0 ? (
          <ManagedList products={products} isArchive={search.state === 'archived'} />
        ) : (
          <NothingFound search={search} />
        )}
      </div>
      <Pager
        label="Pages of products"
        back={
          after === undefined
            ? undefined
            : { text: 'First page', to: linkOptions({ to: '/dashboard/products', search: filter }) }
        }
        forward={
          next === undefined
            ? undefined
            : {
                text: 'Next',
                to: linkOptions({ to: '/dashboard/products', search: { ...filter, after: next } }),
              }
        }
      />
    </>
  )
}

function isFiltered({ q, category, family, state }: ManagedSearch): boolean {
  return Boolean(q || category || family || state)
}

function ClearFilters({ search, className = '' }: { search: ManagedSearch; className?: string }) {
  return (
    <Link
      to="/dashboard/products"
      search={{ sort: search.sort }}
      preload={false}
      activeOptions={{ exact: true }}
      className={`btn btn-outline ${className}`}
    >
      Clear filters
    </Link>
  )
}

function NothingFound({ search }: { search: ManagedSearch }) {
  return (
    <div className="sheet grid justify-items-start gap-4 p-8">
      <h2 className="text-2xl">No products match</h2>
      <p className="text-muted">Try different words or fewer filters.</p>
      {(isFiltered(search) || search.after) && <ClearFilters search={search} />}
    </div>
  )
}
