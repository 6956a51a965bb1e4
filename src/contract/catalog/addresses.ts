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

/** The public page of a kind: '/parts/fasteners/hexagon-head-screws'. */
export function kindPath({ _id, category }: { readonly _id: string; readonly category: string }): string {
  return `${partsPath(category)}/${_id}`
}

/** Whether below a category a kind is meant: small letters and hyphens alone. No id is such. */
export function isLikeKind(text: string): boolean {
  return /^[a-z]+(-[a-z]+)*$/.test(text)
}

/**
 * What stands for a product in the address of its page: its family or else its category, and its SKU or else its id; below a category
 * its id also where the SKU could be a kind.
 */
export function addressOf({ _id, sku, category, family }: Addressed): { slug: string; sku: string } {
  return { slug: family ?? category, sku: sku === null || (family === null && isLikeKind(sku)) ? _id : sku }
}

/** The public page of a product: '/parts/hexagon-screws-iso-4017/PH-4017-M10X40'. */
export function partPath(product: Addressed): string {
  const { slug, sku } = addressOf(product)
  return `${partsPath(slug)}/${encodeURIComponent(sku)}`
}
