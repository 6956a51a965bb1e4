import { Link } from '@tanstack/react-router'
import { describeWindow } from '#contract/delivery/window.ts'
import type { OrderDetails } from '#contract/orders/details.ts'
import type { Order } from '#contract/orders/orders.ts'
import { MY_ORDER } from '../../../content/specification.ts'
import { TransactionId } from '../../base/actions/TransactionId.tsx'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatDay, formatEuros } from '../../base/figures/format.ts'
import { Sums } from '../../base/figures/Sums.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { AddressNeeded } from './AddressNeeded.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { describeNext, isBought } from './describe-order.ts'
import { netOfOrder } from './net-of-order.ts'
import { OrderBadges } from './OrderBadges.tsx'
import { OrderDelivery } from './OrderDelivery.tsx'
import { OrderedLines } from './OrderedLines.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
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

/** What the customer of an order on account has to do, and when; nothing once it is paid, or if it never was on account. */
function AccountSteps({ order: { status, paid, dueAt, price, userEmail } }: { order: Order }) {
  const isOwed = status === 'on-account' || (status === 'shipped' && !paid)
  if (!isOwed || dueAt === null) return null
  return (
    <ul className="grid list-disc gap-2 pl-5">
      <li>
        The invoice was emailed to <span className="break-all">{userEmail}</span>, and is among the papers of
        this order.
      </li>
      <li>
        Please transfer <strong>{formatEuros(price)}</strong> by{' '}
        <time dateTime={dueAt} className="font-semibold">
          {formatDay(dueAt)}
        </time>{' '}
        to the account on the invoice, stating its number.
      </li>
    </ul>
  )
}

/** What an order cost, the VAT within it, and what of it was refunded. */
function OrderSums({ details }: { details: OrderDetails }) {
  const { order, isOwn, net, vat, vatPercent } = details
  const { goods, delivery, relief, price, taxTreatment, refunded } = order
  const whose = isOwn ? 'yours' : 'the customer’s'
  return (
    <Sums
      goods={goods}
      delivery={delivery}
      relief={relief}
      total={price}
      net={{ ...netOfOrder(details), vat, vatPercent }}
    >
      {taxTreatment === 'taxed' ? (
        <>
          <Figure term="Net" className="flex net:hidden">
            {formatEuros(net)}
          </Figure>
          <Figure term={`VAT, ${vatPercent} %`} className="flex net:hidden">
            {formatEuros(vat)}
          </Figure>
        </>
      ) : (
        <Figure term="VAT">
          {taxTreatment === 'export'
            ? `Export: import VAT is ${whose} to pay`
            : `Reverse charge: ${whose} to pay`}
        </Figure>
      )}
      {refunded > 0 && <Figure term="Refunded">−{formatEuros(refunded)}</Figure>}
    </Sums>
  )
}
