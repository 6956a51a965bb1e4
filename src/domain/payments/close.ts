import { and, eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { payments } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { lockOrder } from '../order-life/states.ts'
import { recordOrderEvent } from '../timeline.ts'
import { type Settlement, settleIntent } from './settle.ts'

/**
 * Cancels an intent so that it can no longer be paid. If it has already been paid, settles it and returns how; otherwise
 * undefined.
 */
export async function closeIntent(
  ctx: Context,
  { orderId, intentId }: { orderId: string; intentId: string },
): Promise<Settlement | undefined> {
  const intent = await ctx.cards.cancelIntent(intentId)
  if (intent?.status === 'succeeded') return settleIntent(ctx, intent)
  // An intent that is being processed cannot be cancelled: it is retried later. One that the card service does not know,
  // such as from an earlier account of the shop, cannot be paid.
  if (intent && intent.status !== 'canceled') return undefined
  await ctx.db.transaction(async tx => {
    // Locks the order before its payment, as everywhere, to prevent deadlocks.
    await lockOrder(tx, orderId)
    const closed = await tx
      .update(payments)
      .set({ status: 'canceled' })
      .where(and(eq(payments.intentId, intentId), eq(payments.status, 'pending')))
    if (closed.rowCount === 1)
      await recordOrderEvent(tx, orderId, 'intent-closed', { at: ctx.now(), detail: intentId })
  })
  return undefined
}

/** Closes the intent that an order has, as `closeIntent` does, if it has one that may still be paid. */
export async function closeIntentOf(ctx: Context, orderId: string): Promise<Settlement | undefined> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.orderId, orderId))
  if (!payment || payment.status === 'canceled') return undefined
  return closeIntent(ctx, { orderId, intentId: payment.intentId })
}

/** Rejects (conflict) an order that could still be paid by card as it was. */
export async function requireNoIntent(tx: Transaction, orderId: string): Promise<void> {
  const [payment] = await tx
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .for('update')
  if (payment && payment.status !== 'canceled')
    throw conflict(say`A payment of this order is under way; please try again in a moment`)
}
