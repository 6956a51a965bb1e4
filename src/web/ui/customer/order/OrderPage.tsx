import { Link } from '@tanstack/react-router'
import { describeWindow } from '#contract/delivery/window.ts'
import type { OrderDetails } from '#contract/orders/details.ts'
import { MY_ORDER } from '../../../content/specification.ts'
import { TransactionId } from '../../base/actions/TransactionId.tsx'
import { formatDay } from '../../base/figures/format.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { AccountSteps } from './AccountSteps.tsx'
import { AddressNeeded } from './AddressNeeded.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { describeNext, isBought } from './describe-order.ts'
import { OrderBadges } from './OrderBadges.tsx'
import { OrderDelivery } from './OrderDelivery.tsx'
import { OrderedLines } from './OrderedLines.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { OrderSums } from './OrderSums.tsx'
import { PayDueLink, PayLink } from './PayLink.tsx'
import { ReorderButton } from './ReorderButton.tsx'

/** All about one order. An admin who looks at somebody else's finds the way to its money. */
export function OrderPage({ details }: { details: OrderDetails }) {
  const { order, isOwn, expected } = details
  const next = describeNext(order, expected ? describeWindow(expected) : '')
  return (
    <>
      <PageHeading
        title={`Order ${order.number}`}
        lead={describeBooking(details)}
        actions={<Actions details={details} />}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <section aria-label="State" className="sheet grid gap-2 p-5">
            <p className="flex flex-wrap gap-2">
              <OrderBadges order={order} />
            </p>
            <p className="text-lg">{next}</p>
            {order.supplementOf !== null && (
              <p>
                <Link to="/dashboard/orders/$id" params={{ id: order.supplementOf }} className="link">
                  The order that is delivered
                </Link>
              </p>
            )}
            {isOwn && <AccountSteps order={order} />}
            {order.transactionId && (
              <p>
                <span className="block text-sm text-muted">Transaction id</span>
                <TransactionId id={order.transactionId} />
              </p>
            )}
          </section>
          <section aria-labelledby="ordered" className="sheet p-5">
            <h2 id="ordered" className="mb-2 text-2xl">
              {isOwn ? 'What you ordered' : 'What was ordered'}
            </h2>
            <OrderedLines details={details} isPaid={isOwn && isBought(order)} />
            <OrderSums details={details} />
          </section>
          <OrderRefunds details={details} />
        </div>
        <div className="grid gap-6">
          <OrderDelivery details={details} />
          <OrderPapers details={details} />
          <OrderHistory timeline={details.timeline} />
        </div>
      </div>
      <Link to="/dashboard" activeOptions={{ exact: true }} className="btn mt-8 btn-outline">
        {`Back to ${MY_ORDER}`}
      </Link>
    </>
  )
}

/** When it was booked and by whom: the customer does not read which colleague it was. */
function describeBooking({ order, isOwn, isBookedByShop, bookedBy }: OrderDetails): string {
  const day = formatDay(order.createdAt)
  if (isOwn) return isBookedByShop ? `Booked for you by the shop on ${day}` : `Booked on ${day}`
  const customer = `${order.userName}, ${order.userEmail}`
  return bookedBy === null
    ? `Booked on ${day} by ${customer}`
    : `Booked on ${day} by ${bookedBy} for ${customer}`
}

function Actions({ details: { order, isOwn } }: { details: OrderDetails }) {
  if (!isOwn)
    return (
      <Link to="/dashboard/money/$id" params={{ id: order._id }} className="btn btn-outline">
        Its money
      </Link>
    )
  if (order.status !== 'booked')
    return (
      <div className="flex flex-wrap gap-3">
        <PayDueLink order={order} className="" />
        {order.addressNeeded && <AddressNeeded order={order} className="btn btn-primary" />}
        {order.supplementOf === null && <ReorderButton order={order} className="btn btn-outline" />}
      </div>
    )
  return (
    <div className="flex flex-wrap gap-3">
      <PayLink order={order} className="" />
      {order.supplementOf === null && <CancelOrder order={order} className="" />}
    </div>
  )
}
