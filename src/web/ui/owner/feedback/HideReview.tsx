import { useState } from 'react'
import { reviewHiding } from '#contract/reviews/reviews.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { FormDialog } from '../../base/forms/FormDialog.tsx'
import { useCheckedForm } from '../../base/forms/use-checked-form.ts'

interface HideReviewProps {
  author: string
  isOff: boolean
  /** Returns whether it was stored; until then the question stays, with the reason. */
  onHide: (reason: string) => Promise<boolean>
}

/** A button that hides a review, after asking for the reason. */
export function HideReview({ author, isOff, onHide }: HideReviewProps) {
  const [isAsked, setAsked] = useState(false)
  const form = useCheckedForm(reviewHiding)
  const hide = form.handleSubmit(async ({ reason }) => {
    if (await onHide(reason)) setAsked(false)
  })

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
        <FormDialog
          title={`Hide the review by ${author}?`}
          text="Only its author and admins will see it. You can show it again."
          onClose={() => setAsked(false)}
          button="Hide"
          isOff={isOff}
          onSubmit={hide}
          className=""
        >
          <Fields
            form={form}
            of={[
              {
                name: 'reason',
                label: 'Reason',
                required: true,
                maxLength: 500,
                hint: 'The author will see this.',
              },
            ]}
          />
        </FormDialog>
      )}
    </>
  )
}
