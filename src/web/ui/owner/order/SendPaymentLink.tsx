import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'

/** Mails the customer of an unpaid order the link to its payment. */
export function SendPaymentLink({ order }: { order: Order }) {
  const { isOff, act } = useAction()
  const param = { id: encodeURIComponent(order._id) }
  const send = () =>
    act(() => answerOf(calls.order[':id']['payment-link'].$post({ param })), {
      success: 'The customer gets a mail with the link',
      canRetry: false,
    })
  return (
    <button type="button" className="btn btn-outline" disabled={isOff} onClick={() => void send()}>
      Send payment link
    </button>
  )
}
