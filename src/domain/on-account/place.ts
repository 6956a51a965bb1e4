import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { mails } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { moveWithInvoice } from '../invoices/make.ts'
import { lockOrder } from '../order-life/states.ts'

/**
 * Puts an order that has just been booked on account, in the transaction that booked it: the invoice is made and mailed. Comes last
 * in its transaction.
 */
export async function placeOnAccount(ctx: Context, tx: Transaction, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw notFound(say`order`)
  // The mail with the invoice says the same, and that nothing has to be paid by card.
  await tx.delete(mails).where(eq(mails.id, `${orderId}-booked`))
  await moveWithInvoice(ctx, tx, order, { to: 'on-account' })
}
