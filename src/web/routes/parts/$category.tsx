import { createFileRoute } from '@tanstack/react-router'
import { isCategory } from '#contract/catalog/category-names.ts'
import { acceptSearch } from '../../accept-search.ts'
import { type ResultsSearch, readResultsSearch } from '../../ui/visitor/filters/results-search.ts'
import { keepView } from '../../ui/visitor/filters/view.ts'
import { CategoryPage } from '../../ui/visitor/results/CategoryPage.tsx'
import { loadResults } from '../../ui/visitor/results/load-results.ts'

/** The page of a category. Other addresses of this form are those of families. */
export const Route = createFileRoute('/parts/$category')({
  params: { parse: ({ category }) => isCategory(category) && { category } },
  validateSearch: acceptSearch<ResultsSearch>,
  beforeLoad: ({ location }) => keepView(location.search, 'table'),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { category }, deps, context: { session } }) =>
    loadResults(readResultsSearch(deps), { session, category }),
  // Fetched when it is wanted: every page carries the code of this file.
  head: async ({ match, params: { category }, loaderData: loaded }) => {
    const { describeCategory } = await import('../../ui/visitor/results/describe-results.ts')
    return describeCategory(match.context.site, category, { address: match.search, loaded })
  },
  component: () => <CategoryPage {...Route.useParams()} loaded={Route.useLoaderData()} />,
})
