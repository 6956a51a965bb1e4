import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatCount, formatDay, formatEuros } from '../format.ts'
import { ProductPicture } from '../ProductPicture.tsx'
import { SheetRow, SheetTable } from '../SheetTable.tsx'
import { OrderState } from './OrderState.tsx'

const columns = ['No.', 'Product', 'Date', 'Quantity', 'Unit price', 'Total', 'Payment'] as const

/** A person's orders, newest first. Without room for columns, each order is a sheet of its own. */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  return (
    <SheetTable columns={columns} columnsFrom="56rem">
      {orders.map((order, index) => (
        <OrderRow key={order._id} order={order} number={index + 1} />
      ))}
    </SheetTable>
  )
}

function OrderRow({ order, number }: { order: Order; number: number }) {
  return (
    <SheetRow columnsFrom="56rem">
      <Cell label="No.">{number}</Cell>
      <td className="block py-2 @4xl:table-cell @4xl:border-t @4xl:border-line @4xl:p-3">
        <div className="flex items-center gap-3">
          <ProductPicture src={order.img} alt="" sizes="4rem" className="w-16! shrink-0 rounded-box" />
          <span className="font-semibold wrap-anywhere">
            {order.orderName}
            <span className="block text-sm font-normal text-muted">{describeOrder(order)}</span>
          </span>
        </div>
      </td>
      <Cell label="Date">
        <time dateTime={order.createdAt} className="whitespace-nowrap">
          {formatDay(order.createdAt)}
        </time>
      </Cell>
      <Cell label="Quantity">{formatCount(order.availability)}</Cell>
      <Cell label="Unit price">{order.lines.length > 1 ? 'By line' : formatEuros(order.unitPrice)}</Cell>
      <Cell label="Total">
        <strong className="font-semibold">{formatEuros(order.price)}</strong>
      </Cell>
      <td className="block border-t border-line pt-3 @4xl:table-cell @4xl:w-60 @4xl:p-3">
        <OrderState order={order} />
      </td>
    </SheetRow>
  )
}

/** Its number, and how many lines it has if there are several. */
function describeOrder({ number, lines }: Order): string {
  return lines.length > 1 ? `${number}, ${formatCount(lines.length)} lines` : number
}

/** One figure: under its column, or beside its label where there are no columns. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="flex justify-between gap-4 border-t border-line py-1.5 @4xl:table-cell @4xl:p-3 @max-4xl:first:border-t-0">
      <span aria-hidden="true" className="text-muted @4xl:hidden">
        {label}
      </span>
      <span>{children}</span>
    </td>
  )
}
