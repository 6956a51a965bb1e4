import { createFileRoute } from '@tanstack/react-router'
import { isLikeKind } from '#contract/catalog/addresses.ts'
import { isCategory } from '#contract/catalog/category-names.ts'
import { acceptSearch } from '../../accept-search.ts'
import { type ResultsSearch, readResultsSearch } from '../../ui/visitor/filters/results-search.ts'
import { keepView } from '../../ui/visitor/filters/view.ts'
import { describeKindLater } from '../../ui/visitor/results/describe-kind-later.ts'
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
  head: describeKindLater,
  component: () => <KindPage {...Route.useLoaderData()} />,
})
