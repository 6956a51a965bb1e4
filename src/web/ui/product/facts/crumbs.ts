import { kindPath, partPath, partsPath } from '#contract/catalog/addresses.ts'
import type { Category } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import type { Family } from '#contract/catalog/families.ts'
import type { KindLink } from '#contract/catalog/part-kinds.ts'
import type { RatedProduct } from '#contract/reviews/reviews.ts'
import { addressedOf } from './addressed-of.ts'
import type { Crumb } from './linked-data.ts'

const PARTS: Crumb = { name: 'Parts', path: '/parts' }

/** Where the page of a category lies, or of the last of these kinds in it, from the outermost on. */
export function crumbsOfKind(category: Category, kinds: readonly KindLink[]): Crumb[] {
  const ofKinds = kinds.map(({ _id, name }) => ({ name, path: kindPath({ _id, category }) }))
  return [PARTS, { name: categoryNames[category], path: partsPath(category) }, ...ofKinds]
}

/** Where a family's page lies. */
export function crumbsOfFamily({
  _id,
  name,
  category,
  kinds,
}: Pick<Family, '_id' | 'name' | 'category' | 'kinds'>): Crumb[] {
  return [...crumbsOfKind(category, kinds), { name, path: partsPath(_id) }]
}

/** Where a product's page lies. */
export function crumbsOfProduct(product: RatedProduct): Crumb[] {
  const { category, kinds, variants, name, size, grade } = product
  const own = {
    name: size ? [size, grade].filter(Boolean).join(', ') : name,
    path: partPath(addressedOf(product)),
  }
  const family = variants ? [{ name: variants.name, path: partsPath(variants.family) }] : []
  return [...crumbsOfKind(category, kinds), ...family, own]
}
