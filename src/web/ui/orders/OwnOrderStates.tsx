import { Link } from '@tanstack/react-router'
import { type OwnOrderState, ownOrderStates } from '#contract/own-order-states.ts'
import type { OwnOrders } from '#contract/own-orders.ts'
import { formatCount } from '../format.ts'
import type { OwnOrdersSearch } from './own-orders-search.ts'

const labels: Readonly<Record<OwnOrderState, string>> = {
  'to-pay': 'To pay',
  'address-needed': 'Address needed',
  paid: 'Paid',
  shipped: 'Shipped',
  ended: 'Ended',
}

/** Chooses the orders in one state, with how many there are; states without any are left out unless chosen. */
export function OwnOrderStates({
  search: { q, year, state: chosen },
  counts,
}: {
  search: OwnOrdersSearch
  counts: OwnOrders['counts']
}) {
  const shown = ownOrderStates.filter(state => counts[state] > 0 || state === chosen)
  const choices = [
    { state: undefined, label: 'All', orders: counts.all },
    ...shown.map(state => ({ state, label: labels[state], orders: counts[state] })),
  ]
  return (
    <nav aria-label="States of orders" className="mb-4 flex flex-wrap gap-2">
      {choices.map(({ state, label, orders }) => (
        <Link
          key={label}
          to="/dashboard"
          search={{ q, year, state }}
          resetScroll={false}
          preload={false}
          aria-current={state === chosen ? 'true' : undefined}
          className={`btn btn-sm ${state === chosen ? 'btn-neutral' : 'btn-outline'}`}
        >
          {label} ({formatCount(orders)})
        </Link>
      ))}
    </nav>
  )
}
