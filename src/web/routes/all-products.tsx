import { createFileRoute } from '@tanstack/react-router'
import { acceptSearch } from '../accept-search.ts'
import { PRODUCTS_HEADING } from '../content/specification.ts'
import { requireSignedIn } from '../guards.ts'
import { Container } from '../ui/Container.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { loadResults } from '../ui/search/load-results.ts'
import { Results } from '../ui/search/Results.tsx'
import { type ResultsSearch, readResultsSearch } from '../ui/search/results-search.ts'
import { keepView } from '../ui/search/view.ts'

const PLACE = { path: '/all-products', usualView: 'cards', withPurchase: true } as const

export const Route = createFileRoute('/all-products')({
  validateSearch: acceptSearch<ResultsSearch>,
  beforeLoad: visit => {
    requireSignedIn(visit)
    keepView(visit.location.search, PLACE.usualView)
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context }) => loadResults(readResultsSearch(deps), context),
  // Fetched when it is wanted: every page carries the code of this file.
  head: async ({ match }) => {
    const { describeAllProducts } = await import('../ui/search/describe-results.ts')
    return describeAllProducts(match.context.site)
  },
  component: AllProducts,
})

function AllProducts() {
  return (
    <Container className="py-8 sm:py-12">
      <PageHeading title={PRODUCTS_HEADING} />
      <Results loaded={Route.useLoaderData()} place={PLACE} />
    </Container>
  )
}
