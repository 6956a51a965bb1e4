import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { webhookEvents } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { may, requireRight } from '../policies.ts'
import { retryAt } from '../retries.ts'
import { attempt, type EventRow } from './webhooks.ts'

/** Processes an event again at once, whatever its state, and returns it as it is afterwards. */
export async function replayEvent(ctx: Context, id: string): Promise<EventRow> {
  requireRight(ctx.actor, may.replayEvent(ctx.actor))
  const claimed = { processedAt: null, lastError: null, attempts: 1, nextAttemptAt: retryAt(ctx.now(), 1) }
  const [event] = await ctx.db.update(webhookEvents).set(claimed).where(eq(webhookEvents.id, id)).returning()
  if (!event) throw notFound(say`event`)
  await attempt(ctx, event)
  const [after] = await ctx.db.select().from(webhookEvents).where(eq(webhookEvents.id, id))
  return after ?? event
}
