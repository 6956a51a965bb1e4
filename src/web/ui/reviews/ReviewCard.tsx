import type { Review } from '#contract/reviews.ts'
import { formatMoment } from '../format.ts'

interface ReviewCardProps {
  review: Review
  isBusy: boolean
  onRemove: () => void
}

/** A customer's review as admins see it. */
export function ReviewCard({ review, isBusy, onRemove }: ReviewCardProps) {
  return (
    <article aria-label={`Review by ${review.name}`} className="sheet p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl wrap-anywhere">{review.name}</h2>
        <time dateTime={review.createdAt} className="text-sm text-muted">
          {formatMoment(review.createdAt)}
        </time>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5 wrap-anywhere">
        <span className="font-semibold">Rating: {review.rating}/5</span>
        {review.address && <span className="text-muted">{review.address}</span>}
      </p>
      <p className="mt-4 max-w-prose whitespace-pre-wrap wrap-anywhere">{review.review}</p>
      <div className="mt-4 border-t border-line pt-4">
        <button
          type="button"
          disabled={isBusy}
          aria-label={`Remove the review by ${review.name}`}
          className="btn btn-outline btn-error btn-sm"
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </article>
  )
}
