import { useState } from 'react'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'

interface RemoveAddressProps {
  /** Which address, in short. */
  summary: string
  isOff: boolean
  onRemove: () => void
}

/** A button that removes an address after a confirmation. */
export function RemoveAddress({ summary, isOff, onRemove }: RemoveAddressProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        disabled={isOff}
        aria-label={`Remove ${summary}`}
        className="btn btn-outline btn-error btn-sm"
        onClick={() => setAsked(true)}
      >
        Remove
      </button>
      {isAsked && (
        <ConfirmDialog
          title="Remove this address?"
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
          {summary} leaves your address book. Orders that go there keep it.
        </ConfirmDialog>
      )}
    </>
  )
}
