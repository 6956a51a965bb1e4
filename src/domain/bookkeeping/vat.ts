import { sql } from 'drizzle-orm'
import { type SaleKind, saleKinds } from '#contract/bookkeeping/sale-kinds.ts'
import { addCents, type Cents } from '#contract/money.ts'
import { sumAmounts } from '#db/sum-amounts.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { sellerOf } from '../tax/seller.ts'
import { type Period, type PeriodWish, readPeriod, splitMonths } from './period.ts'
import { selectPostings } from './postings.ts'
import { kindOfSale } from './sale-kind.ts'

/** What papers come to; credit notes and replaced invoices count below zero. */
export interface PaperSums {
  readonly papers: number
  readonly netCents: Cents
  readonly vatCents: Cents
  readonly grossCents: Cents
}

interface VatRow extends PaperSums {
  readonly kind: SaleKind
  /** Whose VAT it is. */
  readonly country: string
  readonly percent: number
  /** The quarter of the invoices that are corrected, if that was before the period. */
  readonly corrects: string | null
}

export interface VatSums extends Period {
  readonly rows: readonly VatRow[]
  readonly total: PaperSums
}

/**
 * VAT by country and rate, by the dates of the papers (staff). Corrections of invoices from before the period stand in rows of their own, as a
 * return in the One-Stop Shop names them by their quarter: article 369g of Directive 2006/112/EC, https://eur-lex.europa.eu/eli/dir/2006/112.
 */
export async function sumVat(ctx: Context, wish: PeriodWish): Promise<VatSums> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const period = readPeriod(ctx, wish)
  const kinds: VatRow[] = []
  for (const part of splitMonths(period)) kinds.push(...(await sumPart(ctx, part, period)))
  const groups = Map.groupBy(kinds, ({ kind, country: place, percent: rate, corrects: quarter }) =>
    [saleKinds.indexOf(kind), place, String(rate).padStart(6), quarter ?? ''].join(' '),
  )
  const rows = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, of]) => merge(of))
  return { ...period, rows, total: addSums(rows) }
}

/** The sums of a part of the period. */
async function sumPart(ctx: Context, part: Period, { from: since }: Period): Promise<VatRow[]> {
  const seller = sellerOf(ctx)
  const postings = selectPostings(ctx, part, { since })
  const { treatment, percent, country, postcode, isPickedUp, corrects } = postings
  const facts = { treatment, percent, country, postcode, isPickedUp, corrects }
  const found = await ctx.db
    .select({
      ...facts,
      papers: sql<number>`sum(${postings.isPaper})::int`,
      netCents: sumAmounts(postings.netCents),
      vatCents: sumAmounts(postings.vatCents),
      grossCents: sumAmounts(postings.grossCents),
    })
    .from(postings)
    .groupBy(...Object.values(facts))
  return found.map(row => ({ ...row, ...kindOfSale(row, seller) }))
}

function merge([first, ...rest]: readonly VatRow[]): VatRow[] {
  if (!first) return []
  const { kind, country, percent, corrects } = first
  return [{ kind, country, percent, corrects, ...addSums([first, ...rest]) }]
}

/** What all of these come to. */
export function addSums(rows: readonly PaperSums[]): PaperSums {
  return {
    papers: rows.reduce((sum, { papers }) => sum + papers, 0),
    netCents: addCents(...rows.map(({ netCents }) => netCents)),
    vatCents: addCents(...rows.map(({ vatCents }) => vatCents)),
    grossCents: addCents(...rows.map(({ grossCents }) => grossCents)),
  }
}
