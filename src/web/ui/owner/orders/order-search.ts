import { isCountry } from '#contract/countries.ts'
import {
  readChoice,
  readCursor,
  readDay,
  readSearch,
  readText,
  type SearchOf,
} from '../../../search-params.ts'
import { paymentNames, sortNames, stateNames } from './order-labels.ts'

/** Parses the address of the owner's list of orders: what is looked for, and the order after which the page begins. */
export const readOrderSearch = readSearch({
  q: value => readText(value, 100),
  state: value => readChoice(stateNames, value),
  country: value => (isCountry(String(value)) ? String(value) : undefined),
  payment: value => readChoice(paymentNames, value),
  from: readDay,
  to: readDay,
  sort(value) {
    const sort = readChoice(sortNames, value)
    return sort === 'newest' ? undefined : sort
  },
  after: readCursor,
})
export type OrderSearch = SearchOf<typeof readOrderSearch>
