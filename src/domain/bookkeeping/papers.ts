import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import { MAX_PAPERS } from '#contract/bookkeeping/sale-kinds.ts'
import type { Cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import { invoices, orders } from '#db/schema.ts'
import { liftInvoiceContent } from '#db/tables/invoice-content.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { nameInvoice } from '../invoices/read.ts'
import { partOf } from '../like-pattern.ts'
import type { PaperFile } from '../paper.ts'
import { composePaper } from '../papers/compose.ts'
import { may, requireRight } from '../rights.ts'
import { isWithin, type Period, type PeriodWish, readPeriod } from './period.ts'

/** An invoice or a credit note in the list of all. */
export interface ListedPaper {
  readonly number: number
  readonly createdAt: Date
  readonly orderId: string
  readonly orderNumber: string
  readonly customer: string
  readonly netCents: Cents
  readonly vatCents: Cents
  readonly grossCents: Cents
  /** The number of the invoice that it takes back: a credit note. */
  readonly credits: number | null
  /** The number of the invoice that it replaces. */
  readonly corrects: number | null
  /** Whether another one has replaced it. */
  readonly isReplaced: boolean
}

export interface PaperFilter extends PeriodWish {
  /** In the customer's name, or in full: the number of the paper or of its order. */
  readonly q?: string | undefined
}

interface PaperPage extends Period {
  readonly papers: readonly ListedPaper[]
  readonly total: number
  /** The number after which the next page begins; undefined on the last one. */
  readonly next: number | undefined
}

/** A page of the invoices and credit notes of a period, the latest first (staff). */
export async function listPapers(
  ctx: Context,
  filter: PaperFilter,
  { limit, after }: { readonly limit: number; readonly after?: number | undefined },
): Promise<PaperPage> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const period = readPeriod(ctx, filter)
  const where = matches(ctx, period, filter.q)
  const [rows, total] = await Promise.all([
    selectPapers(ctx)
      .where(and(where, after === undefined ? undefined : lt(invoices.number, after)))
      .orderBy(desc(invoices.number))
      .limit(limit + 1),
    ctx.db.$count(
      ctx.db
        .select({ number: invoices.number })
        .from(invoices)
        .innerJoin(orders, eq(orders.id, invoices.orderId))
        .where(where)
        .as('matching'),
    ),
  ])
  const papers = rows.slice(0, limit).map(readRow)
  return { ...period, papers, total, next: rows.length > limit ? papers.at(-1)?.number : undefined }
}

/** All papers that match, the first one first, in batches for a file (staff). The export is audited when it begins. */
export async function* exportPapers(ctx: Context, filter: PaperFilter): AsyncGenerator<ListedPaper[]> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const period = readPeriod(ctx, filter)
  await recordAudit(ctx.db, ctx, { action: 'exported', subject: 'papers', after: { ...filter } })
  for (let after = 0; ; ) {
    const rows = await selectPapers(ctx)
      .where(and(matches(ctx, period, filter.q), gt(invoices.number, after)))
      .orderBy(asc(invoices.number))
      .limit(ROWS_AT_ONCE)
    if (rows.length > 0) yield rows.map(readRow)
    after = rows.at(-1)?.number ?? 0
    if (rows.length < ROWS_AT_ONCE) return
  }
}

const ROWS_AT_ONCE = 500

/** The papers that match as PDFs, each made when it is requested, and when it is from (staff). Rejects (invalid) more than `MAX_PAPERS`, and none. */
export async function printPapers(
  ctx: Context,
  filter: PaperFilter,
): Promise<AsyncGenerator<PaperFile & { readonly createdAt: Date }>> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const period = readPeriod(ctx, filter)
  const found = await ctx.db
    .select({ number: invoices.number })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(matches(ctx, period, filter.q))
    .orderBy(asc(invoices.number))
    .limit(MAX_PAPERS + 1)
  if (found.length === 0) throw invalid('from', say`must be such that there are papers: there are none`)
  if (found.length > MAX_PAPERS)
    throw invalid(
      'to',
      say`must be nearer to the first day: a download has at most ${{ count: MAX_PAPERS }} papers`,
    )
  await recordAudit(ctx.db, ctx, { action: 'exported', subject: 'papers as PDF', after: { ...filter } })
  return print(
    ctx,
    found.map(({ number }) => number),
  )
}

async function* print(ctx: Context, numbers: readonly number[]) {
  for (const number of numbers) {
    const [row] = await ctx.db.select().from(invoices).where(eq(invoices.number, number))
    if (!row) continue
    const paper = composePaper('invoice', String(number), liftInvoiceContent(row.content))
    yield { name: nameInvoice(paper), bytes: await ctx.renderPaper(paper), createdAt: row.createdAt }
  }
}

function selectPapers(ctx: Context) {
  const { number, createdAt, orderId, content } = invoices
  return ctx.db
    .select({
      number,
      createdAt,
      orderId,
      content,
      orderNumber: orders.number,
      isReplaced: sql<boolean>`exists (select from ${invoices} later where later.order_id = ${orderId} and later.content ->> 'corrects' = ${number}::text)`,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .$dynamic()
}

function readRow({ content, ...row }: Awaited<ReturnType<typeof selectPapers>>[number]): ListedPaper {
  const {
    customer,
    netCents,
    vatCents,
    grossCents,
    credits = null,
    corrects = null,
  } = liftInvoiceContent(content)
  return { ...row, customer: customer.name, netCents, vatCents, grossCents, credits, corrects }
}

function matches(ctx: Context, period: Period, q: string | undefined): SQL | undefined {
  const words = q?.trim()
  return and(
    isWithin(ctx, invoices.createdAt, period),
    words
      ? or(
          sql`${invoices.number}::text = ${words}`,
          sql`lower(${orders.number}) = ${words.toLowerCase()}`,
          sql`${invoices.content} #>> '{customer,name}' ilike ${partOf(words)}`,
        )
      : undefined,
  )
}
