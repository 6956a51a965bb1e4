import type { ManagedReview, OwnReviews, ReviewedProduct } from '#contract/reviews/reviews.ts'
import { formatDay } from '../../base/figures/format.ts'

/** What the review form can be about: the shop as a whole, a product one may review, or a review to be edited. */
export interface ReviewSubject {
  /** '' for a new review of the shop, the id of the product, or that of a review of the shop. */
  readonly key: string
  readonly label: string
  readonly product: ReviewedProduct | null
  /** One's own review of it, which is then edited. */
  readonly review: ManagedReview | undefined
}

const SHOP: ReviewSubject = { key: '', label: 'The shop as a whole', product: null, review: undefined }

/** Everything one can review, the shop first, then products, then what one has written about the shop. */
export function listSubjects({ reviews, bought }: OwnReviews): [ReviewSubject, ...ReviewSubject[]] {
  const reviewed = reviews.flatMap(({ product }) => product ?? [])
  const parts = new Map([...bought, ...reviewed].map(product => [product._id, product]))
  const ofParts = [...parts.values()].map(product => {
    const review = reviews.find(each => each.product?._id === product._id)
    const label = review ? `${product.name} (your review)` : product.name
    return { key: product._id, label, product, review }
  })
  const ofShop = reviews
    .filter(({ product }) => product === null)
    .map(review => ({
      key: review._id,
      label: `The shop, your review of ${formatDay(review.createdAt)}`,
      product: null,
      review,
    }))
  return [SHOP, ...ofParts, ...ofShop]
}

/** The subject under which a review is edited. */
export function keyOf({ _id, product }: Pick<ManagedReview, '_id' | 'product'>): string {
  return product?._id ?? _id
}
