/** The states of an order. By themselves, without zod: pages read them before they read anything else. */
export const orderStatuses = ['booked', 'paid', 'cancelled', 'expired', 'refunded', 'shipped'] as const
export type OrderStatus = (typeof orderStatuses)[number]
