import type { Order } from '#contract/orders/orders.ts'
import { AddressNeeded } from './AddressNeeded.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { PayDueLink, PayLink } from './PayLink.tsx'
import { ReorderButton } from './ReorderButton.tsx'

/** What its customer can do with an order. */
export function OwnOrderActions({ order }: { order: Order }) {
  if (order.status === 'booked')
    return (
      <div className="flex flex-wrap gap-3">
        <PayLink order={order} className="" />
        {order.supplementOf === null && <CancelOrder order={order} className="" />}
      </div>
    )
  return (
    <div className="flex flex-wrap gap-3">
      <PayDueLink order={order} className="" />
      {order.addressNeeded && <AddressNeeded order={order} className="btn btn-primary" />}
      {order.supplementOf === null && <ReorderButton order={order} className="btn btn-outline" />}
    </div>
  )
}
