import { Link } from '@tanstack/react-router'
import type { Order } from '#contract/orders.ts'
import { formatMoment } from '../format.ts'
import { TransactionId } from '../TransactionId.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { InvoiceLink } from './InvoiceLink.tsx'

/** The state of an order: what there is to do, or how it ended. */
export function OrderState({ order }: { order: Order }) {
  switch (order.status) {
    case 'paid':
    case 'shipped':
      return (
        <div className="grid justify-items-start gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="badge font-semibold badge-success">Paid</span>
            {order.status === 'shipped' && <span className="badge font-semibold badge-info">Shipped</span>}
            <InvoiceLink order={order} />
            {order.product !== null && (
              <Link
                to="/dashboard/addreview"
                search={{ product: order.product }}
                aria-label={`Review ${order.orderName}`}
                className="link text-sm font-semibold"
              >
                Review
              </Link>
            )}
          </span>
          {order.transactionId && <TransactionId id={order.transactionId} />}
        </div>
      )
    case 'booked':
      return (
        <div className="grid justify-items-start gap-1.5">
          <span className="flex gap-2">
            <Link
              to="/dashboard/payment/$id"
              reloadDocument
              params={{ id: order._id }}
              aria-label={`Pay for ${order.orderName}`}
              className="btn btn-primary btn-sm"
            >
              Pay
            </Link>
            <CancelOrder order={order} />
          </span>
          <span className="text-sm text-muted">
            Unpaid, kept until <time dateTime={order.expiresAt}>{formatMoment(order.expiresAt)}</time>
          </span>
        </div>
      )
    case 'expired':
      return <Ended state="Expired" reason="It was not paid in time." />
    case 'cancelled':
      return <Ended state="Cancelled" reason="Stock released." />
    case 'refunded':
      return <Ended state="Refunded" reason="Refunded to the card." />
  }
}

function Ended({ state, reason }: { state: string; reason: string }) {
  return (
    <div className="grid justify-items-start gap-1">
      <span className="badge font-semibold badge-neutral">{state}</span>
      <span className="text-sm text-muted">{reason}</span>
    </div>
  )
}
