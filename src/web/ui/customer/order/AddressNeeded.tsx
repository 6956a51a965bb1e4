import { Link } from '@tanstack/react-router'
import type { Order } from '#contract/orders/orders.ts'

/** Leads to where the address is given that a paid order waits for. */
export function AddressNeeded({
  order,
  className = 'link text-sm font-semibold',
}: {
  order: Order
  className?: string
}) {
  return (
    <Link
      to="/dashboard/payment/$id"
      reloadDocument
      params={{ id: order._id }}
      aria-label={`Say where to send ${order.orderName}`}
      className={className}
    >
      Say where to
    </Link>
  )
}
