import { readChoice, readCursor, readId, readSearch, type SearchOf } from '../../../search-params.ts'

/** Which reviews admins can list. */
export const reviewStates = { hidden: 'Hidden', shown: 'Not hidden' } as const

/** Parses the address of the list of reviews: the state, the id of a product, and the review after which the page starts. */
export const readManagedReviewSearch = readSearch({
  state: value => readChoice(reviewStates, value),
  product: readId,
  after: readCursor,
})
export type ManagedReviewSearch = SearchOf<typeof readManagedReviewSearch>
