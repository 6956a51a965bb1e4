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

/** A link to download the credit note that takes back the invoice of an order on account. */
export function CreditNoteLink({ order }: { order: Order }) {
  return (
    <a
      href={`/order/${encodeURIComponent(order._id)}/credit-note`}
      download
      aria-label={`Credit note of ${order.orderName}`}
      className="link text-sm font-semibold"
    >
      Credit note
    </a>
  )
}
