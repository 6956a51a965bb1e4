import { useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { answerOf, calls } from '../../client.ts'
import { ConfirmDialog } from '../dashboard/ConfirmDialog.tsx'
import { notify } from '../toast.tsx'

/** Gives an unpaid order up, after asking. */
export function CancelOrder({ order }: { order: Order }) {
  const router = useRouter()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useHydrated()
  const close = () => setAsked(false)

  async function cancel(): Promise<void> {
    close()
    setBusy(true)
    try {
      const param = { id: encodeURIComponent(order._id) }
      await answerOf(calls.order[':id'].cancel.$post({ param }))
      notify.success('Your order is cancelled')
      await router.invalidate()
    } catch (error) {
      notify.failure(error, { retry: () => void cancel() })
    }
    setBusy(false)
  }

  return (
    <>
      <button
        type="button"
        disabled={isBusy || !isHydrated}
        aria-label={`Cancel the order of ${order.orderName}`}
        onClick={() => setAsked(true)}
        className="btn btn-outline btn-sm"
      >
        Cancel
      </button>
      {isAsked && (
        <ConfirmDialog
          title="Cancel this order?"
          onClose={close}
          actions={
            <>
              <button type="button" className="btn btn-primary" onClick={() => void cancel()}>
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
