import { desc, eq } from 'drizzle-orm'
import { addCents, type Cents, subtractCents } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { invoices } from '#db/schema.ts'
import { liftInvoiceContent } from '#db/tables/invoice-content.ts'
import { composePaper } from '../papers/compose.ts'
import { findMissing } from './xrechnung.ts'

/** An invoice of an order or a credit note, without its contents. */
export interface ListedInvoice {
  readonly orderId: string
  readonly number: number
  readonly createdAt: Date
  /** The number of the invoice that it replaces. */
  readonly corrects: number | null
  /** The number of the invoice that it takes back: a credit note. */
  readonly credits: number | null
  readonly isReplaced: boolean
  readonly grossCents: Cents
  /** What credit notes have left of it; of a credit note, what it left of its invoice. */
  readonly remainsCents: Cents
  /** Whether it says all that an XRechnung has to say. */
  readonly hasXRechnung: boolean
}

/** The invoices of an order and what takes them back, the latest first. */
export async function listInvoices(db: Pick<Database, 'select'>, orderId: string): Promise<ListedInvoice[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.number))
  const found = rows.map(({ number, createdAt, content }) => {
    const lifted = liftInvoiceContent(content)
    const paper = composePaper('invoice', String(number), lifted)
    const hasXRechnung = findMissing(paper).length === 0
    const { corrects = null, credits = null, grossCents, remainsCents } = lifted
    return { orderId, number, createdAt, corrects, credits, hasXRechnung, grossCents, remainsCents }
  })
  const replaced = new Set(found.map(({ corrects }) => corrects))
  const credited = found.filter(({ credits }) => credits !== null)
  const creditedCents = addCents(...credited.map(({ grossCents }) => grossCents))
  return found.map(invoice => ({
    ...invoice,
    isReplaced: replaced.has(invoice.number),
    remainsCents:
      invoice.remainsCents ??
      (invoice.credits === null ? subtractCents(invoice.grossCents, creditedCents) : 0),
  }))
}
