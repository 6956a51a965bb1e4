/** How an order is paid: by card at once, or on account, by an invoice with a date. Without zod: the tables use it too. */
export const paymentMethods = ['card', 'account'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
