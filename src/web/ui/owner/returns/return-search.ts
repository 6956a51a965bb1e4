import { readChoice, readId, readSearch, readText, type SearchOf } from '../../../search-params.ts'
import { returnStateNames } from '../../customer/returns/return-words.ts'

/**
 * Parses the address of the returns: which (without a state, those that wait), how the number of those that were agreed to begins, and the
 * return after which the page starts.
 */
export const readReturnSearch = readSearch({
  state: value => readChoice({ ...returnStateNames, waiting: {}, all: {} }, value),
  q: value => readText(value, 100),
  after: readId,
})
export type ReturnSearch = SearchOf<typeof readReturnSearch>
