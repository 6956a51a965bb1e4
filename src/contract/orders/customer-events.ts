import { orderStatuses } from './states.ts'

/* Without zod: pages have words for each. */

/** What an order's customer is told of its history. */
export const customerEventKinds = [
  ...orderStatuses,
  'delivery-changed',
  'reminded',
  'account-payment-noted',
  'refund',
  'vat-id-confirmed',
] as const
export type CustomerEventKind = (typeof customerEventKinds)[number]
