import { createFileRoute, lazyRouteComponent, redirect, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { partsPath } from '#contract/catalog/addresses.ts'
import { isCategory } from '#contract/catalog/category-names.ts'
import { foundOr404 } from '../guards.ts'
import { describePage } from '../ui/page-head.ts'
import { loadFamily } from '../ui/parts/load-family.ts'
import { ROWS_PER_PAGE, readTableSearch, writeTableSearch } from '../ui/parts/table-search.ts'
import { CategoryPage } from '../ui/search/CategoryPage.tsx'
import { loadResults } from '../ui/search/load-results.ts'
import { readResultsSearch } from '../ui/search/results-search.ts'
import { keepView } from '../ui/search/view.ts'

type Address = Readonly<Record<string, unknown>>

/** Fetched for families only: the page of a category does without it. */
const FamilyPage = lazyRouteComponent(() => import('../ui/parts/FamilyPage.tsx'), 'FamilyPage')

/** The page of a category or of a family. Which parameters its address has depends on which of them it is. */
export const Route = createFileRoute('/parts/$slug/')({
  // The address narrows what is loaded, so that all of it is loaded once.
  staleTime: 60_000,
  // What is found in a category stays on the screen until the next results have loaded.
  shouldReload: ({ params: { slug } }) => isCategory(slug) || undefined,
  beforeLoad: ({ params: { slug }, location }) => {
    if (isCategory(slug)) keepView(location.search, 'table')
  },
  loader: async ({ params: { slug }, location, context: { session } }) => {
    if (isCategory(slug)) {
      const search = readResultsSearch(location.search)
      return { category: slug, results: await loadResults(search, { session, category: slug }) }
    }
    const [loaded] = await Promise.all([
      foundOr404(loadFamily(slug, location.search)),
      // Without its code the page says so itself.
      FamilyPage.preload?.()?.catch(() => undefined),
    ])
    redirectToRow(slug, location.search, loaded.table)
    return { loaded }
  },
  // Fetched when it is wanted: every page carries the code of this file.
  head: async ({ match, loaderData, params: { slug } }) => {
    const { site } = match.context
    if (loaderData?.loaded) {
      const { describeFamilyPage } = await import('../ui/parts/describe-pages.ts')
      return describeFamilyPage(site, loaderData.loaded, match.search)
    }
    if (loaderData?.results) {
      const { describeCategory } = await import('../ui/search/describe-results.ts')
      const { category, results: loaded } = loaderData
      return describeCategory(site, category, { address: match.search, loaded })
    }
    return describePage(site, {
      title: 'Page not found',
      path: partsPath(slug),
      isPrivate: true,
    })
  },
  component: Page,
})

function Page() {
  const data = Route.useLoaderData()
  const address: Address = Route.useSearch()
  const router = useRouter()
  const reload = useCallback(
    () => router.invalidate({ filter: ({ routeId }) => routeId === Route.id }),
    [router],
  )
  if (!data.loaded)
    return <CategoryPage category={data.category} search={readResultsSearch(address)} loaded={data.results} />
  const { loaded } = data
  return <FamilyPage key={loaded.family._id} loaded={loaded} address={address} reload={reload} />
}

/** Without JavaScript, a jump to a size leads to the rows that it stands among. */
function redirectToRow(
  slug: string,
  address: Address,
  { isWhole, jumpTo, columns, rowToJumpTo }: Awaited<ReturnType<typeof loadFamily>>['table'],
): void {
  if (isWhole || !rowToJumpTo) return
  const from = Math.floor(jumpTo / ROWS_PER_PAGE) * ROWS_PER_PAGE
  const query = writeTableSearch({ ...readTableSearch(address, columns), from })
  throw redirect({ href: `${partsPath(slug)}${query}#size-${rowToJumpTo}`, statusCode: 302 })
}
