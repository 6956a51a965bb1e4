import { Link } from '@tanstack/react-router'
import type { Order } from '#contract/orders.ts'

/** Leads to the payment of an order, which is a document of its own: only there the card service's script may run. */
export function PayLink({ order, className = 'btn-sm' }: { order: Order; className?: string }) {
  return (
    <Link
      to="/dashboard/payment/$id"
      reloadDocument
      params={{ id: order._id }}
      aria-label={`Pay for ${order.orderName}`}
      className={`btn btn-primary ${className}`}
    >
      Pay
    </Link>
  )
}
