import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { InvoiceContent } from '#db/invoice-content.ts'
import { invoices, payments } from '#db/schema.ts'
import type { Billing } from '../context.ts'
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
  const content = writeInvoice(order, { billing, at, transactionId: payment.intentId })
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invoices', 0))`)
  // A separate statement: only a statement that starts after the lock is acquired sees what was committed meanwhile.
  const number = sql<number>`(select coalesce(max(${invoices.number}), 0) + 1 from ${invoices})`
  await tx.insert(invoices).values({ number, orderId: order.id, content, createdAt: at })
}

function writeInvoice(
  order: OrderRecord,
  { billing, at, transactionId }: { billing: Billing; at: Date; transactionId: string },
): InvoiceContent {
  return {
    seller: billing.seller,
    customer: { name: order.userName, email: order.userEmail },
    billingAddress: null,
    deliveryAddress: null,
    lines: [
      {
        name: order.productName,
        sku: '',
        ownNumber: '',
        customsCode: '',
        weightGrams: null,
        quantity: order.quantity,
        unitPriceCents: order.unitPriceCents,
        grossCents: order.totalCents,
      },
    ],
    delivery: null,
    reliefCents: 0,
    tax: { treatment: 'taxed', percent: billing.vatPercent, country: billing.seller.country },
    ...splitVat(order.totalCents, billing.vatPercent),
    grossCents: order.totalCents,
    orderId: order.id,
    orderNumber: '',
    customerReference: '',
    note: '',
    timeZone: billing.timeZone,
    issuedAt: at.toISOString(),
    orderedAt: order.createdAt.toISOString(),
    paidAt: at.toISOString(),
    transactionId,
  }
}
