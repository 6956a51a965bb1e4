import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { addCents, subtractCents, toCents, toEuros } from '#contract/money.ts'
import type { OrderDetails } from '#contract/orders/details.ts'
import { useRights } from '../../../rights.ts'
import { formatDay } from '../../base/figures/format.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { OrderedLines } from '../../customer/order/OrderedLines.tsx'
import { OrderPapers } from '../../customer/order/OrderPapers.tsx'
import { OrderSums } from '../../customer/order/OrderSums.tsx'
import { OwnOrderActions } from '../../customer/order/OwnOrderActions.tsx'
import { owedOn } from '../../customer/order/owed-on.ts'
import { HandbookLink } from '../handbook/HandbookLink.tsx'
import { CancelOnAccount } from './CancelOnAccount.tsx'
import { CancelUnpaid } from './CancelUnpaid.tsx'
import { FailedRefund } from './FailedRefund.tsx'
import type { OwnerOrder } from './load-owner-order.ts'
import { NotePayment } from './NotePayment.tsx'
import { OrderDelivery } from './OrderDelivery.tsx'
import { OrderFigures } from './OrderFigures.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { PrintPackingSlip } from './PrintPackingSlip.tsx'
import { RefundByLine } from './RefundByLine.tsx'
import { RefundForm } from './RefundForm.tsx'
import { Reminders } from './Reminders.tsx'
import { Returns } from './Returns.tsx'
import { SendBackForm } from './SendBackForm.tsx'
import { SendPaymentLink } from './SendPaymentLink.tsx'
import { Shipments } from './Shipments.tsx'
import { ShipOrder } from './ShipOrder.tsx'
import { awaitedOf, canLeave, hasShipments, isShippable, isShipped } from './shippable.ts'
import { Timeline } from './Timeline.tsx'
import { TransfersBack } from './TransfersBack.tsx'

/** All about one order, and all that the visitor has the right to do with it. */
export function OwnerOrderPage({ details, money, notes, shelfPlaces, refundable: byLine }: OwnerOrder) {
  const has = useRights()
  const { order, isOwn } = details
  const mayShip = has('shipOrder')
  const isToShip = isShippable(order)
  const { refundable, refunds, settlements, transfersBack, reminders, timeline } = money
  const state = useRef<HTMLDivElement>(null)
  const owed = owedOn(order) ?? 0
  const hasReturns = details.returns.length > 0 || details.returnable.lines.length > 0
  const isSettled = settlements.some(({ refund }) => refund === null)
  const creditable = creditableOf(order)
  const left = money.isHeld ? 0 : refundable > 0 ? refundable : creditable
  return (
    <>
      <HandbookLink />
      <PageHeading
        title={`Order ${order.number}`}
        lead={describeBooking(details)}
        actions={
          <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
            {isOwn && <OwnOrderActions order={order} />}
            {mayShip && isToShip && awaitedOf(details).length === 0 && <ShipOrder order={order} />}
            {mayShip && ((isToShip && canLeave(details)) || isShipped(order)) && (
              <PrintPackingSlip order={order} />
            )}
            {has('cancelOnAccount') &&
              order.status === 'on-account' &&
              !order.partlyShipped &&
              !isSettled && <CancelOnAccount order={order} />}
            {has('sendPaymentLink') && order.status === 'booked' && !isOwn && (
              <SendPaymentLink order={order} />
            )}
            {has('cancelOrder') && order.status === 'booked' && order.supplementOf === null && !isOwn && (
              <CancelUnpaid order={order} onCancelled={() => state.current?.focus()} />
            )}
          </div>
        }
      />
      {order.supplementOf !== null && (
        <p className="mb-6">
          It pays for the dearer delivery of{' '}
          <Link to="/dashboard/orders/$id" params={{ id: order.supplementOf }} className="link">
            another order
          </Link>
          .
        </p>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <div ref={state} tabIndex={-1} className="outline-none">
            <OrderFigures money={money} />
          </div>
          <section aria-labelledby="ordered" className="sheet p-5">
            <h2 id="ordered" className="mb-2 text-2xl">
              What was ordered
            </h2>
            <OrderedLines details={details} isPaid={false} shelfPlaces={shelfPlaces} />
            <OrderSums details={details} />
          </section>
          {has('refundOrder') &&
            refunds
              .filter(({ status }) => status === 'failed')
              .map(refund => <FailedRefund key={refund._id} refund={refund} />)}
          {has('manageReturns') && hasReturns && (
            <Returns details={details} refundable={left > 0 ? byLine : undefined} />
          )}
          {byLine && left > 0 && <RefundByLine key={`lines ${left}`} order={order} refundable={byLine} />}
          {has('refundOrder') && refundable > 0 && <RefundForm key={refundable} money={money} />}
          {has('settleOnAccount') && owed > 0 && <NotePayment key={owed} order={order} owed={owed} />}
          <TransfersBack transfers={transfersBack} mayRefund={has('refundOrder')} />
          {has('refundOrder') && isSettled && order.received > 0 && (
            <SendBackForm order={order} amount={order.received} />
          )}
        </div>
        <div className="grid gap-6">
          <OrderDelivery order={order} />
          {hasShipments(details) && <Shipments details={details} isShippable={mayShip && isToShip} />}
          <OrderPapers details={details} />
          {reminders && <Reminders order={order} reminders={reminders} maySettle={has('settleOnAccount')} />}
          <OrderNotes order={order} notes={notes} />
          <Timeline entries={timeline} />
        </div>
      </div>
      <p className="mt-8 flex flex-wrap gap-2 print:hidden">
        <Link to="/dashboard/orders" className="btn btn-outline">
          Back to Orders
        </Link>
        {has('readContactMessages') && (
          <Link
            to="/dashboard/messages"
            search={{ state: 'all', q: order.number }}
            className="btn btn-outline"
          >
            Messages about it
          </Link>
        )}
      </p>
    </>
  )
}

/** What can be credited of an order on account, in euros: of one that is not paid, once something has left. */
function creditableOf({
  paymentMethod,
  status,
  paid,
  partlyShipped,
  price,
  refunded,
  discounted,
}: OrderDetails['order']): number {
  const isOpen = status === 'on-account' || status === 'paid' || status === 'shipped'
  if (paymentMethod !== 'account' || !isOpen || !(paid || partlyShipped || status === 'shipped')) return 0
  return toEuros(subtractCents(toCents(price), addCents(toCents(refunded), toCents(discounted))))
}

/** When it was booked, by whom and for whom. */
function describeBooking({ order, bookedBy }: OrderDetails): string {
  const day = formatDay(order.createdAt)
  const customer = `${order.userName}, ${order.userEmail}`
  return bookedBy === null
    ? `Booked on ${day} by ${customer}`
    : `Booked on ${day} by ${bookedBy} for ${customer}`
}
