import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { useDialogAction } from '../../base/actions/use-dialog-action.ts'

/** Cancels an unpaid order for its customer, after a confirmation. `onCancelled` takes the focus. */
export function CancelUnpaid({ order, onCancelled }: { order: Order; onCancelled: () => void }) {
  const { isOff, failure, clearFailure, act } = useDialogAction()
  const [isAsked, setAsked] = useState(false)
  const param = { id: encodeURIComponent(order._id) }

  function ask(): void {
    clearFailure()
    setAsked(true)
  }

  async function cancel(): Promise<void> {
    await act(async () => {
      await answerOf(calls.order[':id'].cancel.$post({ param }))
      // Before the page is read anew: with the dialog and the button the focus would go.
      flushSync(() => setAsked(false))
      onCancelled()
    }, 'The order is cancelled, and its customer gets a mail')
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
