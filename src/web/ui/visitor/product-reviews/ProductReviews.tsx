import type { RatedProduct } from '#contract/reviews/reviews.ts'
import type { ProductReviewsData } from './load-product-reviews.ts'
import { ProductReviewList } from './ProductReviewList.tsx'
import { RatingSummary } from './RatingSummary.tsx'
import { WriteReview } from './WriteReview.tsx'

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
