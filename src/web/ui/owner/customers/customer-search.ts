import type { CustomerState } from '#contract/customers/states.ts'
import {
  readChoice,
  readId,
  readSearch,
  readText,
  type SearchOf,
  stringifySearch,
} from '../../../search-params.ts'

/** What the states are called. */
export const customerStateNames: Readonly<Record<CustomerState, string>> = {
  'on-account': 'With terms on account',
  unconfirmed: 'Address not confirmed',
  suspended: 'Suspended',
}

/** Parses the address of the list of customers: words, a state, and the customer after whom the page begins. */
export const readCustomerSearch = readSearch({
  q: value => readText(value, 100),
  state: value => readChoice(customerStateNames, value),
  after: readId,
})
export type CustomerSearch = SearchOf<typeof readCustomerSearch>

/** The file of all that match. */
export function customersPath(search: CustomerSearch): string {
  return `/customer/export${stringifySearch({ ...search, after: undefined })}`
}
