import { createFileRoute } from '@tanstack/react-router'
import { isLikeKind } from '#contract/catalog/addresses.ts'
import { isCategory } from '#contract/catalog/category-names.ts'
import { acceptSearch } from '../../accept-search.ts'
import { type ResultsSearch, readResultsSearch } from '../../ui/visitor/filters/results-search.ts'
import { keepView } from '../../ui/visitor/filters/view.ts'
import { KindPage } from '../../ui/visitor/results/KindPage.tsx'
import { loadKind } from '../../ui/visitor/results/load-kind.ts'

/** The page of a kind in its category. Other addresses of this form are those of parts. */
export const Route = createFileRoute('/parts/$category_/$kind')({
  params: { parse: ({ category, kind }) => isCategory(category) && isLikeKind(kind) && { category, kind } },
  validateSearch: acceptSearch<ResultsSearch>,
  beforeLoad: ({ location }) => keepView(location.search, 'table'),
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, context: { session } }) =>
    loadKind(readResultsSearch(deps), { session, ...params }),
  // Fetched when it is wanted: every page carries the code of this file.
  head: async ({ match, loaderData }) => {
    const { describeKind } = await import('../../ui/visitor/results/describe-results.ts')
    return describeKind(match.context.site, match.search, loaderData)
  },
  component: () => <KindPage {...Route.useLoaderData()} />,
})
