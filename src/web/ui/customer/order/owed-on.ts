import { addCents, subtractCents, toCents, toEuros } from '#contract/money.ts'
import type { Order } from '#contract/orders/orders.ts'

/** What is still to be paid of an order on account, in euros; undefined if it is paid, has ended or is paid by card. */
export function owedOn({
  paymentMethod,
  paid,
  status,
  price,
  refunded,
  received,
}: Pick<Order, 'paymentMethod' | 'paid' | 'status' | 'price' | 'refunded' | 'received'>): number | undefined {
  const isOpen = paymentMethod === 'account' && !paid && (status === 'on-account' || status === 'shipped')
  return isOpen
    ? toEuros(subtractCents(toCents(price), addCents(toCents(refunded), toCents(received))))
    : undefined
}
