import type { Product } from '#contract/catalog/catalog.ts'

/** The alternative text for a picture of a product. `index` is its position among the product's pictures. */
export function describePicture(
  { name, material, finish }: Pick<Product, 'name' | 'material' | 'finish'>,
  index = 0,
): string {
  const make = [material, finish].filter(Boolean).join('; ')
  return `${name}${make && ` (${make})`}${index > 0 ? ', seen from the other side' : ''}`
}
