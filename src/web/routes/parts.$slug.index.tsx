import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { partsPath } from '#contract/addresses.ts'
import { answerOf, calls } from '../client.ts'
import { foundOr404 } from '../guards.ts'
import { readChoice } from '../search-params.ts'
import { categoryNames } from '../ui/catalog/product-search.ts'
import { describePage } from '../ui/page-head.ts'
import { FamilyPage } from '../ui/parts/FamilyPage.tsx'
import { loadFamily } from '../ui/parts/load-family.ts'
import { ROWS_PER_PAGE, readTableSearch, writeTableSearch } from '../ui/parts/table-search.ts'
import { CategoryPage } from '../ui/search/CategoryPage.tsx'

type Address = Readonly<Record<string, unknown>>

/** The page of a category or of a family. Which parameters its address has depends on which of them it is. */
export const Route = createFileRoute('/parts/$slug/')({
  // The address narrows what is loaded, so that all of it is loaded once.
  staleTime: 60_000,
  loader: async ({ params: { slug }, location }) => {
    const category = readChoice(categoryNames, slug)
    if (category) {
      const families = await answerOf(calls.family.$get())
      return { category, families: families.filter(family => family.category === category) }
    }
    const loaded = await foundOr404(loadFamily(slug, location.search))
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
    return describePage(site, {
      title: loaderData?.category ? categoryNames[loaderData.category] : 'Page not found',
      description: 'Parts from our works, with prices and stock.',
      path: partsPath(slug),
      isPrivate: loaderData === undefined,
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
  if (!data.loaded) return <CategoryPage category={data.category} families={data.families} />
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
