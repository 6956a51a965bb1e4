import { Link } from '@tanstack/react-router'
import { describeWindow } from '#contract/delivery/window.ts'
import type { OrderDetails } from '#contract/orders/details.ts'
import type { Order } from '#contract/orders/orders.ts'
import { MY_ORDER } from '../../../content/specification.ts'
import { TransactionId } from '../../base/actions/TransactionId.tsx'
import { formatDay, formatEuros } from '../../base/figures/format.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { OrderMessages } from '../messages/OrderMessages.tsx'
import { OrderReturns } from '../returns/OrderReturns.tsx'
import { describeNext, isBought } from './describe-order.ts'
import { OrderBadges } from './OrderBadges.tsx'
import { OrderDelivery } from './OrderDelivery.tsx'
import { OrderedLines } from './OrderedLines.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { OrderSums } from './OrderSums.tsx'
import { OwnOrderActions } from './OwnOrderActions.tsx'
import { owedOn } from './owed-on.ts'
import { ShippedParts } from './ShippedParts.tsx'

/** All about one order, for its customer. */
export function OrderPage({ details }: { details: OrderDetails }) {
  const { order, isBookedByShop, expected } = details
  const day = formatDay(order.createdAt)
  const next = describeNext(order, expected ? describeWindow(expected) : '')
  return (
    <>
      <PageHeading
        title={`Order ${order.number}`}
        lead={isBookedByShop ? `Booked for you by the shop on ${day}` : `Booked on ${day}`}
        actions={<OwnOrderActions order={order} />}
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
            <AccountSteps order={order} />
            {order.transactionId && (
              <p>
                <span className="block text-sm text-muted">Transaction id</span>
                <TransactionId id={order.transactionId} />
              </p>
            )}
          </section>
          <section aria-labelledby="ordered" className="sheet p-5">
            <h2 id="ordered" className="mb-2 text-2xl">
              What you ordered
            </h2>
            <OrderedLines details={details} isPaid={isBought(order)} />
            <OrderSums details={details} />
          </section>
          <OrderReturns details={details} />
          <OrderRefunds details={details} />
          <OrderMessages order={order} />
        </div>
        <div className="grid gap-6">
          <ShippedParts {...details} />
          <OrderDelivery details={details} />
          <OrderPapers details={details} />
          <OrderHistory timeline={details.timeline} order={details.order} />
        </div>
      </div>
      <Link to="/dashboard" activeOptions={{ exact: true }} className="btn mt-8 btn-outline">
        {`Back to ${MY_ORDER}`}
      </Link>
    </>
  )
}

/** What the customer of an order on account has to do, and when; nothing once nothing is owed, or if it never was on account. */
function AccountSteps({ order }: { order: Order }) {
  const { dueAt, userEmail, discount } = order
  const owed = owedOn(order)
  if (!owed || dueAt === null) return null
  return (
    <ul className="grid list-disc gap-2 pl-5">
      <li>
        The invoice was emailed to <span className="break-all">{userEmail}</span>, and is among the papers of
        this order.
      </li>
      <li>
        Please transfer <strong>{formatEuros(owed)}</strong> by{' '}
        <time dateTime={dueAt} className="font-semibold">
          {formatDay(dueAt)}
        </time>{' '}
        to the account on the invoice, stating its number.
      </li>
      {discount && (
        <li>
          {discount.percent} % discount if paid by{' '}
          <time dateTime={discount.until}>{formatDay(discount.until)}</time>: pay{' '}
          <strong>{formatEuros(discount.pay)}</strong>.
        </li>
      )}
    </ul>
  )
}
