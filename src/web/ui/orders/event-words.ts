import type { CustomerEventKind } from '#contract/customer-events.ts'

/** What happened to an order, in its customer's words. */
export const eventWords: Readonly<Record<CustomerEventKind, string>> = {
  booked: 'You ordered, and we reserved the pieces for you',
  'on-account': 'It is on account: the invoice says until when it is to be paid',
  paid: 'Your payment arrived',
  shipped: 'We handed it over for delivery',
  cancelled: 'The order was cancelled',
  expired: 'The time to pay ran out, and we released the pieces',
  refunded: 'The order is refunded in full',
  'delivery-changed': 'You said where it goes, and how',
  reminded: 'We reminded you of the payment',
  'account-payment-noted': 'Your payment arrived',
  refund: 'We decided on a refund to you',
}
