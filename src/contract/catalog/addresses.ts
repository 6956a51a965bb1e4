/** What the address of a product's public page is made of. */
export interface Addressed {
  readonly _id: string
  readonly sku: string | null
  readonly category: string
  /** The id of its family; null without one. */
  readonly family: string | null
}

/** The public page of a category or a family: '/parts/hexagon-screws-iso-4017'. */
export function partsPath(slug: string): string {
  return `/parts/${slug}`
}

/** What stands for a product in the address of its page: its family or else its category, and its SKU or else its id. */
export function addressOf({ _id, sku, category, family }: Addressed): { slug: string; sku: string } {
  return { slug: family ?? category, sku: sku ?? _id }
}

/** The public page of a product: '/parts/hexagon-screws-iso-4017/PH-4017-M10X40'. */
export function partPath(product: Addressed): string {
  const { slug, sku } = addressOf(product)
  return `${partsPath(slug)}/${encodeURIComponent(sku)}`
}
