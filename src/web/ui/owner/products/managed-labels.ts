import type { ManagedSort, ProductState } from '#contract/catalog/products.ts'

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
