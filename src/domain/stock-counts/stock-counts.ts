import { asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { ENGLISH } from '#contract/language.ts'
import { say } from '#contract/phrase.ts'
import { MAX_COUNT_LINES } from '#contract/stock-counts/reasons.ts'
import { lockName } from '#db/lock-name.ts'
import { products, stockCountLines, stockCounts } from '#db/schema.ts'
import { sumReserved } from '../catalog/move-stock.ts'
import { isOfChanges, type ListedPage, type ListWish, readChanged } from '../changes.ts'
import { type Context, newId } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import type { PaperFile } from '../paper.ts'
import { may, requireActor, requireRight } from '../rights.ts'

type CountRecord = typeof stockCounts.$inferSelect
export type CountLineRecord = typeof stockCountLines.$inferSelect

/** A list to count by, with how far it is entered. */
export interface StockCount extends CountRecord {
  readonly lines: number
  readonly entered: number
  readonly differences: number
}

/** A line with what lies there. */
export type CountLine = CountLineRecord & { readonly name: string; readonly sku: string | null }

/** What a list is called: 'SC-000012'. */
export const numberOf = ({ sequence }: Pick<CountRecord, 'sequence'>): string =>
  `SC-${String(sequence).padStart(6, '0')}`

/** A-2 stands before A-12. */
const { compare } = new Intl.Collator(ENGLISH, { numeric: true })

/**
 * Makes a list of what lies at places that begin so, with what should be there now, and returns its id (whoever moves stock). Archived sizes with pieces are
 * on it too. Rejected (invalid) if nothing lies there, or too much for one list.
 */
export async function addStockCount(ctx: Context, place: string): Promise<string> {
  requireRight(ctx.actor, may.moveStock(ctx.actor))
  const { email: createdBy } = requireActor(ctx.actor)
  const id = newId()
  await ctx.db.transaction(async tx => {
    await lockName(tx, 'stock counts')
    const found = await tx
      .select({
        id: products.id,
        shelfPlace: products.shelfPlace,
        sku: products.sku,
        available: products.available,
      })
      .from(products)
      .where(sql`starts_with(lower(${products.shelfPlace}), ${place.toLowerCase()})`)
      .limit(MAX_COUNT_LINES + 1)
    if (found.length === 0) throw invalid('place', say`is no beginning of a shelf place with something in it`)
    if (found.length > MAX_COUNT_LINES)
      throw invalid(
        'place',
        say`has more than ${{ count: MAX_COUNT_LINES }} sizes: please name a smaller part`,
      )
    const reserved = await sumReserved(
      tx,
      found.map(each => each.id),
    )
    const [last] = await tx.select({ sequence: sql<number>`coalesce(max(sequence), 0)` }).from(stockCounts)
    await tx
      .insert(stockCounts)
      .values({ id, sequence: (last?.sequence ?? 0) + 1, place, createdBy, createdAt: ctx.now() })
    const lines = found
      .toSorted(
        (one, other) =>
          compare(one.shelfPlace ?? '', other.shelfPlace ?? '') || compare(one.sku ?? '', other.sku ?? ''),
      )
      .map(({ id: productId, shelfPlace, available }, position) => ({
        countId: id,
        position,
        productId,
        shelfPlace: shelfPlace ?? '',
        shelf: available + (reserved.get(productId) ?? 0),
      }))
    await tx.insert(stockCountLines).values(lines)
  })
  return id
}

interface CountPage extends ListedPage {
  readonly counts: readonly StockCount[]
}

const figures = {
  count: stockCounts,
  lines: sql<number>`(select count(*)::int from stock_count_lines where count_id = ${stockCounts.id})`,
  entered: sql<number>`(select count(counted)::int from stock_count_lines where count_id = ${stockCounts.id})`,
  differences: sql<number>`(select count(*)::int from stock_count_lines where count_id = ${stockCounts.id} and change <> 0)`,
}

const toCount = ({ count, ...rest }: Omit<StockCount, keyof CountRecord> & { count: CountRecord }) => ({
  ...count,
  ...rest,
})

/** A page of the lists, the latest first, or of those that changed since a moment (whoever moves stock). */
export async function listStockCounts(ctx: Context, wish: ListWish): Promise<CountPage> {
  requireRight(ctx.actor, may.moveStock(ctx.actor))
  if (isOfChanges(wish)) {
    const read = (ids: string[]) =>
      ctx.db.select(figures).from(stockCounts).where(inArray(stockCounts.id, ids))
    const { rows, ...page } = await readChanged(
      ctx,
      stockCounts,
      undefined,
      wish,
      read,
      ({ count }) => count.id,
    )
    return { counts: rows.map(toCount), ...page }
  }
  const { limit, after } = wish
  const isOlder =
    after === undefined
      ? undefined
      : lt(stockCounts.sequence, sql`(select sequence from stock_counts where id = ${after})`)
  const [found, total] = await Promise.all([
    ctx.db
      .select(figures)
      .from(stockCounts)
      .where(isOlder)
      .orderBy(desc(stockCounts.sequence))
      .limit(limit + 1),
    ctx.db.$count(stockCounts),
  ])
  const counts = found.slice(0, limit).map(toCount)
  return { counts, total, next: found.length > limit ? counts.at(-1)?.id : undefined }
}

/** A list with its lines (whoever moves stock). Rejected (not found) if there is none of this id. */
export async function getStockCount(
  ctx: Context,
  id: string,
): Promise<StockCount & { readonly rows: readonly CountLine[] }> {
  requireRight(ctx.actor, may.moveStock(ctx.actor))
  const [[found], rows] = await Promise.all([
    ctx.db.select(figures).from(stockCounts).where(eq(stockCounts.id, id)),
    ctx.db
      .select({ line: stockCountLines, name: products.name, sku: products.sku })
      .from(stockCountLines)
      .innerJoin(products, eq(products.id, stockCountLines.productId))
      .where(eq(stockCountLines.countId, id))
      .orderBy(asc(stockCountLines.position)),
  ])
  if (!found) throw notFound(say`list to count by`)
  const { count, ...rest } = found
  return { ...count, ...rest, rows: rows.map(({ line, ...product }) => ({ ...line, ...product })) }
}

/** A list as a PDF, without what should be there: who counts is not led (whoever moves stock). */
export async function readCountPaper(ctx: Context, id: string): Promise<PaperFile> {
  const count = await getStockCount(ctx, id)
  const { seller, timeZone } = ctx.billing
  const number = numberOf(count)
  const bytes = await ctx.renderPaper({
    kind: 'count-list',
    seller,
    timeZone,
    madeAt: count.createdAt.toISOString(),
    number,
    place: count.place,
    lines: count.rows.map(({ shelfPlace, sku, name }) => ({ shelfPlace, sku: sku ?? '', name })),
  })
  return { name: `${number}.pdf`, bytes }
}
