import { webhookEvents } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { type CardEvent } from '../ports.ts'

/** Stores an event of the card service, once per id, to be processed later. */
export async function receiveEvent(ctx: Context, { id, type, intentId, facts }: CardEvent): Promise<void> {
  const at = ctx.now()
  const kept = await ctx.db
    .insert(webhookEvents)
    .values({ id, type, intentId, payload: { ...facts }, createdAt: at, nextAttemptAt: at })
    .onConflictDoNothing()
  if (kept.rowCount === 1) ctx.changed('payments')
}
