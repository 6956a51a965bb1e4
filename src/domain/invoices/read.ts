import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { liftInvoiceContent } from '#db/invoice-content.ts'
import { invoices } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { getOrder } from '../orders/read.ts'
import { may, requireSight } from '../policies.ts'
import type { Invoice } from '../ports.ts'

/** The invoice of an order; undefined if it was never paid. */
export async function findInvoice(
  db: Pick<Database, 'select'>,
  orderId: string,
): Promise<Invoice | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  return row && { number: row.number, ...liftInvoiceContent(row.content) }
}

/** The invoice of the actor's own order (or any, for admins) as a PDF; for anyone else it does not exist. */
export async function readInvoice(
  ctx: Context,
  orderId: string,
): Promise<{ number: number; pdf: Uint8Array }> {
  const order = await getOrder(ctx, orderId)
  requireSight(ctx.actor, may.readInvoice(ctx.actor, order), 'invoice')
  const invoice = await findInvoice(ctx.db, orderId)
  if (!invoice) throw notFound('invoice')
  return { number: invoice.number, pdf: await ctx.renderInvoice(invoice) }
}

/** The file name of an invoice. */
export function nameInvoice(number: number): string {
  return `invoice-${number}.pdf`
}
