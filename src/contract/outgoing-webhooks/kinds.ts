/* Without zod, as pages and tables need it. */

/** What others can be told of. */
export const webhookKinds = [
  'order.booked',
  'order.on-account',
  'order.paid',
  'order.cancelled',
  'shipment.sent',
  'shipment.undone',
  'stock.changed',
  'refund.made',
] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** What each says. */
export const webhookKindWords: Readonly<Record<WebhookKind, string>> = {
  'order.booked': 'An order is booked, and not paid yet',
  'order.on-account': 'An order is on account, and may be shipped',
  'order.paid': 'An order is paid',
  'order.cancelled': 'An unpaid order is cancelled, or its time is over',
  'shipment.sent': 'A shipment has left',
  'shipment.undone': 'A shipment is undone',
  'stock.changed': 'There are more or fewer pieces of a product',
  'refund.made': 'Money was given back',
}

/** How far a message has come. */
export const webhookStates = ['waiting', 'sent', 'failed'] as const
export type WebhookState = (typeof webhookStates)[number]
