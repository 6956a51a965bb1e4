import { eq } from 'drizzle-orm'
import { type AuditAction } from '#contract/audit.ts'
import { toEuros } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { refunds } from '#db/schema.ts'
import { type AuditActor, recordAudit, shopActor } from '../audit.ts'
import type { Context } from '../context.ts'
import { notifyOfFailedRefund, notifyOwner } from '../order-life/mails.ts'
import { recordOrderEvent } from '../timeline.ts'
import { describeRefund, type RefundRow } from './refund-rows.ts'

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
