import { and, eq } from 'drizzle-orm'
import { payments } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { lockOrder, recordOrderEvent } from '../orders/states.ts'
import { type Settlement, settleIntent } from './settle.ts'

/**
 * Makes sure that no money comes by this intent any more. Where it has come already it is settled, and the answer says how;
 * undefined where it was closed in time.
 */
export async function closeIntent(
  ctx: Context,
  { orderId, intentId }: { orderId: string; intentId: string },
): Promise<Settlement | undefined> {
  const intent = await ctx.cards.cancelIntent(intentId)
  if (intent?.status === 'succeeded') return settleIntent(ctx, intent)
  // One under way (processing) cannot be canceled: it is asked again later. One that the card service does not know, as
  // when the shop has moved to another account there, nobody can pay by.
  if (intent && intent.status !== 'canceled') return undefined
  await ctx.db.transaction(async tx => {
    // The order before its payment, as everywhere: two that lock crosswise would wait for each other.
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
