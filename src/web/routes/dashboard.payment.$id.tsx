import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { answerOf, calls } from '../client.ts'
import { foundOr404 } from '../guards.ts'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { Figure } from '../ui/Figure.tsx'
import { formatCount, formatEuros } from '../ui/format.ts'
import { OrderLines } from '../ui/orders/OrderLines.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { ProductPicture } from '../ui/ProductPicture.tsx'
import { PaymentPanel } from '../ui/payment/PaymentPanel.tsx'

export const Route = createFileRoute('/dashboard/payment/$id')({
  beforeLoad: ({ location }) => {
    if (isWithinAnotherDocument())
      throw redirect({ href: location.href, reloadDocument: true, replace: true })
  },
  loader: async ({ context: { user }, params }) =>
    user
      ? foundOr404(answerOf(calls.order[':id'].$get({ param: { id: encodeURIComponent(params.id) } })))
      : null,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Payment | Parts Hub' }] }),
  component: Payment,
  pendingComponent: () => <RowsSkeleton title="Payment" />,
  notFoundComponent: NoSuchOrder,
})

/**
 * Only a document loaded at the payment page may load the card service's script. For people arriving by a link within the shop, the
 * page is therefore reloaded as a document of its own.
 */
function isWithinAnotherDocument(): boolean {
  if (typeof document === 'undefined') return false
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && !new URL(loaded.name).pathname.startsWith('/dashboard/payment/')
}

function Payment() {
  const order = Route.useLoaderData()
  return order && <OrderPayment key={order._id} order={order} />
}

function OrderPayment({ order }: { order: Order }) {
  const [isPaid, setPaid] = useState(order.paid)
  const markAsPaid = useCallback(() => setPaid(true), [])
  const lead = isPaid ? order.orderName : `Please pay for ${order.orderName}`
  return (
    <>
      <PageHeading title={`Hello, ${order.userName}`} lead={lead} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Bill order={order} />
        <PaymentPanel order={order} onPaid={markAsPaid} />
      </div>
    </>
  )
}

function Bill({ order }: { order: Order }) {
  const isOfSeveral = order.lines.length > 1
  return (
    <section aria-label="What you pay for" className="sheet p-5 sm:p-6">
      <div className="mb-5 flex items-center gap-4">
        <ProductPicture src={order.img} alt="" sizes="6rem" className="w-24! shrink-0 rounded-box" />
        <p className="text-lg font-semibold wrap-anywhere">
          {order.orderName}
          <span className="block text-sm font-normal text-muted">{order.number}</span>
        </p>
      </div>
      {isOfSeveral && <OrderLines lines={order.lines} />}
      <dl>
        <Figure term="Quantity">{formatCount(order.availability)}</Figure>
        {!isOfSeveral && <Figure term="Unit price">{formatEuros(order.unitPrice)}</Figure>}
        {order.delivery > 0 && <Figure term="Delivery">{formatEuros(order.delivery)}</Figure>}
        {order.relief > 0 && <Figure term="VAT not charged">−{formatEuros(order.relief)}</Figure>}
        <Figure term="Total">
          <span className="text-2xl">{formatEuros(order.price)}</span>
        </Figure>
      </dl>
    </section>
  )
}

function NoSuchOrder() {
  return (
    <>
      <PageHeading title="Order not found" lead="You have no such order." />
      <Link to="/dashboard" activeOptions={{ exact: true }} className="btn btn-outline">
        Back to My Order
      </Link>
    </>
  )
}
