import type { Order } from '#contract/orders/orders.ts'

/** A link to download the invoice of a paid order. */
export function InvoiceLink({ order }: { order: Order }) {
  return (
    <a
      href={`/order/${encodeURIComponent(order._id)}/invoice`}
      download
      aria-label={`Invoice of ${order.orderName}`}
      className="link text-sm font-semibold"
    >
      Invoice
    </a>
  )
}
