import { Link } from '@tanstack/react-router'
import type { Order } from '#contract/orders/orders.ts'
import { AddressNeeded } from '../order/AddressNeeded.tsx'
import { CancelOrder } from '../order/CancelOrder.tsx'
import { CreditNoteLink } from '../order/CreditNoteLink.tsx'
import { isBought } from '../order/describe-order.ts'
import { InvoiceLink } from '../order/InvoiceLink.tsx'
import { PayDueLink, PayLink } from '../order/PayLink.tsx'
import { ReorderButton } from '../order/ReorderButton.tsx'

const LINK = 'link text-sm font-semibold'

/** What can be done with an order in its row; all else is on its own page. */
export function OrderActions({ order }: { order: Order }) {
  const { status, lines, product, orderName, paymentMethod } = order
  if (status === 'booked')
    return (
      <>
        <PayLink order={order} />
        <CancelOrder order={order} />
      </>
    )
  const isGoingOn = status === 'on-account' || status === 'paid' || status === 'shipped'
  return (
    <>
      <PayDueLink order={order} />
      {order.addressNeeded ? (
        <AddressNeeded order={order} />
      ) : (
        <ReorderButton order={order} className={LINK} />
      )}
      {isGoingOn && <InvoiceLink order={order} />}
      {!isGoingOn && status !== 'expired' && paymentMethod === 'account' && <CreditNoteLink order={order} />}
      {isBought(order) && lines.length === 1 && product !== null && (
        <Link
          to="/dashboard/addreview"
          search={{ product }}
          aria-label={`Review ${orderName}`}
          className={LINK}
        >
          Review
        </Link>
      )}
    </>
  )
}
