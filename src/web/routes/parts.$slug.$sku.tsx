import { createFileRoute, redirect } from '@tanstack/react-router'
import { addressOf, partPath } from '#contract/addresses.ts'
import { foundOr404 } from '../guards.ts'
import { addressedOf } from '../ui/parts/crumbs.ts'
import { describePartPage } from '../ui/parts/describe-pages.ts'
import { loadPart } from '../ui/parts/load-part.ts'
import { PartPage } from '../ui/parts/PartPage.tsx'

export const Route = createFileRoute('/parts/$slug/$sku')({
  loader: async ({ params }) => {
    // The page is useful even without its drawing.
    const drawing = import('../ui/catalog/drawing/drawing-of-product.ts').catch(() => undefined)
    const loaded = await foundOr404(loadPart(params.sku))
    const address = addressedOf(loaded.product)
    const { slug, sku } = addressOf(address)
    if (slug !== params.slug || sku !== params.sku)
      throw redirect({ href: partPath(address), statusCode: 301 })
    await (await drawing)?.fetchDrawing(loaded.product)
    return loaded
  },
  head: ({ match, loaderData }) => describePartPage(match.context.site, loaderData),
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  return <PartPage key={loaded.product._id} {...loaded} />
}
