/* Without zod: pages name them too. */

/** How far an order has come, for whoever follows it: whether it is paid or on account is not theirs to know. */
export const trackedStates = ['booked', 'preparing', 'shipped', 'cancelled', 'expired', 'refunded'] as const
export type TrackedState = (typeof trackedStates)[number]
