import { createFileRoute } from '@tanstack/react-router'
import { acceptSearch } from '../../accept-search.ts'
import { Container } from '../../ui/base/page/Container.tsx'
import { PageHeading } from '../../ui/base/page/PageHeading.tsx'
import { CategoryLinks } from '../../ui/product/facts/CategoryLinks.tsx'
import { isNarrowed, type ResultsSearch, readResultsSearch } from '../../ui/visitor/filters/results-search.ts'
import { keepView } from '../../ui/visitor/filters/view.ts'
import { loadCategories, loadResults } from '../../ui/visitor/results/load-results.ts'
import { Results } from '../../ui/visitor/results/Results.tsx'

const USUAL_VIEW = 'table'

export const Route = createFileRoute('/parts/')({
  validateSearch: acceptSearch<ResultsSearch>,
  beforeLoad: ({ location: { search } }) => {
    if (Object.keys(search).length > 0) keepView(search, USUAL_VIEW)
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context }) => {
    const search = readResultsSearch(deps)
    if (isNarrowed(search)) return { results: await loadResults(search, context) }
    return { counts: await loadCategories() }
  },
  // Fetched when it is wanted: every page carries the code of this file.
  head: async ({ match, loaderData }) => {
    const { describeParts } = await import('../../ui/visitor/results/describe-results.ts')
    return describeParts(match.context.site, match.search, loaderData?.results)
  },
  component: Parts,
})

function Parts() {
  const { results, counts } = Route.useLoaderData()
  return (
    <Container className="py-8 sm:py-12">
      <PageHeading title="Parts" />
      {results ? (
        <Results loaded={results} place={{ path: '/parts', usualView: USUAL_VIEW }} />
      ) : (
        <CategoryLinks counts={counts} isFirst />
      )}
    </Container>
  )
}
