import { and, asc, eq, inArray } from 'drizzle-orm'
import type { BackOrder } from '#contract/catalog/back-orders.ts'
import type { Cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { partNumbers, products, quoteLines, quotes, users } from '#db/schema.ts'
import { unitPriceOf } from '../catalog/packs.ts'
import type { Context } from '../context.ts'
import { type Calendar, promiseBackOrder } from '../delivery/back-orders.ts'
import { notFound } from '../errors.ts'
import { may, requireActor, requireSight } from '../rights.ts'
import type { QuoteLine, QuoteRecord } from './record.ts'

/** A line of a quote, with its product as it is now. */
export interface QuotedLine extends QuoteLine {
  /** What a piece costs without the quote; null if the product is no longer made. */
  readonly todayUnitCents: Cents | null
  /** The customer's own number of the part; '' if they have none. */
  readonly ownNumber: string
  /** Pieces that can be ordered. */
  readonly available: number
  /** How many of its pieces are beyond the stock, and by when they would leave the works; null: none, or such are not sold. */
  readonly backOrder: BackOrder | null
}

/** A quote with its customer and its lines. */
export interface QuoteRow extends QuoteRecord {
  readonly userName: string
  readonly userEmail: string
  readonly lines: readonly QuotedLine[]
}

/** One quote of the actor (or any, for admins); for anyone else it does not exist. */
export async function getQuote(ctx: Context, id: string): Promise<QuoteRow> {
  const actor = requireActor(ctx.actor)
  const [row] = await ctx.db
    .select({ quote: quotes, userName: users.name, userEmail: users.email })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.userId))
    .where(eq(quotes.id, id))
  if (!row) throw notFound(say`quote`)
  const { quote, userName, userEmail } = row
  requireSight(actor, may.readQuote(actor, quote), say`quote`)
  return { ...quote, userName, userEmail, lines: await readQuotedLines(ctx, quote) }
}

async function readQuotedLines(
  ctx: Pick<Context, 'db'> & Calendar,
  { id, userId }: QuoteRecord,
): Promise<QuotedLine[]> {
  const rows = await ctx.db
    .select({ line: quoteLines, product: products, ownNumber: partNumbers.number })
    .from(quoteLines)
    .leftJoin(products, eq(products.id, quoteLines.productId))
    .leftJoin(
      partNumbers,
      and(eq(partNumbers.userId, userId), eq(partNumbers.productId, quoteLines.productId)),
    )
    .where(eq(quoteLines.quoteId, id))
    .orderBy(asc(quoteLines.position))
  return rows.map(({ line, product, ownNumber }) => {
    const isMade = product !== null && product.archivedAt === null
    return {
      ...line,
      ownNumber: ownNumber ?? '',
      todayUnitCents: isMade ? unitPriceOf(product, line.quantity) : null,
      available: isMade ? product.available : 0,
      backOrder: isMade ? promiseBackOrder(ctx, product, line.quantity) : null,
    }
  })
}

/** Each of these quotes with its lines, in one query. */
export async function withQuoteLines(
  db: Pick<Database, 'select'>,
  rows: readonly QuoteRecord[],
): Promise<(QuoteRecord & { readonly lines: readonly QuoteLine[] })[]> {
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select()
    .from(quoteLines)
    .where(inArray(quoteLines.quoteId, ids))
    .orderBy(asc(quoteLines.quoteId), asc(quoteLines.position))
  const byQuote = Map.groupBy(found, ({ quoteId }) => quoteId)
  return rows.map(row => ({ ...row, lines: byQuote.get(row.id) ?? [] }))
}
