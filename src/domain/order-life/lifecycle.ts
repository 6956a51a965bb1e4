import type { OrderStatus } from '#contract/orders/states.ts'

/**
 * The lifecycle of an order: for each state, the states that may follow. An expired order becomes paid if its pieces are
 * still available when a late payment arrives, otherwise refunded. A cancelled order was given up on purpose, so its
 * money is refunded. A booked order becomes refunded directly if its payment was refunded at the card service before the
 * shop learned of the payment. An order on account may be shipped before it is paid, and is then paid without another state; it becomes
 * refunded directly if the part that was paid is sent back.
 */
export const successors: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  booked: ['on-account', 'paid', 'cancelled', 'expired', 'refunded'],
  'on-account': ['paid', 'shipped', 'cancelled', 'refunded'],
  paid: ['shipped', 'refunded'],
  shipped: ['refunded'],
  cancelled: ['refunded'],
  expired: ['paid', 'refunded'],
  refunded: [],
}

/** States in which the order holds pieces of its product. */
export const holdsPieces: Readonly<Record<OrderStatus, boolean>> = {
  booked: true,
  'on-account': true,
  paid: true,
  shipped: true,
  cancelled: false,
  expired: false,
  refunded: false,
}

/** Every state that can follow, directly or later. */
export function laterThan(status: OrderStatus): OrderStatus[] {
  const later = new Set<OrderStatus>()
  const walk = (from: OrderStatus) => {
    for (const next of successors[from]) {
      if (later.has(next)) continue
      later.add(next)
      walk(next)
    }
  }
  walk(status)
  return [...later]
}
