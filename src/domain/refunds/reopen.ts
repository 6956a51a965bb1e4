import { eq } from 'drizzle-orm'
import { type AuditAction } from '#contract/audit/audit.ts'
import { toEuros } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { refunds } from '#db/schema.ts'
import { type AuditActor, recordAudit, shopActor } from '../audit.ts'
import type { Context } from '../context.ts'
import { notifyOfFailedRefund, notifyOwner } from '../order-life/mails.ts'
import { lockOrder } from '../order-life/states.ts'
import { recordOrderEvent } from '../timeline.ts'
import { findFailedRefunds } from './find-failed.ts'
import { describeRefund, divideRefund, findSentRefunds, type RefundRow } from './rows.ts'

/** Reopens sent refunds of an intent that have failed at the card service. Harmless to repeat. Returns how many. */
export async function reviewRefunds(ctx: Context, intentId: string): Promise<number> {
  const before = await findSentRefunds(ctx.db, intentId)
  const [first] = before
  if (!first) return 0
  const listed = await ctx.cards.listRefunds(intentId)
  if (listed.every(({ failure }) => failure === undefined)) return 0
  const reopened = await ctx.db.transaction(async tx => {
    await lockOrder(tx, first.orderId)
    // Refunds sent during the query are not in its answer.
    const sent = (await findSentRefunds(tx, intentId)).filter(now => before.some(each => isSame(each, now)))
    const failed = findFailedRefunds(sent, listed)
    for (const { refund, amountCents, failure } of failed)
      await reopenRefund(tx, ctx, { refund: await divideRefund(tx, refund, amountCents), failure })
    return failed.length
  })
  if (reopened > 0) ctx.changed('mails')
  return reopened
}

const isSame = (one: RefundRow, other: RefundRow) =>
  one.id === other.id && one.serviceId === other.serviceId && one.amountCents === other.amountCents

/**
 * Reopens a refund that was sent and did not arrive: the customer is still owed the money, and a person has to decide. Runs
 * in the caller's transaction, with the order locked.
 */
export async function reopenRefund(
  tx: Transaction,
  ctx: Pick<Context, 'now' | 'contactTo'>,
  { refund, failure }: { refund: RefundRow; failure: string },
): Promise<void> {
  const { id, orderId, amountCents } = refund
  await tx.update(refunds).set({ status: 'failed', lastError: failure }).where(eq(refunds.id, id))
  const detail = `${describeRefund(refund)}: ${failure}`
  await recordOrderEvent(tx, orderId, 'refund-failed', { at: ctx.now(), detail })
  await recordDecision(tx, refund, { by: shopActor(ctx), action: 'refund-failed', after: { failure } })
  await notifyOfFailedRefund(tx, refund, { news: 'failed' })
  const fields = { about: detail, amountCents: String(amountCents) }
  await notifyOwner(tx, ctx, { kind: 'owner-refund-failed', orderId, fields })
}

/** Records in the audit trail that a refund failed, or what was decided about it. */
export async function recordDecision(
  tx: Transaction,
  { orderId, amountCents, reason }: RefundRow,
  { by, action, after }: { by: AuditActor; action: AuditAction; after: Record<string, string> },
): Promise<void> {
  const facts = { amount: toEuros(amountCents), reason, ...after }
  await recordAudit(tx, by, { action, subject: `order ${orderId}`, after: facts })
}
