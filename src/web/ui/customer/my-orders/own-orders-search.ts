import { ownOrderStates } from '#contract/orders/states.ts'
import { readPageNumber, readSearch, readText, type SearchOf } from '../../../search-params.ts'

/** Parses the address of My Order: what is looked for, and which page of it. */
export const readOwnOrdersSearch = readSearch({
  q: value => readText(value, 100),
  state: value => ownOrderStates.find(each => each === value),
  year: value => (/^\d{4}$/.test(String(value)) ? Number(value) : undefined),
  page: readPageNumber,
})
export type OwnOrdersSearch = SearchOf<typeof readOwnOrdersSearch>
