import { Link } from '@tanstack/react-router'
import { addressOf } from '#contract/catalog/addresses.ts'
import type { ManagedReview, ReviewedProduct } from '#contract/reviews/reviews.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatDay } from '../../base/figures/format.ts'
import { HiddenNote } from './HiddenNote.tsx'
import { RemoveReview } from './RemoveReview.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'

interface OwnReviewListProps {
  reviews: readonly ManagedReview[]
  onEdit: (review: ManagedReview) => void
}

/** One's own reviews, to be edited and removed. One that an admin has hidden says why, and only an admin can remove it. */
export function OwnReviewList({ reviews, onEdit }: OwnReviewListProps) {
  const { isOff, act } = useAction()
  const remove = (id: string) =>
    act(() => answerOf(calls.review[':id'].$delete({ param: { id } })), { success: 'Review removed' })

  return (
    <section aria-labelledby="own-reviews" className="mt-10">
      <h2 id="own-reviews" className="mb-4 text-2xl">
        Your reviews
      </h2>
      <ul className="grid gap-4">
        {reviews.map(review => {
          const subject = review.product?.name ?? 'the shop'
          return (
            <li key={review._id} className="sheet p-5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h3 className="text-xl wrap-anywhere">
                  {review.product ? <ReviewedLink product={review.product} /> : 'The shop as a whole'}
                </h3>
                <time dateTime={review.createdAt} className="text-sm text-muted">
                  {formatDay(review.createdAt)}
                </time>
              </div>
              <ReviewFacts review={review} />
              <p className="my-3 whitespace-pre-wrap wrap-anywhere">{review.review}</p>
              <HiddenNote review={review} />
              <div className="mt-4 flex flex-wrap gap-3">
                <button
                  type="button"
                  disabled={isOff}
                  aria-label={`Edit your review of ${subject}`}
                  className="btn btn-outline btn-sm"
                  onClick={() => onEdit(review)}
                >
                  Edit
                </button>
                {review.hidden === null && (
                  <RemoveReview
                    label={`Remove your review of ${subject}`}
                    isOff={isOff}
                    onRemove={() => void remove(review._id)}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The product that a review is about, leading to the reviews on its page. */
function ReviewedLink({ product }: { product: ReviewedProduct }) {
  return (
    <Link to="/parts/$slug/$sku" params={addressOf(product)} hash="reviews" className="link">
      {product.name}
    </Link>
  )
}
