import type { Order } from '#contract/orders/orders.ts'

/** What giving back a part of an order is called: of one on account it is taken off what is owed. */
export const refundVerb = ({ paymentMethod }: Pick<Order, 'paymentMethod'>) =>
  paymentMethod === 'account' ? 'Credit' : 'Refund'
