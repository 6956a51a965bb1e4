import type { OrderToPack } from '#contract/orders/managed.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'

/** Marks all that is left of an order that is paid or on account as sent. */
export function ShipOrder({ order }: { order: OrderToPack }) {
  const { isOff, act } = useAction()
  const ship = () =>
    act(() => answerOf(calls.order[':id'].ship.$post({ param: { id: encodeURIComponent(order._id) } })), {
      success: 'The order is marked as shipped',
    })
  return (
    <button type="button" className="btn btn-secondary" disabled={isOff} onClick={() => void ship()}>
      Mark as shipped
    </button>
  )
}
