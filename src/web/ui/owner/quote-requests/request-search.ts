import { readChoice, readEmail, readId, readSearch, type SearchOf } from '../../../search-params.ts'
import { quoteStates } from '../../customer/quotes/quote-words.ts'

/** Parses the address of the requests: which quotes, of whom alone, and the quote after which the page starts. Without a state, those to be answered. */
export const readRequestSearch = readSearch({
  state: value => readChoice({ ...quoteStates, all: {} }, value),
  customer: readEmail,
  after: readId,
})
export type RequestSearch = SearchOf<typeof readRequestSearch>
