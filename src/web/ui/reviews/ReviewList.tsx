import { useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { answerOf, calls } from '../../client.ts'
import { ConfirmDialog } from '../dashboard/ConfirmDialog.tsx'
import { notify } from '../toast.tsx'
import { ReviewCard } from './ReviewCard.tsx'

/** Reviews with a way to remove each, which is asked first. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [asked, setAsked] = useState<Review>()
  const [busy, setBusy] = useState<string>()

  async function remove(id: string): Promise<void> {
    setBusy(id)
    try {
      await answerOf(calls.review[':id'].$delete({ param: { id } }))
      notify.success('Review removed')
      await router.invalidate()
    } catch (error) {
      notify.failure(error, { retry: () => void remove(id) })
    }
    setBusy(undefined)
  }

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
