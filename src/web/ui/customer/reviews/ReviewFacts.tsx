import type { Review } from '#contract/reviews/reviews.ts'
import { formatDay } from '../../base/figures/format.ts'

/** The line under a review's author: the rating, whether they are of the shop, whether they bought the product, and when it was last edited. */
export function ReviewFacts({
  review,
}: {
  review: Pick<Review, 'rating' | 'bought' | 'staff' | 'editedAt'>
}) {
  const { rating, bought, staff, editedAt } = review
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="font-semibold">Rating: {rating}/5</span>
      {staff && <span className="badge badge-neutral font-semibold">Staff</span>}
      {bought && <span className="badge badge-outline font-semibold">Bought</span>}
      {editedAt !== null && (
        <span className="text-sm text-muted">
          edited <time dateTime={editedAt}>{formatDay(editedAt)}</time>
        </span>
      )}
    </p>
  )
}
