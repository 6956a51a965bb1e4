import { phraseOf, say } from '#contract/phrase.ts'
import { conflict } from '../errors.ts'
import { billedOf, owedOf } from '../order-life/owed.ts'
import type { OrderRecord } from '../order-life/record.ts'

/** Rejects (conflict) an order that is paid by card. */
export function requireOnAccount({ paymentMethod }: Pick<OrderRecord, 'paymentMethod'>): void {
  if (paymentMethod !== 'account') throw conflict(say`This order is not on account; it is paid by card`)
}

/** Rejects (conflict) an order on account of whose price nothing is left, or that has ended. */
export function requireBilled(order: OrderRecord): void {
  requireOnAccount(order)
  const { status } = order
  if (status !== 'on-account' && status !== 'paid' && status !== 'shipped')
    throw conflict(say`Nothing of this order can be given back: it is ${phraseOf(status)}`)
  if (billedOf(order) === 0) throw conflict(say`Nothing is owed for this order: all of it is credited`)
}

/** Rejects (conflict) an order for which nothing is owed on account. */
export function requireOwed(order: OrderRecord): void {
  requireOnAccount(order)
  const { status, paidAt } = order
  if (paidAt !== null || (status !== 'on-account' && status !== 'shipped'))
    throw conflict(say`Nothing is owed for this order: it is ${phraseOf(status)}`)
  if (owedOf(order) === 0) throw conflict(say`Nothing is owed for this order: all of it is credited`)
}
