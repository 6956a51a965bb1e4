import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { Figure } from '../../ui/base/figures/Figure.tsx'
import { formatCount, formatEuros } from '../../ui/base/figures/format.ts'
import { PageHeading } from '../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../ui/base/page/RowsSkeleton.tsx'
import { isBought } from '../../ui/customer/order/describe-order.ts'
import { OrderLines } from '../../ui/customer/order/OrderLines.tsx'
import { DeliverTo } from '../../ui/customer/payment/DeliverTo.tsx'
import { type LoadedPayment, loadPayment } from '../../ui/customer/payment/load-payment.ts'
import { OnAccountInstead } from '../../ui/customer/payment/OnAccountInstead.tsx'
import { PaymentPanel } from '../../ui/customer/payment/PaymentPanel.tsx'
import { ProductPicture } from '../../ui/product/facts/ProductPicture.tsx'

export const Route = createFileRoute('/dashboard/payment/$id')({
  beforeLoad: ({ location }) => {
    if (isWithinAnotherDocument())
      throw redirect({ href: location.href, reloadDocument: true, replace: true })
  },
  loader: async ({ context: { user }, params }) => (user ? loadPayment(params.id) : null),
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
  const loaded = Route.useLoaderData()
  return loaded && <OrderPayment key={loaded.order._id} {...loaded} />
}

function OrderPayment({ order, addresses, account, isAddressFirst }: LoadedPayment) {
  const { user } = Route.useRouteContext()
  const router = useRouter()
  const [hasPaid, setPaid] = useState(false)
  const isPaid = hasPaid || isBought(order)
  const [isChanging, setChanging] = useState(false)
  const markAsPaid = useCallback(() => {
    setPaid(true)
    void router.invalidate()
  }, [router])
  const lead = isPaid ? order.orderName : `Please pay for ${order.orderName}`
  const isOwn = user?.email === order.userEmail
  const deliverTo = isOwn && (
    <DeliverTo
      key="deliver"
      order={order}
      addresses={addresses}
      name={user.name}
      onChanging={setChanging}
      isFirst={isAddressFirst}
    />
  )
  // Beside the card or above it until it is paid, so that a dearer way is chosen before; below the confirmation then.
  return (
    <>
      <PageHeading title={`Hello, ${order.userName}`} lead={lead} />
      <div className="grid items-start gap-6 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <Bill key="bill" order={order} />
        {!isPaid && deliverTo}
        <div key="card" className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
          {isAddressFirst ? (
            <p className="sheet p-5 text-lg sm:p-6">
              What delivery costs depends on where it goes: please choose that first, then pay.
            </p>
          ) : (
            <>
              <PaymentPanel order={order} isChanging={isChanging} onPaid={markAsPaid} />
              {isOwn && !isPaid && order.supplementOf === null && (
                <OnAccountInstead order={order} account={account} isChanging={isChanging} />
              )}
            </>
          )}
        </div>
        {isPaid && deliverTo}
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
          <output className="text-2xl">{formatEuros(order.price)}</output>
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
