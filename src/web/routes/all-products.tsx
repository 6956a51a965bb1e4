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

// The search is no dependency of the loader, so that the present products stay until the next ones have loaded.
export const Route = createFileRoute('/all-products')({
  validateSearch: acceptSearch<ResultsSearch>,
  beforeLoad: visit => {
    requireSignedIn(visit)
    keepView(visit.location.search, PLACE.usualView)
  },
  loader: ({ location, context }) => loadResults(readResultsSearch(location.search), context),
  shouldReload: true,
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
      <Results loaded={Route.useLoaderData()} search={readResultsSearch(Route.useSearch())} place={PLACE} />
    </Container>
  )
}
