/* Without zod: the database and pages name them too. */

/** The states of an order. */
export const orderStatuses = [
  'booked',
  'on-account',
  'paid',
  'cancelled',
  'expired',
  'refunded',
  'shipped',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How far an order has come, for whoever follows it: whether it is paid or on account is not theirs to know. */
export const trackedStates = ['booked', 'preparing', 'shipped', 'cancelled', 'expired', 'refunded'] as const
export type TrackedState = (typeof trackedStates)[number]
