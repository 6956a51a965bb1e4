import { say } from '#contract/phrase.ts'
import { conflict } from '../errors.ts'
import type { OrderRecord } from '../order-life/record.ts'

/** Rejects (conflict) an order that is paid by card. */
export function requireOnAccount({ paymentMethod }: Pick<OrderRecord, 'paymentMethod'>): void {
  if (paymentMethod !== 'account') throw conflict(say`This order is not on account; it is paid by card`)
}
