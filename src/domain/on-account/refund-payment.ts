import { desc, eq } from 'drizzle-orm'
import { type Cents, smallerOf, subtractCents, toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { accountPayments } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { creditInvoice } from '../invoices/make.ts'
import { transferredOf } from '../order-life/owed.ts'
import { returnPieces } from '../order-life/pieces.ts'
import { lockOrder, moveOrder } from '../order-life/states.ts'
import { may, requireRight } from '../rights.ts'
import { requirePastDay } from './settlement-days.ts'

interface AccountRefund {
  readonly orderId: string
  /** The day of the bank transfer, YYYY-MM-DD. */
  readonly sentOn: string
  readonly reference: string
  /** The customer reads it. */
  readonly reason: string
}

/**
 * Records that all that was paid of an order on account and not given back by line, in whole or in part, was sent back by bank transfer: the order is refunded, a credit
 * note takes its invoice back, and pieces that have not been shipped return to stock. Harmless to repeat. Rejects a day in the future or before the payment
 * (invalid), and orders without a noted payment (conflict).
 */
export async function refundAccountPayment(ctx: Context, refund: AccountRefund): Promise<void> {
  requireRight(ctx.actor, may.refundOrder(ctx.actor))
  await ctx.db.transaction(tx => recordRefund(ctx, tx, refund))
  ctx.changed('catalog')
  ctx.changed('mails')
}

async function recordRefund(ctx: Context, tx: Transaction, refund: AccountRefund): Promise<void> {
  const { orderId, sentOn, reference, reason } = refund
  const order = await lockOrder(tx, orderId)
  if (!order) throw notFound(say`order`)
  const payments = await tx
    .select()
    .from(accountPayments)
    .where(eq(accountPayments.orderId, orderId))
    .orderBy(desc(accountPayments.receivedOn))
  const [payment] = payments
  if (!payment) throw conflict(say`No payment on account is noted for this order`)
  if (payment.refundSentOn !== null) {
    const isSame = payment.refundSentOn === sentOn && payment.refundReference === reference
    if (isSame && payment.refundReason === reason) return
    throw conflict(say`This payment was sent back already, on ${payment.refundSentOn}`)
  }
  requirePastDay(ctx, 'sentOn', sentOn, { from: payment.receivedOn })
  const amountCents = transferredOf(order)
  if (amountCents === 0) throw conflict(say`All that was paid of this order was given back by line`)
  await noteParts(tx, payments, { sentOn, reference, reason, amountCents })
  const after = { amount: toEuros(amountCents), sentOn, reference, reason }
  await recordAudit(tx, ctx, {
    action: 'account-payment-refunded',
    subject: `order ${orderId}`,
    after,
  })
  await moveOrder(ctx, tx, order, { to: 'refunded', detail: `${reason} (${reference})`, reason })
  if (order.status !== 'shipped') await returnPieces(tx, orderId, { reason: 'refunded', at: ctx.now() })
  await creditInvoice(tx, order, { at: ctx.now(), sentBackOn: sentOn })
}

/** Notes at each payment how much of it was sent back: of all together what had not been given back by line. */
async function noteParts(
  tx: Transaction,
  payments: readonly (typeof accountPayments.$inferSelect)[],
  {
    sentOn,
    reference,
    reason,
    amountCents,
  }: Omit<AccountRefund, 'orderId'> & { readonly amountCents: Cents },
): Promise<void> {
  const noted = { refundSentOn: sentOn, refundReference: reference, refundReason: reason }
  let leftCents = amountCents
  for (const payment of payments) {
    const refundCents = smallerOf(payment.amountCents, leftCents)
    leftCents = subtractCents(leftCents, refundCents)
    await tx
      .update(accountPayments)
      .set({ ...noted, refundCents })
      .where(eq(accountPayments.id, payment.id))
  }
}
