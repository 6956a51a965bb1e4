import { readChoice, readId, readSearch, type SearchOf } from '../../../search-params.ts'
import { returnStateNames } from '../../customer/returns/return-words.ts'

/** Parses the address of the returns: which, and the return after which the page starts. Without a state, those that wait. */
export const readReturnSearch = readSearch({
  state: value => readChoice({ ...returnStateNames, waiting: {}, all: {} }, value),
  after: readId,
})
export type ReturnSearch = SearchOf<typeof readReturnSearch>
