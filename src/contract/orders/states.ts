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

/** How people look for orders of their own. An order shipped on account and not paid yet is in two of these. */
export const ownOrderStates = ['to-pay', 'address-needed', 'paid', 'shipped', 'ended'] as const
export type OwnOrderState = (typeof ownOrderStates)[number]

/** What an order's customer is told of its history. */
export const customerEventKinds = [
  ...orderStatuses,
  'part-shipped',
  'delivery-changed',
  'reminded',
  'account-credited',
  'account-payment-noted',
  'account-payment-taken-back',
  'account-transferred-back',
  'refund',
  'vat-id-confirmed',
  'return-asked',
  'return-withdrawn',
  'return-agreed',
  'return-declined',
  'return-arrived',
  'return-closed',
] as const
export type CustomerEventKind = (typeof customerEventKinds)[number]
