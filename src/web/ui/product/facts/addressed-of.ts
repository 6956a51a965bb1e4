import type { Addressed } from '#contract/catalog/addresses.ts'
import type { Product } from '#contract/catalog/catalog.ts'

/** What the address of a product is made of. */
export function addressedOf({
  _id,
  sku,
  category,
  variants,
}: Pick<Product, '_id' | 'sku' | 'category' | 'variants'>): Addressed {
  return { _id, sku, category, family: variants?.family ?? null }
}
