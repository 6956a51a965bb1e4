import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { partsPath } from '#contract/catalog/addresses.ts'
import { foundOr404 } from '../../guards.ts'
import { FamilyPage } from '../../ui/visitor/family/FamilyPage.tsx'
import { loadFamily } from '../../ui/visitor/family/load-family.ts'
import { ROWS_PER_PAGE, readTableSearch, writeTableSearch } from '../../ui/visitor/family/table-search.ts'

type Address = Readonly<Record<string, unknown>>

const FRESH_MS = 60_000

/** The page of a family. */
export const Route = createFileRoute('/parts/$slug')({
  // The address narrows what is loaded, so that all of it is loaded once.
  staleTime: FRESH_MS,
  preloadStaleTime: FRESH_MS,
  loader: async ({ params: { slug }, location }) => {
    const loaded = await foundOr404(loadFamily(slug, location.search))
    redirectToRow(slug, location.search, loaded.table)
    return loaded
  },
  // Fetched when it is wanted: every page carries the code of this file.
  head: async ({ match, loaderData }) => {
    const { describeFamilyPage } = await import('../../ui/visitor/product/describe-pages.ts')
    return describeFamilyPage(match.context.site, loaderData, match.search)
  },
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  const router = useRouter()
  const reload = useCallback(
    () => router.invalidate({ filter: ({ routeId }) => routeId === Route.id }),
    [router],
  )
  return <FamilyPage key={loaded.family._id} loaded={loaded} address={Route.useSearch()} reload={reload} />
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
