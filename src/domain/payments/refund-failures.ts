import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/audit.ts'
import type { Transaction } from '#db/client.ts'
import { refunds } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { notifyOfFailedRefund, type RefundUpdate } from '../orders/mails.ts'
import { lockOrder, recordOrderEvent } from '../orders/states.ts'
import { may, requireRight } from '../policies.ts'
import { findFailedRefunds } from './find-failed-refunds.ts'
import { describeRefund, type RefundRow, recordDecision, reopenRefund } from './refund-reopening.ts'
import { CHECK_AFTER_MS, sendDueRefunds } from './refunds.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Stripe knows of a failure within 30 days: https://docs.stripe.com/refunds#failed-refunds */
const CHECKED_DAYS = 35

/** Asks how the refunds of an intent are, and opens those that failed after all. Harmless to repeat. Answers how many. */
export async function reviewRefunds(ctx: Context, intentId: string): Promise<number> {
  const listed = await ctx.cards.listRefunds(intentId)
  if (listed.every(({ failure }) => failure === undefined)) return 0
  const reopened = await ctx.db.transaction(async tx => {
    const [first] = await tx.select().from(refunds).where(eq(refunds.intentId, intentId)).limit(1)
    if (!first) return 0
    await lockOrder(tx, first.orderId)
    const sent = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.intentId, intentId), eq(refunds.status, 'succeeded')))
    const failed = findFailedRefunds(sent, listed)
    for (const each of failed) await reopenRefund(tx, ctx, each)
    return failed.length
  })
  if (reopened > 0) ctx.changed('mails')
  return reopened
}

/** Asks of refunds that went out, each once a day for 35 days, whether they failed after all: webhooks get lost. Answers how many had. */
export async function reviewSentRefunds(ctx: Context, limit = 20): Promise<number> {
  const now = ctx.now()
  const due = await ctx.db.transaction(async tx => {
    const rows = await tx
      .select()
      .from(refunds)
      .where(
        and(
          eq(refunds.status, 'succeeded'),
          lte(refunds.nextAttemptAt, now),
          gt(refunds.succeededAt, new Date(now.getTime() - CHECKED_DAYS * DAY_MS)),
        ),
      )
      .orderBy(refunds.nextAttemptAt)
      .limit(limit)
      .for('update', { skipLocked: true })
    for (const { id } of rows)
      await tx
        .update(refunds)
        .set({ nextAttemptAt: new Date(now.getTime() + CHECK_AFTER_MS) })
        .where(eq(refunds.id, id))
    return rows
  })
  let failed = 0
  for (const intentId of new Set(due.map(row => row.intentId))) failed += await reviewRefunds(ctx, intentId)
  return failed
}

/** Sends a failed refund to the card once more, under another key. Refuses (conflict) one that has not failed. */
export async function retryRefund(ctx: Context, id: string): Promise<string> {
  requireRight(ctx.actor, may.refundOrder(ctx.actor))
  const orderId = await decide(ctx, id, async (tx, refund) => {
    const again = {
      status: 'pending',
      serviceId: null,
      succeededAt: null,
      lastError: null,
      attempts: 0,
      nextAttemptAt: ctx.now(),
      keyNumber: sql`${refunds.keyNumber} + 1`,
    } as const
    await tx.update(refunds).set(again).where(eq(refunds.id, id))
    return { action: 'refund-retried', news: 'retried', detail: describeRefund(refund) }
  })
  await sendDueRefunds(ctx, { orderId })
  return orderId
}

/** Notes that a failed refund was sent by other means, and how. Refuses (conflict) one that has not failed. */
export async function settleRefund(ctx: Context, id: string, note: string): Promise<string> {
  requireRight(ctx.actor, may.refundOrder(ctx.actor))
  return decide(ctx, id, async (tx, refund) => {
    await tx.update(refunds).set({ status: 'sent-another-way', note }).where(eq(refunds.id, id))
    return { action: 'refund-settled', news: 'settled', detail: `${describeRefund(refund)}: ${note}`, note }
  })
}

interface Decision {
  readonly action: Extract<AuditAction, 'refund-retried' | 'refund-settled'>
  readonly news: RefundUpdate
  readonly detail: string
  readonly note?: string
}

async function decide(
  ctx: Context,
  id: string,
  act: (tx: Transaction, refund: RefundRow) => Promise<Decision>,
): Promise<string> {
  const orderId = await ctx.db.transaction(async tx => {
    const [found] = await tx.select().from(refunds).where(eq(refunds.id, id))
    if (!found) throw notFound('refund')
    await lockOrder(tx, found.orderId)
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (refund?.status !== 'failed') throw conflict('This refund has not failed; there is nothing to decide')
    const { action, news, detail, note } = await act(tx, refund)
    await recordOrderEvent(tx, refund.orderId, action, { at: ctx.now(), detail })
    await recordDecision(tx, refund, { by: ctx, action, after: note === undefined ? {} : { note } })
    await notifyOfFailedRefund(tx, refund, { news, note })
    return refund.orderId
  })
  ctx.changed('mails')
  return orderId
}
