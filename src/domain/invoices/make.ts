import { desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { type InvoiceContent, liftInvoiceContent } from '#db/invoice-content.ts'
import { lockName } from '#db/lock-name.ts'
import { invoices, payments } from '#db/schema.ts'
import type { Billing } from '../context.ts'
import { readLines } from '../orders/lines.ts'
import type { OrderRecord } from '../orders/record.ts'
import { describeOrder } from '../papers/describe-order.ts'

/**
 * Makes the invoice of an order in the transaction in which it becomes paid by card or is put on account, with the next number. Each waits
 * until the one before is committed or rolled back, so that no number is skipped; hence this comes last in a transaction.
 */
export async function makeInvoice(
  tx: Transaction,
  order: OrderRecord,
  { billing, at }: { billing: Billing; at: Date },
): Promise<void> {
  const lines = await readLines(tx, order.id)
  const paid = order.paymentMethod === 'card' ? await describeCardPayment(tx, order.id, at) : {}
  await issue(tx, { ...describeOrder(order, lines, { billing, at }), ...paid })
}

async function describeCardPayment(tx: Transaction, orderId: string, at: Date) {
  const [payment] = await tx
    .select({ intentId: payments.intentId })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  if (!payment) throw new Error(`the order ${orderId} has no payment to make an invoice of`)
  return { paidAt: at.toISOString(), transactionId: payment.intentId }
}

/**
 * Makes an invoice that replaces the last one of an order, by what the order says now: an address, for one. What was paid stays. Does
 * nothing if there is none to replace. Comes last in its transaction, as makeInvoice.
 */
export async function correctInvoice(
  tx: Transaction,
  order: OrderRecord,
  { billing, at }: { billing: Billing; at: Date },
): Promise<void> {
  const last = await findStanding(tx, order.id)
  if (!last) return
  const lines = await readLines(tx, order.id)
  const { transactionId } = last.content
  // That of an order on account was made before the payment.
  const paidAt = last.content.paidAt ?? order.paidAt?.toISOString()
  const paid = { ...(paidAt && { paidAt }), ...(transactionId && { transactionId }) }
  await issue(tx, { ...describeOrder(order, lines, { billing, at }), ...paid, corrects: last.number })
}

/**
 * Makes a credit note that takes the last invoice of an order back, with the same contents and a number of its own. `sentBackOn` (YYYY-MM-DD)
 * is the day on which what had been paid was sent back. Does nothing if there is none to take back. Comes last in its
 * transaction, as makeInvoice.
 */
export async function creditInvoice(
  tx: Transaction,
  { id: orderId }: Pick<OrderRecord, 'id'>,
  { at, sentBackOn }: { at: Date; sentBackOn?: string },
): Promise<void> {
  const last = await findStanding(tx, orderId)
  if (!last) return
  const { corrects: _, dueAt: __, paidAt: ___, ...same } = last.content
  const paid = sentBackOn === undefined ? {} : { paidAt: noonOf(sentBackOn) }
  await issue(tx, { ...same, ...paid, issuedAt: at.toISOString(), credits: last.number })
}

/** Noon in UTC: the same day wherever it is shown. */
const noonOf = (day: string) => `${day}T12:00:00.000Z`

/** The last invoice of an order, unless it was taken back. */
async function findStanding(tx: Transaction, orderId: string) {
  const [last] = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.number))
    .limit(1)
  const content = last && liftInvoiceContent(last.content)
  return content && content.credits === undefined ? { number: last.number, content } : undefined
}

async function issue(tx: Transaction, content: InvoiceContent): Promise<void> {
  await lockName(tx, 'invoices')
  // A separate statement: only a statement that starts after the lock is acquired sees what was committed meanwhile.
  const number = sql<number>`(select coalesce(max(${invoices.number}), 0) + 1 from ${invoices})`
  const createdAt = new Date(content.issuedAt)
  await tx.insert(invoices).values({ number, orderId: content.orderId, content, createdAt })
}
