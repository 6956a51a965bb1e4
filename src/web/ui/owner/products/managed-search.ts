import { categoryNames } from '#contract/catalog/category-names.ts'
import { readChoice, readCursor, readSearch, readText, type SearchOf } from '../../../search-params.ts'
import { managedSortOptions, stateNames } from './managed-labels.ts'

/** Parses the address of the product list: its filters, the address of a family, and the product after which the page begins. */
export const readManagedSearch = readSearch({
  q: value => readText(value, 100),
  category: value => readChoice(categoryNames, value),
  family: value => readText(value, 80),
  state: value => readChoice(stateNames, value),
  sort(value) {
    const sort = readChoice(managedSortOptions, value)
    return sort === 'newest' ? undefined : sort
  },
  after: readCursor,
})
export type ManagedSearch = SearchOf<typeof readManagedSearch>
