import { readChoice, readId, readSearch, type SearchOf } from '../../../search-params.ts'
import { quoteStates } from '../../customer/quotes/quote-words.ts'

/** Parses the address of the requests: which quotes, and the quote after which the page starts. Without a state, those to be answered. */
export const readRequestSearch = readSearch({
  state: value => readChoice({ ...quoteStates, all: {} }, value),
  after: readId,
})
export type RequestSearch = SearchOf<typeof readRequestSearch>
