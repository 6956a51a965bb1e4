import { partPath, partsPath } from '#contract/catalog/addresses.ts'
import type { Category, Product } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import type { Family } from '#contract/catalog/families.ts'
import { addressedOf } from './addressed-of.ts'
import type { Crumb } from './structured-data.ts'

const PARTS: Crumb = { name: 'Parts', path: '/parts' }

/** Where a category's page lies. */
export function crumbsOfCategory(category: Category): Crumb[] {
  return [PARTS, { name: categoryNames[category], path: partsPath(category) }]
}

/** Where a family's page lies. */
export function crumbsOfFamily({ _id, name, category }: Pick<Family, '_id' | 'name' | 'category'>): Crumb[] {
  return [...crumbsOfCategory(category), { name, path: partsPath(_id) }]
}

/** Where a product's page lies. */
export function crumbsOfProduct(product: Product): Crumb[] {
  const { category, variants, name, size, grade } = product
  const own = {
    name: size ? [size, grade].filter(Boolean).join(', ') : name,
    path: partPath(addressedOf(product)),
  }
  const family = variants ? [{ name: variants.name, path: partsPath(variants.family) }] : []
  return [...crumbsOfCategory(category), ...family, own]
}
