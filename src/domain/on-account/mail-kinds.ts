/** Mails to the customer about an order on account. */
const customerMailKinds = [
  'order-on-account',
  'account-payment-received',
  'account-order-cancelled',
  'account-payment-refunded',
  'account-reminder',
] as const
/** Mails to the owner of the shop. */
export const accountOwnerMailKinds = ['owner-overdue'] as const

export const accountMailKinds = [...customerMailKinds, ...accountOwnerMailKinds] as const
/** Mails about an order on account. */
export type AccountMailKind = (typeof accountMailKinds)[number]
