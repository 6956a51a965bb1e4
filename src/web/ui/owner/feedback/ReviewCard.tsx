import { Link } from '@tanstack/react-router'
import type { ManagedReview } from '#contract/reviews/reviews.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { RemoveReview } from '../../customer/reviews/RemoveReview.tsx'
import { ReviewFacts } from '../../customer/reviews/ReviewFacts.tsx'
import { HideReview } from './HideReview.tsx'

/** A customer's review as admins see it: they hide it with a reason, show it again, or remove it. */
export function ReviewCard({ review }: { review: ManagedReview }) {
  const { isOff, act } = useAction()
  const { _id: id, name, address, product, hidden } = review
  const param = { id }
  const hide = (reason: string) =>
    act(() => answerOf(calls.review[':id'].hidden.$put({ param, json: { reason } })), {
      success: 'Review hidden',
    })
  const show = () =>
    act(() => answerOf(calls.review[':id'].hidden.$delete({ param })), { success: 'Review shown again' })
  const remove = () =>
    act(() => answerOf(calls.review[':id'].$delete({ param })), { success: 'Review removed' })

  return (
    <article aria-label={`Review by ${name}`} className="sheet p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl wrap-anywhere">{name}</h2>
        <time dateTime={review.createdAt} className="text-sm text-muted">
          {formatMoment(review.createdAt)}
        </time>
      </div>
      <ReviewFacts review={review} />
      {address && <p className="mt-1 wrap-anywhere text-muted">{address}</p>}
      {product && (
        <p className="mt-1">
          <Link to="/dashboard/reviews" search={{ product: product._id }} className="link wrap-anywhere">
            {product.name}
          </Link>
        </p>
      )}
      <p className="mt-4 max-w-prose whitespace-pre-wrap wrap-anywhere">{review.review}</p>
      {hidden !== null && (
        <p className="mt-4 border-l-4 border-warning pl-3 wrap-anywhere">
          <strong className="font-semibold">Hidden:</strong> {hidden}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 border-t border-line pt-4">
        {hidden === null ? (
          <HideReview author={name} isOff={isOff} onHide={hide} />
        ) : (
          <button
            type="button"
            disabled={isOff}
            aria-label={`Show again the review by ${name}`}
            className="btn btn-outline btn-sm"
            onClick={() => void show()}
          >
            Show again
          </button>
        )}
        <RemoveReview label={`Remove the review by ${name}`} isOff={isOff} onRemove={() => void remove()} />
      </div>
    </article>
  )
}
