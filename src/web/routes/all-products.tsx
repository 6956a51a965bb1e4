import { createFileRoute } from '@tanstack/react-router'
import { acceptSearch } from '../accept-search.ts'
import { PRODUCTS_HEADING } from '../content/specification.ts'
import { requireSignedIn } from '../guards.ts'
import { Container } from '../ui/base/page/Container.tsx'
import { PageHeading } from '../ui/base/page/PageHeading.tsx'
import { type ResultsSearch, readResultsSearch } from '../ui/visitor/filters/results-search.ts'
import { keepView } from '../ui/visitor/filters/view.ts'
import { loadResults } from '../ui/visitor/results/load-results.ts'
import { Results } from '../ui/visitor/results/Results.tsx'

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
    const { describeAllProducts } = await import('../ui/visitor/results/describe-results.ts')
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
