import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { InvoiceContent, InvoiceLine } from '#db/invoice-content.ts'
import { invoices, payments } from '#db/schema.ts'
import type { Billing } from '../context.ts'
import { type OrderLine, readLines } from '../orders/lines.ts'
import type { OrderRecord } from '../orders/record.ts'
import { splitVat } from '../tax/split-vat.ts'

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
  const content = writeInvoice(order, lines, { billing, at, transactionId: payment.intentId })
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invoices', 0))`)
  // A separate statement: only a statement that starts after the lock is acquired sees what was committed meanwhile.
  const number = sql<number>`(select coalesce(max(${invoices.number}), 0) + 1 from ${invoices})`
  await tx.insert(invoices).values({ number, orderId: order.id, content, createdAt: at })
}

function writeInvoice(
  order: OrderRecord,
  lines: readonly OrderLine[],
  { billing, at, transactionId }: { billing: Billing; at: Date; transactionId: string },
): InvoiceContent {
  const { userName: name, userEmail: email, vatId, deliveryMethod, deliveryAddress, billingAddress } = order
  const percent = order.vatPercent ?? billing.vatPercent
  const country = (deliveryAddress ?? billingAddress)?.country ?? billing.seller.country
  return {
    seller: billing.seller,
    customer: { name, email, ...(vatId !== null && { vatId }) },
    billingAddress,
    deliveryAddress,
    lines: lines.map(toInvoiceLine),
    delivery: deliveryMethod === null ? null : { method: deliveryMethod, cents: order.deliveryCents },
    reliefCents: order.reliefCents,
    tax: { treatment: order.taxTreatment, percent, country },
    ...splitVat(order.totalCents, percent),
    grossCents: order.totalCents,
    orderId: order.id,
    orderNumber: order.number,
    customerReference: order.customerReference,
    note: order.note,
    timeZone: billing.timeZone,
    issuedAt: at.toISOString(),
    orderedAt: order.createdAt.toISOString(),
    paidAt: at.toISOString(),
    transactionId,
  }
}

function toInvoiceLine(line: OrderLine): InvoiceLine {
  const { name, sku, ownNumber, customsCode, weightGrams, quantity, unitPriceCents, totalCents } = line
  return {
    name,
    sku: sku ?? '',
    ownNumber,
    customsCode: customsCode ?? '',
    weightGrams,
    quantity,
    unitPriceCents,
    grossCents: totalCents,
  }
}
