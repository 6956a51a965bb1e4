/** The states of an order. In a separate file, without zod: pages load them before anything else. */
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
