import { and, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { products } from '#db/schema.ts'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import type { ProductRow } from '../catalog/list.ts'
import { isListed } from '../catalog/states.ts'
import type { Context } from '../context.ts'

/** The products of these rows of the shelf, in this order, as they are now; without those that are no longer listed. */
export async function readHits<Hit extends { readonly row: number }>(
  ctx: Pick<Context, 'db'>,
  shelf: Shelf,
  hits: readonly Hit[],
): Promise<{ hit: Hit; product: ProductRow }[]> {
  if (hits.length === 0) return []
  const wanted = hits.map(hit => ({ hit, id: shelf.rows.id[hit.row] ?? '' }))
  const found = await prepareListed(ctx.db).execute({ ids: wanted.map(({ id }) => id) })
  const byId = new Map(found.map(product => [product.id, product]))
  return wanted.flatMap(({ hit, id }) => {
    const product = byId.get(id)
    return product ? [{ hit, product }] : []
  })
}

const prepareListed = preparedOnce((db: Database) =>
  db
    .select()
    .from(products)
    .where(and(isListed, sql`${products.id} = any(${sql.placeholder('ids')})`))
    .prepare('listed_products'),
)
