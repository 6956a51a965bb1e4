import { Link } from '@tanstack/react-router'
import type { Order } from '#contract/orders/orders.ts'
import { formatEuros } from '../../base/figures/format.ts'

interface PayLinkProps {
  order: Order
  className?: string
}

/** Leads to the payment of an order, which is a document of its own: only there the card service's script may run. */
export function PayLink({ order, className = 'btn-sm' }: PayLinkProps) {
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

/** Leads to the payment of what the delivery of a paid order costs more, if anything is due. */
export function PayDueLink({ order, className = 'btn-sm' }: PayLinkProps) {
  if (order.dueOrder === null) return null
  const label = `Pay ${formatEuros(order.due)}`
  return (
    <Link
      to="/dashboard/payment/$id"
      reloadDocument
      params={{ id: order.dueOrder }}
      aria-label={`${label} for the delivery of ${order.orderName}`}
      className={`btn btn-primary ${className}`}
    >
      {label}
    </Link>
  )
}
