import { createFileRoute, Link } from '@tanstack/react-router'
import { Fragment, useRef } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { foundOr404 } from '../../../guards.ts'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { OrderLines } from '../../../ui/customer/order/OrderLines.tsx'
import { OrderPapers } from '../../../ui/customer/order/OrderPapers.tsx'
import { CancelOnAccount } from '../../../ui/owner/order/CancelOnAccount.tsx'
import { CancelUnpaid } from '../../../ui/owner/order/CancelUnpaid.tsx'
import { FailedRefund } from '../../../ui/owner/order/FailedRefund.tsx'
import { NotePayment } from '../../../ui/owner/order/NotePayment.tsx'
import { OrderDelivery } from '../../../ui/owner/order/OrderDelivery.tsx'
import { OrderFigures } from '../../../ui/owner/order/OrderFigures.tsx'
import { RefundForm } from '../../../ui/owner/order/RefundForm.tsx'
import { SendBackForm } from '../../../ui/owner/order/SendBackForm.tsx'
import { ShipOrder } from '../../../ui/owner/order/ShipOrder.tsx'
import { Timeline } from '../../../ui/owner/order/Timeline.tsx'

export const Route = createFileRoute('/dashboard/_admin/money/$id')({
  loader: async ({ context: { admin }, params }) =>
    admin && foundOr404(readMoney({ id: encodeURIComponent(params.id) })),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Order | Parts Hub' }] }),
  component: OrderMoney,
  pendingComponent: () => <RowsSkeleton title="Order" />,
  notFoundComponent: NoSuchOrder,
})

/** The money of an order, and its papers. */
async function readMoney(param: { id: string }) {
  const [money, details] = await Promise.all([
    answerOf(calls.money.orders[':id'].$get({ param })),
    answerOf(calls.order[':id'].details.$get({ param })),
  ])
  return { money, details }
}

function OrderMoney() {
  const found = Route.useLoaderData()
  const state = useRef<HTMLDivElement>(null)
  if (!found) return null
  const { money, details } = found
  const { order, refundable, refunds, settlement, timeline } = money
  const isOwed = order.paymentMethod === 'account' && !order.paid && isOpen(order)
  const isSettled = settlement !== null && settlement.refund === null
  return (
    <Fragment key={order._id}>
      <PageHeading
        title={order.orderName}
        lead={`Order ${order._id}`}
        actions={
          <div className="flex flex-wrap gap-3 empty:hidden">
            {isShippable(order) && <ShipOrder order={order} />}
            {order.status === 'on-account' && <CancelOnAccount order={order} />}
            {order.status === 'booked' && order.supplementOf === null && (
              <CancelUnpaid order={order} onCancelled={() => state.current?.focus()} />
            )}
          </div>
        }
      />
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <div className="grid gap-6">
          <div ref={state} tabIndex={-1} className="outline-none">
            <OrderFigures money={money} bookedBy={details.bookedBy} />
          </div>
          <OrderDelivery order={order} />
          <OrderPapers details={details} />
          {order.lines.length > 1 && (
            <div className="sheet p-5">
              <OrderLines lines={order.lines} />
            </div>
          )}
          {refunds
            .filter(({ status }) => status === 'failed')
            .map(refund => (
              <FailedRefund key={refund._id} refund={refund} />
            ))}
          {refundable > 0 && <RefundForm key={refundable} money={money} />}
          {isOwed && <NotePayment order={order} />}
          {isSettled && <SendBackForm order={order} />}
        </div>
        <Timeline entries={timeline} />
      </div>
      <ToMoney />
    </Fragment>
  )
}

/** Paid or on account, and nothing is missing. */
const isShippable = ({ status, addressNeeded, due, supplementOf }: Order) =>
  (status === 'paid' || status === 'on-account') && !addressNeeded && due === 0 && supplementOf === null

/** Neither cancelled nor refunded. */
const isOpen = ({ status }: Order) => status === 'on-account' || status === 'shipped'

function ToMoney() {
  return (
    <Link to="/dashboard/money" className="btn mt-8 btn-outline">
      Back to Money
    </Link>
  )
}

function NoSuchOrder() {
  return (
    <>
      <PageHeading title="Order not found" lead="There is no such order." />
      <ToMoney />
    </>
  )
}
