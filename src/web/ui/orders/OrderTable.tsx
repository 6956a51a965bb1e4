import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatCount, formatDay, formatEuros } from '../format.ts'
import { ProductPicture } from '../ProductPicture.tsx'
import { SheetRow, SheetTable } from '../SheetTable.tsx'
import { describeRefunded, explainState } from './describe-order.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderBadges } from './OrderBadges.tsx'

const columns = ['Order', 'Date', 'Quantity', 'Total', 'Payment', 'Actions'] as const

/** A person's orders in rows of 56 px. Without room for columns, each order is a sheet of its own. */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  return (
    <SheetTable columns={columns} columnsFrom="56rem" caption="Your orders">
      {orders.map(order => (
        <OrderRow key={order._id} order={order} />
      ))}
    </SheetTable>
  )
}

function OrderRow({ order }: { order: Order }) {
  const { lines } = order
  const isOfSeveral = lines.length > 1
  return (
    <SheetRow columnsFrom="56rem">
      <td className="block pb-2 @4xl:table-cell @4xl:h-14 @4xl:w-full @4xl:max-w-0 @4xl:border-t @4xl:border-line @4xl:px-3 @4xl:py-1">
        <OrderName order={order} />
      </td>
      <Cell>
        <time dateTime={order.createdAt}>{formatDay(order.createdAt)}</time>
      </Cell>
      <Cell>
        {formatCount(order.availability)}{' '}
        <span className="text-sm text-muted @4xl:block">
          {isOfSeveral ? `in ${formatCount(lines.length)} lines` : `at ${formatEuros(order.unitPrice)}`}
        </span>
      </Cell>
      <Cell>
        <strong className="font-semibold">{formatEuros(order.price)}</strong>
      </Cell>
      <td className="block py-2 @4xl:table-cell @4xl:min-w-48 @4xl:border-t @4xl:border-line @4xl:px-3 @4xl:py-1">
        <PaymentState order={order} />
      </td>
      <td className="block empty:hidden @4xl:table-cell @4xl:border-t @4xl:border-line @4xl:px-3 @4xl:py-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 @4xl:flex-nowrap @4xl:whitespace-nowrap">
          <OrderActions order={order} />
        </div>
      </td>
    </SheetRow>
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
        <p className="truncate text-sm">
          <Link to="/dashboard/orders/$id" params={{ id }} className="text-link font-semibold">
            {number}
          </Link>
          {customerReference && <span className="text-muted"> · {customerReference}</span>}
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
function PaymentState({ order }: { order: Order }) {
  const refunded = describeRefunded(order)
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 @4xl:flex-nowrap">
        <OrderBadges order={order} />
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

/** One figure: under its column, or beside the others where there are no columns. */
function Cell({ children }: { children: ReactNode }) {
  return (
    <td className="inline-block pr-5 @4xl:table-cell @4xl:border-t @4xl:border-line @4xl:px-3 @4xl:py-1 @4xl:whitespace-nowrap">
      {children}
    </td>
  )
}
