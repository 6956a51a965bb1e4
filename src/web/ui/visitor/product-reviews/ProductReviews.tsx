import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { OwnReviews, RatedProduct, Review } from '#contract/reviews/reviews.ts'
import { answerOf, calls, type Page } from '../../../client.ts'
import { NotRead } from '../../base/page/NotRead.tsx'
import { useOwn } from '../../base/page/use-own.ts'
import { ProductReviewList } from './ProductReviewList.tsx'
import { RatingSummary } from './RatingSummary.tsx'

interface ProductReviewsProps {
  product: Pick<RatedProduct, '_id' | 'rating'>
  page: Page<Review>
  /** The cursor in the address, if these are not the newest reviews. */
  after: string | undefined
  isSignedIn: boolean
  className?: string
}

/** The reviews of a product on its page: their average, the reviews themselves, and the way to one's own. */
export function ProductReviews({ product, page, after, isSignedIn, className = '' }: ProductReviewsProps) {
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className={`sheet p-5 sm:p-6 ${className}`}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[16rem_1fr]">
        <div>
          <h2 id="reviews-heading" className="mb-4 text-2xl">
            Reviews
          </h2>
          {product.rating && <RatingSummary rating={product.rating} />}
          <div className="mt-5">
            {isSignedIn ? <OwnReview product={product._id} /> : <WriteReview product={product._id} />}
          </div>
        </div>
        <ProductReviewList key={page.items[0]?._id} product={product._id} page={page} after={after} />
      </div>
    </section>
  )
}

/** The way to one's own review of a product, for who has bought it; as high before it is known whether there is one as afterwards. */
function OwnReview({ product }: { product: string }) {
  const read = useCallback(() => answerOf(calls['my-reviews'].$get({ query: { product } })), [product])
  const { value: own, hasFailed, reread } = useOwn(read)
  return (
    <div className="flex min-h-11 flex-wrap content-start items-center gap-3">
      {hasFailed ? (
        <NotRead what="Your own review" reread={reread} />
      ) : (
        <OwnReviewLink product={product} own={own} />
      )}
    </div>
  )
}

function OwnReviewLink({ product, own }: { product: string; own: OwnReviews | undefined }) {
  const written = own?.reviews[0]
  if (own && !written && own.bought.length === 0)
    return <p className="text-sm text-muted">You can review this part once you have bought it.</p>
  return (
    <>
      <Link
        to="/addreview"
        search={{ product }}
        // Without scripts, its page says whether it can be reviewed.
        className={`btn btn-outline btn-sm ${own ? '' : 'invisible [@media(scripting:none)]:visible'}`}
      >
        {written ? 'Edit your review' : 'Write a review'}
      </Link>
      {/* Why, the page says where it is edited. */}
      {written && written.hidden !== null && (
        <span className="text-sm font-semibold">Hidden by the shop</span>
      )}
    </>
  )
}

/** Visitors log in on the way to it. */
function WriteReview({ product }: { product: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Link to="/addreview" search={{ product }} className="btn btn-outline btn-sm">
        Write a review
      </Link>
      <p className="text-sm text-muted">For customers who have bought this part.</p>
    </div>
  )
}
