import { eq, sql } from 'drizzle-orm'
import { type Cents, toEuros } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { payments, refunds } from '#db/schema.ts'
import { type AuditActor, recordAudit } from '../audit.ts'
import { newId } from '../context.ts'
import { notifyOfRefund } from '../order-life/mails.ts'
import { recordOrderEvent } from '../timeline.ts'
import { describeRefund } from './rows.ts'

interface RefundInput {
  readonly orderId: string
  readonly intentId: string
  readonly amountCents: Cents
  readonly reason: string
  /** Whether it refunds a payment other than the one that paid the order. */
  readonly isExtra?: boolean
}

/**
 * Queues a refund in the transaction that makes it due, with a row in the audit trail of who decided it; `sendDueRefunds`
 * sends it. Returns its id.
 */
export async function queueRefund(tx: Transaction, input: RefundInput, by: AuditActor): Promise<string> {
  const id = newId()
  const at = by.now()
  const { isExtra: _, ...row } = input
  await tx.insert(refunds).values({ id, ...row, nextAttemptAt: at, createdAt: at })
  const refundedCents = await addRefunded(tx, input)
  await recordOrderEvent(tx, input.orderId, 'refund-promised', { at, detail: describeRefund(input) })
  await notifyOfRefund(tx, { ...input, refundedCents })
  await recordRefund(tx, input, by)
  return id
}

/** Books a refund that the card service made without a request of the shop, in the caller's transaction. */
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
  const refundedCents = await addRefunded(tx, input)
  await recordOrderEvent(tx, input.orderId, 'refund-sent', { at, detail: describeRefund(refund) })
  await notifyOfRefund(tx, { ...refund, refundedCents })
  await recordRefund(tx, refund, by)
}

/** Adds a refund to its payment. Returns what is refunded of it now; undefined if the payment did not pay its order. */
async function addRefunded(
  tx: Transaction,
  { intentId, amountCents }: Pick<RefundInput, 'intentId' | 'amountCents'>,
): Promise<Cents | undefined> {
  const [payment] = await tx
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} + ${amountCents}` })
    .where(eq(payments.intentId, intentId))
    .returning({ refundedCents: payments.refundedCents })
  return payment?.refundedCents
}

/** The reason of refunds that were not made by the shop. */
export const OUTSIDE = 'Refunded at the card service'

/** Records a refund in the audit trail. */
async function recordRefund(
  tx: Transaction,
  { orderId, amountCents, reason }: Omit<RefundInput, 'intentId'>,
  by: AuditActor,
): Promise<void> {
  const after = { amount: toEuros(amountCents), reason }
  await recordAudit(tx, by, { action: 'refunded', subject: `order ${orderId}`, after })
}
