import { and, count, desc, eq, gt, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { lots, products, shipmentLots, stockMovements } from '#db/schema.ts'
import { isOfChanges, type ListedPage, type ListWish, readChanged } from '../changes.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { partOf } from '../like-pattern.ts'
import { may, requireRight } from '../rights.ts'

/** A lot with what it is of and what became of its pieces. */
export interface Lot {
  readonly row: typeof lots.$inferSelect
  readonly name: string
  readonly sku: string | null
  /** Pieces that came in, with what was corrected since. */
  readonly received: number
  readonly scrapped: number
  readonly shipped: number
}

interface LotFilter {
  /** A part of its number, or the SKU of what it is of. */
  readonly q?: string | undefined
  readonly product?: string | undefined
  /** Only those of which pieces are left. */
  readonly state?: 'open' | undefined
}

interface LotPage extends ListedPage {
  readonly lots: readonly Lot[]
}

/** A page of lots, the latest first, or of those that changed since a moment (staff). */
export async function listLots(
  ctx: Context,
  { q, product, state }: LotFilter,
  wish: ListWish,
): Promise<LotPage> {
  requireRight(ctx.actor, may.seeLots(ctx.actor))
  const matching = and(
    q === undefined
      ? undefined
      : or(
          ilike(lots.number, partOf(q)),
          // Not by the join, which would be made of all lots.
          sql`${lots.productId} = (select id from products where lower(sku) = ${q.toLowerCase()})`,
        ),
    product === undefined ? undefined : eq(lots.productId, product),
    state === undefined ? undefined : gt(lots.remaining, 0),
  )
  if (isOfChanges(wish)) {
    const read = (ids: string[]) => selectLots(ctx, inArray(lots.id, ids))
    const { rows, ...page } = await readChanged(ctx, lots, matching, wish, read, ({ row }) => row.id)
    return { lots: rows, ...page }
  }
  const { limit, after } = wish
  const isOlder =
    after === undefined
      ? undefined
      : sql`(${lots.createdAt}, ${lots.id}) < (select created_at, id from lots where id = ${after})`
  const [found, total] = await Promise.all([
    selectLots(ctx, and(matching, isOlder)).limit(limit + 1),
    ctx.db.select({ hits: count() }).from(lots).where(matching),
  ])
  const shown = found.slice(0, limit)
  return {
    lots: shown,
    total: total[0]?.hits ?? 0,
    next: found.length > limit ? shown.at(-1)?.row.id : undefined,
  }
}

/** One lot (staff). Rejected (not found) if there is none of this id. */
export async function getLot(ctx: Context, id: string): Promise<Lot> {
  requireRight(ctx.actor, may.seeLots(ctx.actor))
  const [lot] = await selectLots(ctx, eq(lots.id, id))
  if (!lot) throw notFound(say`lot`)
  return lot
}

/** Its number within the name of a file. */
export const fileNameOf = ({ number }: { readonly number: string }): string =>
  number.replaceAll(/[^\w.-]+/g, '-')

/** Lots with their figures, the latest first. */
function selectLots({ db }: Pick<Context, 'db'>, matching: SQL | undefined) {
  const moved = (reasons: SQL) =>
    sql<number>`(select coalesce(sum(change), 0)::int from ${stockMovements} where lot_id = ${lots.id} and reason in ${reasons})`
  return db
    .select({
      row: lots,
      name: products.name,
      sku: products.sku,
      received: moved(sql`('received', 'correction')`),
      scrapped: sql<number>`-${moved(sql`('scrapped')`)}`,
      shipped: sql<number>`(select coalesce(sum(quantity), 0)::int from ${shipmentLots} where lot_id = ${lots.id})`,
    })
    .from(lots)
    .innerJoin(products, eq(products.id, lots.productId))
    .where(matching)
    .orderBy(desc(lots.createdAt), desc(lots.id))
}
