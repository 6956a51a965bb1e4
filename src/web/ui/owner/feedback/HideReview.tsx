import { type FormEvent, useId, useState } from 'react'
import { reviewHiding } from '#contract/reviews.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { toSentence } from '../../base/forms/field-of.ts'

interface HideReviewProps {
  author: string
  isOff: boolean
  /** Returns whether it was stored; until then the question stays, with the reason. */
  onHide: (reason: string) => Promise<boolean>
}

/** A button that hides a review, after asking for the reason. */
export function HideReview({ author, isOff, onHide }: HideReviewProps) {
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const form = useId()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const parsed = reviewHiding.safeParse({ reason })
    setError(parsed.error && toSentence('Reason', parsed.error.issues[0]?.message ?? ''))
    if (parsed.success && (await onHide(parsed.data.reason))) setAsked(false)
  }

  return (
    <>
      <button
        type="button"
        disabled={isOff}
        aria-label={`Hide the review by ${author}`}
        className="btn btn-outline btn-sm"
        onClick={() => setAsked(true)}
      >
        Hide
      </button>
      {isAsked && (
        <ConfirmDialog
          title={`Hide the review by ${author}?`}
          onClose={() => setAsked(false)}
          actions={
            <>
              <button type="submit" form={form} disabled={isOff} className="btn btn-secondary">
                Hide
              </button>
              <button type="button" className="btn btn-outline" onClick={() => setAsked(false)}>
                Cancel
              </button>
            </>
          }
        >
          <p className="mb-4">Only its author and admins will see it. You can show it again.</p>
          <form id={form} noValidate onSubmit={event => void submit(event)}>
            <Field
              label="Reason"
              required
              maxLength={500}
              hint="The author will see this."
              error={error}
              value={reason}
              onChange={event => setReason(event.currentTarget.value)}
            />
          </form>
        </ConfirmDialog>
      )}
    </>
  )
}
