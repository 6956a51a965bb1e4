import type { ManagedReview } from '#contract/reviews/reviews.ts'

/** Tells the author of a hidden review why nobody else sees it. */
export function HiddenNote({ review }: { review: Pick<ManagedReview, 'hidden'> }) {
  return (
    review.hidden !== null && (
      <p className="border-l-4 border-warning pl-3 text-sm wrap-anywhere">
        <strong className="font-semibold">Hidden by the shop:</strong> {review.hidden}
      </p>
    )
  )
}
