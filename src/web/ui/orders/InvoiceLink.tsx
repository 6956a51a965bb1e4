import type { Order } from '#contract/orders.ts'

/** The invoice of a paid order, to keep. */
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
