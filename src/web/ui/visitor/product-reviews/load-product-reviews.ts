import type { OwnReviews, Review } from '#contract/reviews/reviews.ts'
import { answerOf, calls, type Page, pageOf } from '../../../client.ts'

const PAGE_SIZE = '10'

/** What the page of a product shows of its reviews. */
export interface ProductReviewsData {
  readonly page: Page<Review>
  /** The reader's own review of the product, and the product if they have bought it; undefined for visitors. */
  readonly own: OwnReviews | undefined
}

/**
 * The reviews of a product for the loader of its page, newest first. `after`, a search parameter of that page, is the cursor of a
 * further page of reviews, for readers without JavaScript.
 */
export async function loadProductReviews({
  product,
  isSignedIn,
  after,
}: {
  product: string
  isSignedIn: boolean
  after: string | undefined
}): Promise<ProductReviewsData> {
  const [page, own] = await Promise.all([
    readProductReviews(product, after),
    isSignedIn ? answerOf(calls['my-reviews'].$get({ query: { product } })) : undefined,
  ])
  return { page, own }
}

/** One page of the reviews of a product, newest first. */
export function readProductReviews(product: string, after: string | undefined): Promise<Page<Review>> {
  return pageOf(calls.review.$get({ query: { product, sort: 'newest', limit: PAGE_SIZE, cursor: after } }))
}
