import type { Category } from '#contract/catalog.ts'
import { categoryNames } from '#contract/category-names.ts'
import type { ManagedSort, ProductState } from '#contract/products.ts'
import { readChoice, readCursor, readText } from '../../search-params.ts'

/** The states of a product, as people read them. */
export const stateNames: Readonly<Record<ProductState, string>> = {
  'on-sale': 'On sale',
  low: 'Low stock',
  'sold-out': 'Sold out',
  archived: 'Archived',
}
export const managedSortOptions: Readonly<Record<ManagedSort, string>> = {
  newest: 'Newest first',
  name: 'Name, A to Z',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  available: 'Available, fewest first',
  '-available': 'Available, most first',
}

/** The query of the product list's address: its filters, and the product after which the page begins. */
export interface ManagedSearch {
  q?: string
  category?: Category
  /** The address of a family. */
  family?: string
  state?: ProductState
  sort?: ManagedSort
  after?: string
}

/** Parses the query; invalid values are ignored. */
export function readManagedSearch(raw: Readonly<Record<string, unknown>>): ManagedSearch {
  const sort = readChoice(managedSortOptions, raw.sort)
  return {
    q: readText(raw.q, 100),
    category: readChoice(categoryNames, raw.category),
    family: readText(raw.family, 80),
    state: readChoice(stateNames, raw.state),
    sort: sort === 'newest' ? undefined : sort,
    after: readCursor(raw.after),
  }
}
