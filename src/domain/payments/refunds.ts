import { eq, sql } from 'drizzle-orm'
import { toEuros } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { payments, refunds } from '#db/schema.ts'
import { type AuditActor, recordAudit } from '../audit.ts'
import { newId } from '../context.ts'
import { notifyOfRefund } from '../orders/mails.ts'
import { recordOrderEvent } from '../orders/states.ts'
import { describeRefund } from './refund-rows.ts'

export interface RefundInput {
  readonly orderId: string
  readonly intentId: string
  readonly amountCents: number
  readonly reason: string
  /** Whether it gives back a payment besides the one that pays the order. */
  readonly isExtra?: boolean
}

/**
 * Promises money back, in the transaction of whatever makes it due, with a row in the audit trail of who decided it;
 * `sendDueRefunds` keeps the promise. Answers the refund's id.
 */
export async function queueRefund(tx: Transaction, input: RefundInput, by: AuditActor): Promise<string> {
  const id = newId()
  const at = by.now()
  const { isExtra: _, ...row } = input
  await tx.insert(refunds).values({ id, ...row, nextAttemptAt: at, createdAt: at })
  await tx
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} + ${input.amountCents}` })
    .where(eq(payments.intentId, input.intentId))
  await recordOrderEvent(tx, input.orderId, 'refund-promised', { at, detail: describeRefund(input) })
  await notifyOfRefund(tx, input)
  await recordRefund(tx, input, by)
  return id
}

/** Books money that the card service gave back without the shop's asking, in the transaction of whoever noticed. */
export async function recordExternalRefund(
  tx: Transaction,
  input: Omit<RefundInput, 'reason'>,
  by: AuditActor,
): Promise<void> {
  const at = by.now()
  const refund = { ...input, reason: OUTSIDE }
  await tx
    .insert(refunds)
    .values({ id: newId(), ...refund, status: 'succeeded', createdAt: at, succeededAt: at })
  await tx
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} + ${input.amountCents}` })
    .where(eq(payments.intentId, input.intentId))
  await recordOrderEvent(tx, input.orderId, 'refund-sent', { at, detail: describeRefund(refund) })
  await notifyOfRefund(tx, refund)
  await recordRefund(tx, refund, by)
}

/** The reason of refunds that were not made by the shop. */
export const OUTSIDE = 'Refunded at the card service'

/** The row of a refund in the audit trail. */
async function recordRefund(
  tx: Transaction,
  { orderId, amountCents, reason }: Omit<RefundInput, 'intentId'>,
  by: AuditActor,
): Promise<void> {
  const after = { amount: toEuros(amountCents), reason }
  await recordAudit(tx, by, { action: 'refunded', subject: `order ${orderId}`, after })
}
