import { eq, sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/audit/audit.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { refunds } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { notifyOfFailedRefund, type RefundUpdate } from '../order-life/mails.ts'
import { lockOrder } from '../order-life/states.ts'
import { may, requireRight } from '../rights.ts'
import { recordOrderEvent } from '../timeline.ts'
import { recordDecision } from './reopen.ts'
import { describeRefund, type RefundRow } from './rows.ts'
import { sendDueRefunds } from './send.ts'

/** Sends a failed refund to the card again, under a new key. Rejects a refund that has not failed (conflict). */
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

/** Records that a failed refund was sent another way, and how. Rejects a refund that has not failed (conflict). */
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
    if (!found) throw notFound(say`refund`)
    await lockOrder(tx, found.orderId)
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (refund?.status !== 'failed')
      throw conflict(say`This refund has not failed; there is nothing to decide`)
    const { action, news, detail, note } = await act(tx, refund)
    await recordOrderEvent(tx, refund.orderId, action, { at: ctx.now(), detail })
    await recordDecision(tx, refund, { by: ctx, action, after: note === undefined ? {} : { note } })
    await notifyOfFailedRefund(tx, refund, { news, note })
    return refund.orderId
  })
  ctx.changed('mails')
  return orderId
}
