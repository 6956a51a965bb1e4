import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { answerOf, calls } from '../../client.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useDialogAction } from '../use-dialog-action.ts'

/** Cancels an unpaid order for its customer, after a confirmation; `onCancelled` takes the focus, as the button goes. */
export function CancelUnpaid({ order, onCancelled }: { order: Order; onCancelled: () => void }) {
  const { isOff, failure, clearFailure, act } = useDialogAction()
  const [isAsked, setAsked] = useState(false)
  const param = { id: encodeURIComponent(order._id) }

  function ask(): void {
    clearFailure()
    setAsked(true)
  }

  async function cancel(): Promise<void> {
    const isDone = await act(
      () => answerOf(calls.order[':id'].cancel.$post({ param })),
      'The order is cancelled, and its customer gets a mail',
    )
    if (!isDone) return
    setAsked(false)
    onCancelled()
  }

  return (
    <>
      <button type="button" className="btn btn-outline" disabled={isOff} onClick={ask}>
        Cancel order
      </button>
      {isAsked && (
        <ConfirmDialog
          title="Cancel this order?"
          onClose={() => setAsked(false)}
          failure={failure}
          actions={
            <>
              <button type="button" disabled={isOff} className="btn btn-error" onClick={() => void cancel()}>
                Cancel order
              </button>
              <button type="button" className="btn btn-outline" onClick={() => setAsked(false)}>
                Keep order
              </button>
            </>
          }
        >
          Its pieces return to stock, and its customer is told by mail that the shop cancelled it.
        </ConfirmDialog>
      )}
    </>
  )
}
