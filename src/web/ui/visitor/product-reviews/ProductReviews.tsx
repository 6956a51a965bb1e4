import { Link } from '@tanstack/react-router'
import type { OwnReviews, RatedProduct } from '#contract/reviews/reviews.ts'
import { HiddenNote } from '../../customer/reviews/HiddenNote.tsx'
import type { ProductReviewsData } from './load-product-reviews.ts'
import { ProductReviewList } from './ProductReviewList.tsx'
import { RatingSummary } from './RatingSummary.tsx'

interface ProductReviewsProps {
  product: Pick<RatedProduct, '_id' | 'rating'>
  reviews: ProductReviewsData
  /** The cursor in the address, if these are not the newest reviews. */
  after: string | undefined
  className?: string
}

/** The reviews of a product on its page: their average, the reviews themselves, and the way to one's own. */
export function ProductReviews({ product, reviews, after, className = '' }: ProductReviewsProps) {
  const { page, own } = reviews
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className={`sheet p-5 sm:p-6 ${className}`}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[16rem_1fr]">
        <div>
          <h2 id="reviews-heading" className="mb-4 text-2xl">
            Reviews
          </h2>
          {product.rating && <RatingSummary rating={product.rating} />}
          <WriteReview product={product._id} own={own} />
        </div>
        <ProductReviewList key={page.items[0]?._id} product={product._id} page={page} after={after} />
      </div>
    </section>
  )
}

/** The way to one's own review of a product, for who has bought it; visitors log in on the way. */
function WriteReview({ product, own }: { product: string; own: OwnReviews | undefined }) {
  const written = own?.reviews[0]
  if (own && !written && own.bought.length === 0)
    return <p className="mt-5 text-sm text-muted">You can review this part once you have bought it.</p>
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      {written && <HiddenNote review={written} />}
      <Link to="/addreview" search={{ product }} className="btn btn-outline btn-sm">
        {written ? 'Edit your review' : 'Write a review'}
      </Link>
      {!own && <p className="text-sm text-muted">For customers who have bought this part.</p>}
    </div>
  )
}
