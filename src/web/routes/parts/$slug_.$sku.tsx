import { createFileRoute, redirect } from '@tanstack/react-router'
import { addressOf, partPath } from '#contract/catalog/addresses.ts'
import { foundOr404 } from '../../guards.ts'
import { readCursor, readSearch } from '../../search-params.ts'
import { loadDrawing } from '../../ui/product/drawing/load-drawing.ts'
import { addressedOf } from '../../ui/product/facts/addressed-of.ts'
import { loadProduct, readProduct } from '../../ui/visitor/product/load-product.ts'
import { ProductPage } from '../../ui/visitor/product/ProductPage.tsx'

const readPageSearch = readSearch({ after: readCursor })

/** The page of a part. Addresses of this form below a category may be those of kinds. */
export const Route = createFileRoute('/parts/$slug_/$sku')({
  // Without a parser, the router would try it before the page of kinds.
  params: { parse: params => params },
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ params, deps: { after } }) => {
    const product = await foundOr404(readProduct(params.sku))
    const address = addressedOf(product)
    const { slug, sku } = addressOf(address)
    if (slug !== params.slug || sku !== params.sku)
      throw redirect({ href: partPath(address), statusCode: 301 })
    const drawing = loadDrawing(product)
    const loaded = await loadProduct(product, after)
    await drawing
    return loaded
  },
  // Fetched when it is wanted: every page carries the code of this file.
  head: async ({ match, loaderData }) =>
    (await import('../../ui/visitor/product/describe-pages.ts')).describeProductPage(
      match.context.site,
      loaderData,
    ),
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  const { after } = Route.useSearch()
  const { user } = Route.useRouteContext()
  return <ProductPage key={loaded.product._id} {...loaded} after={after} user={user} />
}
