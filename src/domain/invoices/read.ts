import { desc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { liftInvoiceContent } from '#db/invoice-content.ts'
import { invoices } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { getOrder } from '../orders/read.ts'
import { composePaper } from '../papers/compose.ts'
import type { Paper, PaperFile } from '../papers/paper.ts'
import { may, requireSight } from '../policies.ts'
import { findMissing } from './xrechnung.ts'

/** The invoice of an order, of several the one that replaces the others; undefined if there is none yet. */
export async function findInvoice(db: Pick<Database, 'select'>, orderId: string): Promise<Paper | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.number))
    .limit(1)
  return row && composePaper('invoice', String(row.number), liftInvoiceContent(row.content))
}

/** The invoice of the actor's own order (or any, for admins) as a PDF; for anyone else it does not exist. */
export async function readInvoice(ctx: Context, orderId: string): Promise<PaperFile> {
  const invoice = await requireInvoice(ctx, orderId)
  return { name: nameInvoice(invoice), bytes: await ctx.renderPaper(invoice) }
}

/** The same as an XRechnung. Throws a conflict if the invoice does not say all that these have to say. */
export async function readXRechnung(ctx: Context, orderId: string): Promise<PaperFile> {
  const invoice = await requireInvoice(ctx, orderId)
  const missing = findMissing(invoice)
  if (missing.length > 0)
    throw conflict(`This invoice cannot be had as an XRechnung, which needs ${missing.join(', ')}`)
  const xml = ctx.writeElectronicInvoice(invoice, 'xrechnung')
  return { name: `invoice-${invoice.number}.xml`, bytes: Buffer.from(xml) }
}

async function requireInvoice(ctx: Context, orderId: string): Promise<Paper> {
  const order = await getOrder(ctx, orderId)
  requireSight(ctx.actor, may.readInvoice(ctx.actor, order), 'invoice')
  const invoice = await findInvoice(ctx.db, orderId)
  if (!invoice) throw notFound('invoice')
  return invoice
}

/** The file name of an invoice. */
export function nameInvoice({ number }: Pick<Paper, 'number'>): string {
  return `invoice-${number}.pdf`
}
