import { and, eq, inArray } from 'drizzle-orm'
import { productChanges, products } from '#db/schema.ts'
import { type ChangedWish, findChanged, microsOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { countUpTo } from '../counted-page.ts'
import { conditions, type ProductPage } from './list.ts'
import type { ManagedFilter } from './list-managed.ts'

/**
 * A page of the products that changed since a moment and match, archived ones too unless a state is asked for: as `findChanged` says. The product itself
 * changed, its stock or the pieces reserved of it.
 */
export async function listChangedProducts(
  ctx: Context,
  { state = 'any', ...filter }: Omit<ManagedFilter, 'search' | 'sort'>,
  wish: ChangedWish,
): Promise<ProductPage> {
  const { changedAt, productId: id } = productChanges
  const matching = conditions({ ...filter, state })
  const select = () =>
    ctx.db
      .select({ id, changedMicros: microsOf(changedAt).as('micros') })
      .from(productChanges)
      .innerJoin(products, eq(products.id, id))
  const { rows: found, ...page } = await findChanged(
    ctx,
    {
      changedAt,
      id,
      find: (where, order, limit) =>
        select()
          .where(and(where, ...matching))
          .orderBy(...order)
          .limit(limit),
      count: where => countUpTo(ctx.db, select().where(and(where, ...matching))),
    },
    wish,
  )
  const ids = found.map(each => each.id)
  const rows = ids.length > 0 ? await ctx.db.select().from(products).where(inArray(products.id, ids)) : []
  const byId = new Map(rows.map(row => [row.id, row]))
  return { products: ids.flatMap(each => byId.get(each) ?? []), ...page }
}
