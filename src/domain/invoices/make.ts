import { desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { InvoiceContent } from '#db/invoice-content.ts'
import { invoices, payments } from '#db/schema.ts'
import type { Billing } from '../context.ts'
import { readLines } from '../orders/lines.ts'
import type { OrderRecord } from '../orders/record.ts'
import { describeOrder } from '../papers/describe-order.ts'

/**
 * Makes the invoice of an order in the transaction in which it becomes paid, with the next number. Each waits until the
 * one before is committed or rolled back, so that no number is skipped; hence this comes last in a transaction.
 */
export async function makeInvoice(
  tx: Transaction,
  order: OrderRecord,
  { billing, at }: { billing: Billing; at: Date },
): Promise<void> {
  const [payment] = await tx
    .select({ intentId: payments.intentId })
    .from(payments)
    .where(eq(payments.orderId, order.id))
  if (!payment) throw new Error(`the order ${order.id} has no payment to make an invoice of`)
  const lines = await readLines(tx, order.id)
  const paid = { paidAt: at.toISOString(), transactionId: payment.intentId }
  await issue(tx, { ...describeOrder(order, lines, { billing, at }), ...paid })
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
  const [last] = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, order.id))
    .orderBy(desc(invoices.number))
    .limit(1)
  if (!last) return
  const lines = await readLines(tx, order.id)
  const { paidAt, transactionId } = last.content
  const paid = { ...(paidAt && { paidAt }), ...(transactionId && { transactionId }) }
  await issue(tx, { ...describeOrder(order, lines, { billing, at }), ...paid, corrects: last.number })
}

async function issue(tx: Transaction, content: InvoiceContent): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invoices', 0))`)
  // A separate statement: only a statement that starts after the lock is acquired sees what was committed meanwhile.
  const number = sql<number>`(select coalesce(max(${invoices.number}), 0) + 1 from ${invoices})`
  const createdAt = new Date(content.issuedAt)
  await tx.insert(invoices).values({ number, orderId: content.orderId, content, createdAt })
}
