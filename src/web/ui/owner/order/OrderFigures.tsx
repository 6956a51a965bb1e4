import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderMoney } from '#contract/payments/payments.ts'
import { useRights } from '../../../rights.ts'
import { TransactionId } from '../../base/actions/TransactionId.tsx'
import { formatDay, formatEuros } from '../../base/figures/format.ts'
import { OrderBadges } from '../../customer/order/OrderBadges.tsx'
import { describeDispute } from '../books/labels.ts'

/** The customer of an order, and where its money is. */
export function OrderFigures({
  money: { order, received, refunded, isHeld, disputes, settlements },
}: {
  money: OrderMoney
}) {
  const has = useRights()
  // All are sent back together.
  const [settlement] = settlements
  return (
    <dl className="sheet p-5">
      <Figure term="State">
        <span className="flex flex-wrap gap-2">
          <OrderBadges order={order} />
        </span>
      </Figure>
      <Figure term="Customer">
        {has('serveCustomers') ? (
          <Link
            to="/dashboard/customers/$email"
            params={{ email: order.userEmail }}
            className="text-link break-all"
          >
            {order.userEmail}
          </Link>
        ) : (
          <span className="break-all">{order.userEmail}</span>
        )}
      </Figure>
      <Figure term="Phone">{order.phone}</Figure>
      <Figure term="Total">{formatEuros(order.price)}</Figure>
      {order.dueAt && <Figure term="Payable by">{formatDay(order.dueAt)}</Figure>}
      <Figure term="Received">
        {formatEuros(received)}
        {isHeld && <strong className="block text-error">Held: the amount differs from the order</strong>}
      </Figure>
      <Figure term="Refunded">{formatEuros(refunded)}</Figure>
      {settlements.map(({ _id, amount, receivedOn, reference, notedBy, discount }) => (
        <Figure key={_id} term="Bank transfer">
          {formatEuros(amount)}, {formatDay(receivedOn)}, {reference}
          {discount > 0 && <span className="block">with a discount of {formatEuros(discount)}</span>}
          <span className="block text-sm font-normal break-all text-muted">noted by {notedBy}</span>
        </Figure>
      ))}
      {settlement?.refund && (
        <Figure term="Sent back">
          {formatDay(settlement.refund.sentOn)}, {settlement.refund.reference}
          <span className="block text-sm font-normal text-muted">{settlement.refund.reason}</span>
        </Figure>
      )}
      {disputes.map(dispute => (
        <Figure key={dispute._id} term="Dispute">
          {formatEuros(dispute.amount)}
          <span className="block">{describeDispute(dispute)}</span>
          {dispute.withdrawn > 0 && (
            <strong className="block text-error">
              {formatEuros(dispute.withdrawn)} withdrawn by the bank
            </strong>
          )}
          {dispute.wonBack > 0 && <span className="block">{formatEuros(dispute.wonBack)} won back</span>}
        </Figure>
      ))}
      {order.transactionId && (
        <Figure term="Transaction id">
          <TransactionId id={order.transactionId} />
        </Figure>
      )}
    </dl>
  )
}

/** A figure of an order: its name and its value, which may have several lines. */
export function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 first:border-t-0">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
