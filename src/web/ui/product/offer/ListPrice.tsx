import type { Product } from '#contract/catalog/catalog.ts'
import { Price } from '../../base/figures/Price.tsx'
import { unitPriceOf } from './quantities.ts'

/**
 * The price of an entry of a list, in euros: what a piece of the product costs in the quantity that its button books or, where the
 * entry offers a whole family, the lowest of its sizes.
 */
export function ListPrice({
  product,
  family,
}: {
  product: Pick<Product, 'price' | 'tiers' | 'min'>
  /** The lowest and the highest price of the sizes that are offered; null where the entry offers one product. */
  family: { readonly from: number; readonly to: number } | null
}) {
  if (!family) return <Price euros={unitPriceOf(product, product.min)} />
  return (
    <>
      {family.from < family.to && 'from '}
      <Price euros={family.from} />
    </>
  )
}
