import { createFileRoute, Link } from '@tanstack/react-router'
import { PRODUCTS_HEADING } from '../content/specification.ts'
import { requireSignedIn } from '../guards.ts'
import { Container } from '../ui/Container.tsx'
import { loadProducts } from '../ui/catalog/load-products.ts'
import { ProductFilters } from '../ui/catalog/ProductFilters.tsx'
import { ProductGrid, ProductGridSkeleton } from '../ui/catalog/ProductGrid.tsx'
import { type ProductSearch, readProductSearch } from '../ui/catalog/product-search.ts'
import { formatCount } from '../ui/format.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { describePage } from '../ui/page-head.ts'

// The search parameters are not loader dependencies, so that the present products stay until the next ones have loaded.
export const Route = createFileRoute('/all-products')({
  validateSearch: readProductSearch,
  beforeLoad: requireSignedIn,
  loader: ({ location }) => loadProducts(readProductSearch(location.search)),
  shouldReload: true,
  head: ({ match }) =>
    describePage(match.context.site, {
      title: PRODUCTS_HEADING,
      description: 'All tools and parts from our works, with prices, stock and minimum orders.',
      path: '/all-products',
      isPrivate: true,
    }),
  component: AllProducts,
  pendingComponent: AllProductsSkeleton,
})

function AllProducts() {
  const list = Route.useLoaderData()
  const search = Route.useSearch()
  const isLoading = Route.useMatch({ select: match => match.isFetching !== false })
  const isFiltered = Boolean(search.q || search.category || search.in_stock)
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading title={PRODUCTS_HEADING} />
      <ProductFilters search={search} />
      <div className="mb-5 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <output>{describeCount(list.total, isFiltered)}</output>
        {isFiltered && <ClearFilters search={search} />}
      </div>
      <div aria-busy={isLoading} className="transition-opacity duration-300 aria-busy:opacity-60">
        {list.items.length > 0 ? (
          <ProductGrid list={list} search={search} />
        ) : (
          <NothingFound search={search} />
        )}
      </div>
    </Container>
  )
}

function describeCount(total: number, isFiltered: boolean): string {
  const noun = total === 1 ? 'product' : 'products'
  return `${formatCount(total)} ${noun}${isFiltered ? ' found' : ''}`
}

function ClearFilters({ search, className = 'btn-sm' }: { search: ProductSearch; className?: string }) {
  return (
    <Link
      to="/all-products"
      search={{ sort: search.sort }}
      preload={false}
      className={`btn btn-outline ${className}`}
    >
      Clear filters
    </Link>
  )
}

function NothingFound({ search }: { search: ProductSearch }) {
  return (
    <div className="sheet grid justify-items-start gap-4 p-8">
      <h2 className="text-2xl">No product matches</h2>
      <p className="text-muted">
        {search.q ? `Nothing matches “${search.q}”. ` : ''}Try different words or fewer filters.
      </p>
      <ClearFilters search={search} className="" />
    </div>
  )
}

function AllProductsSkeleton() {
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading title={PRODUCTS_HEADING} />
      <output className="sr-only">Loading</output>
      <ProductGridSkeleton />
    </Container>
  )
}
