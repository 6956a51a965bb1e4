import type { Review } from '#contract/reviews/reviews.ts'
import { calls, type Page, pageOf } from '../../../client.ts'

const PAGE_SIZE = '10'

/** One page of the reviews of a product, newest first; `after` is its cursor. */
export function readProductReviews(product: string, after: string | undefined): Promise<Page<Review>> {
  return pageOf(calls.review.$get({ query: { product, sort: 'newest', limit: PAGE_SIZE, cursor: after } }))
}
