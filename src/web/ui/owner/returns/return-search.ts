import { readChoice, readEmail, readId, readSearch, readText, type SearchOf } from '../../../search-params.ts'
import { returnStateNames } from '../../customer/returns/return-words.ts'

/**
 * Parses the address of the returns: which (without a state, those that wait), of whom alone, how the number of those that were agreed to begins, and the
 * return after which the page starts.
 */
export const readReturnSearch = readSearch({
  state: value => readChoice({ ...returnStateNames, waiting: {}, all: {} }, value),
  customer: readEmail,
  q: value => readText(value, 100),
  after: readId,
})
export type ReturnSearch = SearchOf<typeof readReturnSearch>
