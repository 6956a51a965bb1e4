import { Link } from '@tanstack/react-router'
import type { Order } from '#contract/orders/orders.ts'
import type { OwnOrder } from '#contract/orders/own.ts'
import { formatCount, formatDay, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { AddressNeeded } from '../order/AddressNeeded.tsx'
import { CancelOrder } from '../order/CancelOrder.tsx'
import { describeRefunded, explainState, isBought } from '../order/describe-order.ts'
import { CreditNoteLink, InvoiceLink } from '../order/InvoiceLink.tsx'
import { OrderBadges } from '../order/OrderBadges.tsx'
import { PayDueLink, PayLink } from '../order/PayLink.tsx'
import { ReorderButton } from '../order/ReorderButton.tsx'
import { ReturnBadge } from '../returns/ReturnBadge.tsx'

/** One figure: under its column, or beside the others where there are no columns. */
const FIGURE = 'inline-block pr-5 @4xl:py-1 @4xl:whitespace-nowrap'

const columns: readonly Column<OwnOrder>[] = [
  {
    label: 'Order',
    show: order => <OrderName order={order} />,
    className: 'block pb-2 @4xl:h-14 @4xl:w-full @4xl:max-w-0 @4xl:py-1',
  },
  {
    label: 'Date',
    show: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
    className: FIGURE,
  },
  {
    label: 'Quantity',
    show: ({ availability, lines, unitPrice }) => (
      <>
        {formatCount(availability)}{' '}
        <span className="text-sm text-muted @4xl:block">
          {lines.length > 1 ? `in ${formatCount(lines.length)} lines` : `at ${formatEuros(unitPrice)}`}
        </span>
      </>
    ),
    className: FIGURE,
  },
  {
    label: 'Total',
    show: ({ price }) => <strong className="font-semibold">{formatEuros(price)}</strong>,
    className: FIGURE,
  },
  {
    label: 'Payment',
    show: order => <PaymentState order={order} />,
    className: 'block py-2 @4xl:min-w-48 @4xl:py-1',
  },
  {
    label: 'Actions',
    show: order => (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 @4xl:flex-nowrap @4xl:whitespace-nowrap">
        <OrderActions order={order} />
      </div>
    ),
    className: 'block empty:hidden @4xl:py-1',
  },
]

/** A person's orders in rows of 56 px. */
export function OrderTable({ orders }: { orders: readonly OwnOrder[] }) {
  return (
    <ListTable
      caption="Your orders"
      columns={columns}
      rows={orders}
      keyOf={({ _id }) => _id}
      columnsFrom="56rem"
    />
  )
}

/** The number, which leads to the order's page, and what was ordered: the first line, and how many more. */
function OrderName({ order: { _id: id, number, customerReference, img, lines } }: { order: Order }) {
  const [first] = lines
  return (
    <div className="flex items-center gap-3">
      <ProductPicture
        src={img}
        alt=""
        sizes="40px"
        className="aspect-square! w-10! shrink-0 rounded-field border border-line"
      />
      <div className="min-w-0">
        <p className="flex gap-x-1.5 text-sm">
          <Link to="/dashboard/orders/$id" params={{ id }} className="shrink-0 text-link font-semibold">
            {number}
          </Link>
          {customerReference && <span className="truncate text-muted">· {customerReference}</span>}
        </p>
        <p className="flex gap-x-1.5">
          <span className="font-semibold @4xl:truncate">{first?.name}</span>
          {lines.length > 1 && <span className="shrink-0">and {formatCount(lines.length - 1)} more</span>}
        </p>
      </div>
    </div>
  )
}

/** The state in colour, and under it the payment that proves it, until when there is time, or why it ended. */
function PaymentState({ order }: { order: OwnOrder }) {
  const refunded = describeRefunded(order)
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 @4xl:flex-nowrap">
        <OrderBadges order={order} />
        {order.lastReturn && <ReturnBadge state={order.lastReturn} />}
        {refunded && <span className="text-xs whitespace-nowrap text-muted">{refunded}</span>}
      </span>
      {order.transactionId ? (
        <code className="block text-xs break-all text-muted @4xl:whitespace-nowrap">
          {order.transactionId}
        </code>
      ) : (
        <span className="block text-xs text-muted @4xl:whitespace-nowrap">{explainState(order)}</span>
      )}
    </>
  )
}

const LINK = 'link text-sm font-semibold'

/** What can be done with an order in its row; all else is on its own page. */
function OrderActions({ order }: { order: Order }) {
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
