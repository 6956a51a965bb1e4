import { and, desc, eq, sql } from 'drizzle-orm'
import { phraseOf, say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { invoices } from '#db/schema.ts'
import { liftInvoiceContent } from '#db/tables/invoice-content.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { requireOrder } from '../order-life/read.ts'
import type { Paper, PaperFile } from '../paper.ts'
import { composePaper } from '../papers/compose.ts'
import { may } from '../rights.ts'
import { listInvoices } from './list.ts'
import { findMissing } from './xrechnung.ts'

/**
 * What is kept of the books' papers: the invoice, of several the one that replaces the others, or a credit note that takes it back in full or
 * in part.
 */
type InvoiceKind = 'invoice' | 'credit note'

interface WantedInvoice {
  readonly orderId: string
  /** An invoice by default. */
  readonly kind?: InvoiceKind
  /** Without it, the last one. */
  readonly number?: number | undefined
}

/** The invoice or the credit note of an order; undefined if there is none yet. */
export async function findInvoice(
  db: Pick<Database, 'select'>,
  { orderId, kind = 'invoice', number }: WantedInvoice,
): Promise<Paper | undefined> {
  const [row] = await preparePaper(db).execute({
    orderId,
    isCredit: kind === 'credit note',
    number: number ?? null,
  })
  return row && composePaper('invoice', String(row.number), liftInvoiceContent(row.content))
}

const preparePaper = preparedOnce((db: Pick<Database, 'select'>) => {
  const number = sql`${sql.placeholder('number')}::int`
  return db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.orderId, sql.placeholder('orderId')),
        sql`(${invoices.content} ? 'credits') = ${sql.placeholder('isCredit')}`,
        sql`${invoices.number} = coalesce(${number}, ${invoices.number})`,
      ),
    )
    .orderBy(desc(invoices.number))
    .limit(1)
    .prepare('paper_of_order')
})

/** The credit note with which so much of an order's invoice (cents) was taken back; without an amount the last one. */
export async function findCreditNote(
  db: Pick<Database, 'select'>,
  { orderId, refundedCents }: { orderId: string; refundedCents: string | undefined },
): Promise<Paper | undefined> {
  const kind = 'credit note'
  if (refundedCents === undefined) return findInvoice(db, { orderId, kind })
  const notes = (await listInvoices(db, orderId)).filter(({ credits }) => credits !== null).toReversed()
  let creditedCents = 0
  const note = notes.find(({ grossCents }) => {
    creditedCents += grossCents
    return creditedCents >= Number(refundedCents)
  })
  return note && findInvoice(db, { orderId, kind, number: note.number })
}

/** One of these papers of the actor's own order (or any, for admins) as a PDF; for anyone else it does not exist. */
export async function readInvoice(ctx: Context, wanted: WantedInvoice): Promise<PaperFile> {
  const invoice = await requireInvoice(ctx, wanted)
  return { name: nameInvoice(invoice), bytes: await ctx.renderPaper(invoice) }
}

/** The same as an XRechnung. Throws a conflict if the paper does not say all that these have to say. */
export async function readXRechnung(ctx: Context, wanted: WantedInvoice): Promise<PaperFile> {
  const invoice = await requireInvoice(ctx, wanted)
  const missing = findMissing(invoice)
  if (missing.length > 0)
    throw conflict(
      say`This ${phraseOf(wanted.kind ?? 'invoice')} cannot be had as an XRechnung, which needs ${{ each: missing.map(phraseOf), between: ', ' }}`,
    )
  const xml = ctx.writeElectronicInvoice(invoice, 'xrechnung')
  return { name: `${nameWithoutEnding(invoice)}.xml`, bytes: Buffer.from(xml) }
}

async function requireInvoice(ctx: Context, wanted: WantedInvoice): Promise<Paper> {
  const { orderId, kind = 'invoice' } = wanted
  const [invoice] = await Promise.all([
    findInvoice(ctx.db, wanted),
    requireOrder(ctx, orderId, may.readInvoice),
  ])
  if (!invoice) throw notFound(phraseOf(kind))
  return invoice
}

/** The file name of an invoice or a credit note. */
export function nameInvoice(invoice: Pick<Paper, 'number' | 'credits'>): string {
  return `${nameWithoutEnding(invoice)}.pdf`
}

const nameWithoutEnding = ({ number, credits }: Pick<Paper, 'number' | 'credits'>) =>
  `${credits === undefined ? 'invoice' : 'credit-note'}-${number}`
