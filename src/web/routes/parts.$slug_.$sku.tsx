import { createFileRoute, redirect } from '@tanstack/react-router'
import { addressOf, partPath } from '#contract/catalog/addresses.ts'
import { foundOr404 } from '../guards.ts'
import { readCursor } from '../search-params.ts'
import { addressedOf } from '../ui/catalog/addressed-of.ts'
import { loadPart, readPart } from '../ui/parts/load-part.ts'
import { PartPage } from '../ui/parts/PartPage.tsx'

export const Route = createFileRoute('/parts/$slug_/$sku')({
  validateSearch: (search: Record<string, unknown>): { after?: string } => {
    const after = readCursor(search.after)
    return after === undefined ? {} : { after }
  },
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ params, context: { user }, deps: { after } }) => {
    // The page is useful even without its drawing.
    const drawing = import('../ui/catalog/drawing/drawing-of-product.ts').catch(() => undefined)
    const product = await foundOr404(readPart(params.sku))
    const address = addressedOf(product)
    const { slug, sku } = addressOf(address)
    if (slug !== params.slug || sku !== params.sku)
      throw redirect({ href: partPath(address), statusCode: 301 })
    const loaded = await loadPart(product, { isSignedIn: user !== null, after })
    await (await drawing)?.fetchDrawing(product)
    return loaded
  },
  // Fetched when it is wanted: every page carries the code of this file.
  head: async ({ match, loaderData }) =>
    (await import('../ui/parts/describe-pages.ts')).describePartPage(match.context.site, loaderData),
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  const { after } = Route.useSearch()
  const { user } = Route.useRouteContext()
  return <PartPage key={loaded.product._id} {...loaded} after={after} user={user} />
}
