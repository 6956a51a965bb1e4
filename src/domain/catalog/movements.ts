import { and, count, desc, eq, sql } from 'drizzle-orm'
import { lots, stockMovements } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { getProduct } from './list.ts'

export type MovementRow = typeof stockMovements.$inferSelect & {
  /** The number of the lot of these pieces; null: nobody has said so. */
  readonly lot: string | null
}

interface MovementPage {
  readonly movements: MovementRow[]
  /** How many there are, across all pages. */
  readonly total: number
  /** The cursor of the next page; undefined on the last. */
  readonly next: string | undefined
}

/** The ledger of a product, newest first. `after` is the last id on the previous page. */
export async function listMovements(
  ctx: Context,
  productId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<MovementPage> {
  requireRight(ctx.actor, may.seeStock(ctx.actor))
  await getProduct(ctx, productId)
  const { createdAt, id } = stockMovements
  const ofProduct = eq(stockMovements.productId, productId)
  const isOlder = sql`(${createdAt}, ${id}) < (select ${createdAt}, ${id} from ${stockMovements} where ${id} = ${after})`
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ row: stockMovements, lot: lots.number })
      .from(stockMovements)
      .leftJoin(lots, eq(lots.id, stockMovements.lotId))
      .where(and(ofProduct, after === undefined ? undefined : isOlder))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit + 1),
    ctx.db.select({ hits: count() }).from(stockMovements).where(ofProduct),
  ])
  const movements = rows.slice(0, limit).map(({ row, lot }) => ({ ...row, lot }))
  return {
    movements,
    total: total[0]?.hits ?? 0,
    next: rows.length > limit ? movements.at(-1)?.id : undefined,
  }
}
