import { and, asc, desc, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { productSearchVector, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { findCountedPage, type PageWish } from '../counted-page.ts'
import { conditions, isAfter, orderings, type ProductFilter, type ProductPage } from './list.ts'

export interface ManagedFilter extends Pick<ProductFilter, 'category' | 'family' | 'state' | 'sort'> {
  /** Words of name, description, SKU, standard or material; the last one may be half typed. */
  readonly search?: string | undefined
}

/** Words are tried on so many products at the beginning of the list before the index is asked: all that have a common one takes it long to find. */
const TRIED = 3_000

/** A page of the products that match, newest first by default, of which `MAX_COUNTED` are counted at most. */
export async function listManagedProducts(
  ctx: Context,
  filter: ManagedFilter,
  wish: PageWish,
): Promise<ProductPage> {
  const { ids, total, next } = await findCountedPage(each => findIds(ctx, filter, each), wish)
  const rows = ids.length > 0 ? await ctx.db.select().from(products).where(inArray(products.id, ids)) : []
  const byId = new Map(rows.map(row => [row.id, row]))
  return { products: ids.flatMap(id => byId.get(id) ?? []), total, next }
}

/** The ids of the first products that match, in the order of the list. */
async function findIds(
  { db }: Pick<Context, 'db'>,
  { search, ...filter }: ManagedFilter,
  { limit, after }: PageWish,
): Promise<string[]> {
  const { column, descending } = orderings[filter.sort ?? 'newest']
  const direction = descending ? desc : asc
  const order = [direction(column), direction(products.id)]
  const further = after === undefined ? undefined : isAfter(after, column, descending)
  const find = async (from: typeof products | SQL, ...which: (SQL | undefined)[]) => {
    const where = and(further, ...conditions(filter), ...which)
    const rows = await db
      .select({ id: sql<string>`${products.id}` })
      .from(from)
      .where(where)
      .orderBy(...order)
      .limit(limit)
    return rows.map(({ id }) => id)
  }
  if (!search) return find(products)
  const first: SQLWrapper = db
    .select()
    .from(products)
    .where(further)
    .orderBy(...order)
    .limit(TRIED)
  const tried = await find(sql`(${first}) as products`, haveWords(search))
  if (tried.length === limit) return tried
  // As a list of ids, for which the planner takes the index: it expects a word to be so common that it is soon met on the way through the list.
  return find(
    products,
    sql`${products.id} = any (array(select id from ${products} where ${haveWords(search)}))`,
  )
}

/** Full-text search over name, description, SKU, standard and material; the last word may be half typed. */
function haveWords(search: string): SQL {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const query = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ')
  return sql`${productSearchVector(products)} @@ to_tsquery('english', ${query})`
}
