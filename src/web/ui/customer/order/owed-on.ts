import { subtractCents, toCents, toEuros } from '#contract/money.ts'
import type { Order } from '#contract/orders/orders.ts'

/** What is still to be paid of an order on account, in euros; undefined if it is paid, has ended or is paid by card. */
export function owedOn({
  paymentMethod,
  paid,
  status,
  price,
  refunded,
}: Pick<Order, 'paymentMethod' | 'paid' | 'status' | 'price' | 'refunded'>): number | undefined {
  const isOpen = paymentMethod === 'account' && !paid && (status === 'on-account' || status === 'shipped')
  return isOpen ? toEuros(subtractCents(toCents(price), toCents(refunded))) : undefined
}
