import { Link } from '@tanstack/react-router'
import type { Order } from '#contract/orders/orders.ts'
import { AddressNeeded } from './AddressNeeded.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { CreditNoteLink } from './CreditNoteLink.tsx'
import { isBought } from './describe-order.ts'
import { InvoiceLink } from './InvoiceLink.tsx'
import { PayDueLink, PayLink } from './PayLink.tsx'
import { ReorderButton } from './ReorderButton.tsx'

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
