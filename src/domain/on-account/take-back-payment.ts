import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { formatCents, subtractCents, toEuros } from '#contract/money.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { accountPayments, mails, orders, transfersBack } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { conflict } from '../errors.ts'
import { transferredOf } from '../order-life/owed.ts'
import { lockOrder, takeBackPaid } from '../order-life/states.ts'
import { recordOrderEvent } from '../timeline.ts'

/**
 * Takes back that a payment of an order on account was noted, as it was another's: its order is owed again for so much, and for its discount. In the caller's
 * transaction, who has the right. The trail keeps what was noted. Its customer gets no mail about it that has not left yet. Rejects (conflict) one that
 * was sent back, also in part.
 */
export async function takeBackPayment(
  ctx: Context,
  tx: Transaction,
  payment: typeof accountPayments.$inferSelect,
): Promise<void> {
  const { id, orderId, amountCents, receivedOn, reference } = payment
  const order = await lockOrder(tx, orderId)
  if (!order) return
  const [known] = await tx.delete(accountPayments).where(eq(accountPayments.id, id)).returning()
  if (!known) return
  if (known.refundSentOn !== null || !['on-account', 'paid', 'shipped'].includes(order.status))
    throw conflict(
      say`The order ${order.number} is ${phraseOf(order.status)}: its payment can no longer be taken back`,
    )
  if ((await tx.$count(transfersBack, eq(transfersBack.orderId, orderId))) > 0)
    throw conflict(
      say`A part of what was paid of the order ${order.number} was given back: its payment can no longer be taken back`,
    )
  const receivedCents = subtractCents(transferredOf(order), amountCents)
  // The discount was for all that was paid.
  const none = { discountCents: 0 as const, discountNetCents: 0 as const, discountOf: null }
  await tx.update(accountPayments).set(none).where(eq(accountPayments.orderId, orderId))
  await tx.update(orders).set({ receivedCents, discountCents: 0 }).where(eq(orders.id, orderId))
  const detail = `${formatCents(amountCents)} received on ${receivedOn}: ${reference}`
  await recordOrderEvent(tx, orderId, 'account-payment-taken-back', { at: ctx.now(), detail })
  await recordAudit(tx, ctx, {
    action: 'account-payment-taken-back',
    subject: `order ${orderId}`,
    before: { amount: toEuros(amountCents), receivedOn, reference },
  })
  await withdrawMail(tx, `${id}-part`)
  if (order.paidAt === null) return
  await takeBackPaid(ctx, tx, order)
  await withdrawMail(tx, `${orderId}-paid`)
}

/** One that has left stays in the list of mails, by another name: the order may be paid again, which is a mail of its own. */
async function withdrawMail(tx: Transaction, id: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.id, id), isNull(mails.sentAt)))
  await tx
    .update(mails)
    .set({ id: `${id}-${newId()}` })
    .where(and(eq(mails.id, id), isNotNull(mails.sentAt)))
}
