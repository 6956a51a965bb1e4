import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { mails, orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { moveWithInvoice } from '../invoices/make.ts'
import { lockOrder } from '../order-life/states.ts'
import type { PaymentTerms } from './require-credit.ts'

/**
 * Puts an order that has just been booked on account, by these terms, in the transaction that booked it: the invoice is made and mailed. Comes last
 * in its transaction.
 */
export async function placeOnAccount(
  ctx: Context,
  tx: Transaction,
  orderId: string,
  { discount }: Pick<PaymentTerms, 'discount'>,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw notFound(say`order`)
  // The mail with the invoice says the same, and that nothing has to be paid by card.
  await tx.delete(mails).where(eq(mails.id, `${orderId}-booked`))
  const agreed = discount && { discountPercent: discount.percent, discountUntil: discount.until }
  if (agreed) await tx.update(orders).set(agreed).where(eq(orders.id, orderId))
  await moveWithInvoice(ctx, tx, { ...order, ...agreed }, { to: 'on-account' })
}
