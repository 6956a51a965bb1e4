import { and, eq, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { payments, refunds } from '../db/schema.ts'
import { type Context, newId } from './context.ts'
import { noteEvent } from './order-states.ts'
import { retryAt } from './retries.ts'

export interface RefundInput {
  readonly orderId: string
  readonly intentId: string
  readonly amountCents: number
  readonly reason: string
}

/** Promises money back, in the transaction of whatever makes it due; `sendDueRefunds` keeps the promise. */
export async function queueRefund(tx: Transaction, input: RefundInput, at: Date): Promise<void> {
  await tx.insert(refunds).values({ id: newId(), ...input, nextAttemptAt: at, createdAt: at })
  await tx
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} + ${input.amountCents}` })
    .where(eq(payments.intentId, input.intentId))
  await noteEvent(tx, input.orderId, 'refund-promised', {
    at,
    detail: `${input.amountCents} cents: ${input.reason}`,
  })
}

/**
 * Asks the card service for every refund that is due, each under its own id as idempotency key, so that an attempt whose
 * answer was lost can be repeated without paying twice. Answers how many went through; the others are tried again later.
 */
export async function sendDueRefunds(ctx: Context, limit = 20): Promise<number> {
  const due = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'pending'), lte(refunds.nextAttemptAt, ctx.now())))
    .orderBy(refunds.nextAttemptAt)
    .limit(limit)
  let sent = 0
  for (const refund of due) if (await sendRefund(ctx, refund)) sent += 1
  return sent
}

async function sendRefund(ctx: Context, refund: typeof refunds.$inferSelect): Promise<boolean> {
  const { id, intentId, amountCents, orderId } = refund
  const pending = and(eq(refunds.id, id), eq(refunds.status, 'pending'))
  try {
    await ctx.cards.refundIntent({ intentId, amountCents, key: `refund-${id}` })
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error)
    const attempts = refund.attempts + 1
    await ctx.db
      .update(refunds)
      .set({ attempts, lastError, nextAttemptAt: retryAt(ctx.now(), attempts) })
      .where(pending)
    return false
  }
  await ctx.db.transaction(async tx => {
    const done = await tx
      .update(refunds)
      .set({ status: 'succeeded', succeededAt: ctx.now(), lastError: null })
      .where(pending)
    if (done.rowCount === 1)
      await noteEvent(tx, orderId, 'refund-sent', { at: ctx.now(), detail: `${amountCents} cents` })
  })
  return true
}
