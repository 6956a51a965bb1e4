import {
  readChoice,
  readCursor,
  readId,
  readSearch,
  readText,
  type SearchOf,
} from '../../../search-params.ts'

/**
 * Parses the address of the lots: words, the product that they are of, whether pieces are left of them, and the lot after which the page
 * starts.
 */
export const readLotSearch = readSearch({
  q: value => readText(value, 100),
  product: readId,
  state: value => readChoice({ open: {} }, value),
  after: readId,
})
export type LotSearch = SearchOf<typeof readLotSearch>

/** The same of one lot: after whom the page of those who got pieces of it starts. */
export const readRecipientSearch = readSearch({ after: readCursor })
export type RecipientSearch = SearchOf<typeof readRecipientSearch>
