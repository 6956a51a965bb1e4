import { useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { useAction } from '../../base/actions/use-action.ts'

/** Cancels an unpaid order, after a confirmation. */
export function CancelOrder({ order, className = 'btn-sm' }: { order: Order; className?: string }) {
  const { isOff, act } = useAction()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)

  async function cancel(): Promise<void> {
    close()
    const param = { id: encodeURIComponent(order._id) }
    await act(() => answerOf(calls.order[':id'].cancel.$post({ param })), {
      success: 'Your order is cancelled',
    })
  }

  return (
    <>
      <button
        type="button"
        disabled={isOff}
        aria-label={`Cancel the order of ${order.orderName}`}
        onClick={() => setAsked(true)}
        className={`btn btn-outline ${className}`}
      >
        Cancel
      </button>
      {isAsked && (
        <ConfirmDialog
          title="Cancel this order?"
          onClose={close}
          actions={
            <>
              <button type="button" className="btn btn-secondary" onClick={() => void cancel()}>
                Cancel order
              </button>
              <button type="button" className="btn btn-outline" onClick={close}>
                Keep order
              </button>
            </>
          }
        >
          {order.orderName} will be cancelled and its stock released.
        </ConfirmDialog>
      )}
    </>
  )
}
