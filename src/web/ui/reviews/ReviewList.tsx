import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { answerOf, calls } from '../../client.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useAction } from '../use-action.ts'
import { ReviewCard } from './ReviewCard.tsx'

/** Reviews, each with a button to remove it after a confirmation. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const { busy, act } = useAction()
  const isHydrated = useHydrated()
  const [asked, setAsked] = useState<Review>()

  const remove = (id: string) =>
    act(() => answerOf(calls.review[':id'].$delete({ param: { id } })), {
      success: 'Review removed',
      key: id,
    })

  return (
    <>
      <div className="grid gap-4">
        {reviews.map(review => (
          <ReviewCard
            key={review._id}
            review={review}
            isBusy={busy === review._id || !isHydrated}
            onRemove={() => setAsked(review)}
          />
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          title={`Remove the review by ${asked.name}?`}
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <button
                type="button"
                className="btn btn-error"
                onClick={() => {
                  setAsked(undefined)
                  void remove(asked._id)
                }}
              >
                Remove
              </button>
              <button type="button" className="btn btn-outline" onClick={() => setAsked(undefined)}>
                Keep
              </button>
            </>
          }
        >
          It disappears from the home page at once. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}
