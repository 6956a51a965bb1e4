import { readChoice, readCursor, readId } from '../../search-params.ts'

/** Which reviews admins can list. */
export const reviewStates = { hidden: 'Hidden', shown: 'Not hidden' } as const

/** The filters and the position of the list of reviews, as in its address. */
export interface ManagedReviewSearch {
  readonly state?: keyof typeof reviewStates
  /** The id of a product. */
  readonly product?: string
  readonly after?: string
}

/** Reads them from an address. */
export function readManagedReviewSearch(search: Record<string, unknown>): ManagedReviewSearch {
  const state = readChoice(reviewStates, search.state)
  const product = readId(search.product)
  const after = readCursor(search.after)
  return {
    ...(state && { state }),
    ...(product !== undefined && { product }),
    ...(after !== undefined && { after }),
  }
}
