import { and, asc, eq, inArray } from 'drizzle-orm'
import { MAX_COUNTED } from '#contract/counting.ts'
import { productChanges, products } from '#db/schema.ts'
import { type ChangedWish, changedCursor, hasChanged, microsOf, readUntil } from '../changes.ts'
import type { Context } from '../context.ts'
import { conditions, type ProductPage } from './list.ts'
import type { ManagedFilter } from './list-managed.ts'

interface ChangedPage extends ProductPage {
  /** From when to ask the next time. */
  readonly until: Date
}

/**
 * A page of the products that changed since a moment and match, archived ones too unless a state is asked for, those first that changed first. The
 * product itself changed, its stock or the pieces reserved of it. One that changes while pages are read comes again, further on. Rejected (invalid)
 * for a cursor that is none.
 */
export async function listChangedProducts(
  ctx: Context,
  { state = 'any', ...filter }: Omit<ManagedFilter, 'search' | 'sort'>,
  { limit, ...wish }: ChangedWish,
): Promise<ChangedPage> {
  const columns = { changedAt: productChanges.changedAt, id: productChanges.productId }
  const changed = hasChanged(columns, wish)
  const where = and(changed.all, ...conditions({ ...filter, state }))
  const select = () =>
    ctx.db
      .select({
        id: productChanges.productId,
        changedMicros: microsOf(productChanges.changedAt).as('micros'),
      })
      .from(productChanges)
      .innerJoin(products, eq(products.id, productChanges.productId))
  const [found, total, until] = await Promise.all([
    select()
      .where(and(where, changed.further))
      .orderBy(asc(productChanges.changedAt), asc(productChanges.productId))
      .limit(limit + 1),
    ctx.db.$count(select().where(where).limit(MAX_COUNTED).as('counted')),
    readUntil(ctx),
  ])
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const ids = shown.map(({ id }) => id)
  const rows = ids.length > 0 ? await ctx.db.select().from(products).where(inArray(products.id, ids)) : []
  const byId = new Map(rows.map(row => [row.id, row]))
  return {
    products: ids.flatMap(id => byId.get(id) ?? []),
    total,
    next: found.length > shown.length && last ? changedCursor(last.changedMicros, last.id) : undefined,
    until,
  }
}
