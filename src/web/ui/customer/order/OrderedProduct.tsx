import type { OrderDetails } from '#contract/orders/details.ts'
import { ProductLink } from '../../product/facts/ProductLink.tsx'

type Line = Pick<OrderDetails['lines'][number], 'product' | 'sku' | 'name' | 'category' | 'family'>

/** The name of an ordered product, as it was then; a link to its page if there still is one. */
export function OrderedProduct({ line: { product, sku, name, category, family } }: { line: Line }) {
  if (product === null || category === null)
    return <span className="font-semibold wrap-anywhere">{name}</span>
  return (
    <ProductLink
      product={{ _id: product, sku, category, family }}
      className="font-semibold wrap-anywhere hover:underline"
    >
      {name}
    </ProductLink>
  )
}
