import { useState } from 'react'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'

interface RemoveReviewProps {
  /** Which review: 'Remove the review by Ada'. */
  label: string
  isOff: boolean
  onRemove: () => void
}

/** A button that removes a review after a confirmation. */
export function RemoveReview({ label, isOff, onRemove }: RemoveReviewProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        disabled={isOff}
        aria-label={label}
        className="btn btn-outline btn-error btn-sm"
        onClick={() => setAsked(true)}
      >
        Remove
      </button>
      {isAsked && (
        <ConfirmDialog
          title={`${label}?`}
          onClose={() => setAsked(false)}
          actions={
            <>
              <button
                type="button"
                className="btn btn-error"
                onClick={() => {
                  setAsked(false)
                  onRemove()
                }}
              >
                Remove
              </button>
              <button type="button" className="btn btn-outline" onClick={() => setAsked(false)}>
                Keep
              </button>
            </>
          }
        >
          It disappears from every page at once. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}
