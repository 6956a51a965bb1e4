import type { OrderStatus } from '#contract/order-status.ts'

/**
 * The order's life: from each state, the states that may follow. An expired order is paid when a late payment still
 * finds its pieces, and refunded when it does not. A cancelled one was given up on purpose: its money goes back. A
 * booked one is refunded at once where its payment was given back at the card service before the shop had heard of it.
 */
export const successors: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  booked: ['paid', 'cancelled', 'expired', 'refunded'],
  paid: ['shipped', 'refunded'],
  shipped: ['refunded'],
  cancelled: ['refunded'],
  expired: ['paid', 'refunded'],
  refunded: [],
}

/** States in which the order holds pieces of its product. */
export const holdsPieces: Readonly<Record<OrderStatus, boolean>> = {
  booked: true,
  paid: true,
  shipped: true,
  cancelled: false,
  expired: false,
  refunded: false,
}

/** Every state that can follow, however much later. */
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
