import { and, asc, count, desc, eq, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Category } from '#contract/catalog/catalog.ts'
import type { ManagedSort, ProductState } from '#contract/catalog/products.ts'
import type { Cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { families, products } from '#db/schema.ts'
import type { ListedPage } from '../changes.ts'
import { type Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { isStanding, standingFirst, standsIn, standsItself } from './leading.ts'
import { inState, isInStock, isLeading, isListed } from './states.ts'

export type ProductRow = typeof products.$inferSelect

export interface ProductFilter {
  readonly category?: Category | undefined
  /** Only sizes of this family. */
  readonly family?: string | undefined
  readonly minPriceCents?: Cents | undefined
  readonly maxPriceCents?: Cents | undefined
  readonly inStock?: boolean | undefined
  /** Archived products are found only by this filter. */
  readonly state?: ProductState | 'any' | undefined
  /** Lists each family once, by the size that stands for it. */
  readonly byFamily?: boolean | undefined
  readonly sort?: ManagedSort | undefined
  readonly limit?: number | undefined
  /** The id of the last product on the previous page. */
  readonly after?: string | undefined
}

export interface ProductPage extends ListedPage {
  readonly products: ProductRow[]
}

/** The column by which each list is sorted, before the id. */
export const orderings = {
  newest: { column: products.createdAt, descending: true },
  price: { column: products.priceCents, descending: false },
  '-price': { column: products.priceCents, descending: true },
  name: { column: products.name, descending: false },
  available: { column: products.available, descending: false },
  '-available': { column: products.available, descending: true },
} as const satisfies Record<ManagedSort, unknown>

/** How many products are read at a time when all of them are requested. */
const ROWS_AT_ONCE = 500

/** A page of the products that match, newest first by default. */
export async function listProducts(
  ctx: Context,
  filter: ProductFilter & { readonly limit: number },
): Promise<ProductPage> {
  const [rows, [found]] = await Promise.all([
    selectProducts(ctx, filter, filter.limit + 1),
    countProducts(ctx, filter),
  ])
  const shown = rows.slice(0, filter.limit)
  return {
    products: shown,
    total: found?.total ?? 0,
    next: rows.length > shown.length ? shown.at(-1)?.id : undefined,
  }
}

/** All products that match, in batches; each is read when it is requested, and no connection is held in between. */
export async function* readProducts(ctx: Context, filter: ProductFilter): AsyncGenerator<ProductRow[]> {
  let { after } = filter
  for (;;) {
    const rows = await selectProducts(ctx, { ...filter, after }, ROWS_AT_ONCE)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.id
  }
}

/** How many products match, and a version of their rows that differs after any change to any of them. */
export async function describeProducts(
  ctx: Context,
  filter: ProductFilter,
): Promise<{ total: number; version: string }> {
  const row = sql`${products.id} || ${products}.xmin::text || coalesce(${families}.xmin::text, '')`
  const version = sql<string>`coalesce(sum(hashtextextended(${row}, 0)), 0)::text`
  const [found] = await ctx.db
    .select({ total: count(), version })
    .from(products)
    .leftJoin(families, eq(families.id, products.familyId))
    .where(and(...conditions(filter)))
  const order = `${filter.sort ?? 'newest'}.${filter.after ?? ''}`
  return { total: found?.total ?? 0, version: `${found?.total ?? 0}.${found?.version ?? ''}.${order}` }
}

function countProducts(ctx: Context, filter: ProductFilter): Promise<{ total: number }[]> {
  const narrowing = conditionsOfProduct({ ...filter, state: 'any' })
  const isWhole = filter.byFamily && filter.state === undefined && narrowing.every(each => each === undefined)
  // One size stands for each that leads: as many as lead, which an index tells alone.
  const which = isWhole ? [isLeading, isListed] : conditions(filter)
  return ctx.db
    .select({ total: count() })
    .from(products)
    .where(and(...which))
}

/**
 * The first products that match. Where each family is listed once, those that stand for themselves are read in the order of an index, and the
 * few that stand in for another are merged into them.
 */
export function selectProducts(
  { db }: Pick<Context, 'db'>,
  filter: ProductFilter,
  limit: number,
): PromiseLike<ProductRow[]> & SQLWrapper {
  const { column, descending } = orderings[filter.sort ?? 'newest']
  const direction = descending ? desc : asc
  const read = (which?: SQL) =>
    db
      .select()
      .from(products)
      .where(
        and(
          which,
          ...conditionsOfProduct(filter),
          filter.after ? isAfter(filter.after, column, descending) : undefined,
        ),
      )
      .orderBy(direction(column), direction(products.id))
      .limit(limit)
  if (!filter.byFamily) return read()
  return unionAll(read(standsItself), read(standsIn))
    .orderBy(direction(column), direction(products.id))
    .limit(limit)
}

function conditionOf(state: ProductFilter['state']): SQL | undefined {
  if (state === 'any') return undefined
  return state ? inState(state) : isListed
}

/** What the products that match have, but for their place in the list. */
export function conditions(filter: ProductFilter): (SQL | undefined)[] {
  const ofProduct = conditionsOfProduct(filter)
  return filter.byFamily ? [isStanding, ...ofProduct] : ofProduct
}

function conditionsOfProduct(filter: ProductFilter): (SQL | undefined)[] {
  return [
    conditionOf(filter.state),
    filter.category && eq(products.category, filter.category),
    filter.family === undefined ? undefined : eq(products.familyId, filter.family),
    filter.minPriceCents === undefined ? undefined : gte(products.priceCents, filter.minPriceCents),
    filter.maxPriceCents === undefined ? undefined : lte(products.priceCents, filter.maxPriceCents),
    filter.inStock === undefined ? undefined : filter.inStock ? isInStock : sql`not ${isInStock}`,
  ]
}

/** Behind the product with this id in this order. */
export function isAfter(
  cursor: string,
  column: (typeof orderings)[ManagedSort]['column'],
  descending: boolean,
): SQL {
  const comparison = descending ? sql`<` : sql`>`
  return sql`(${column}, ${products.id}) ${comparison} (select ${column}, ${products.id} from ${products} where ${products.id} = ${cursor})`
}

/** One product by its id, or else the size that stands for the family with this id, or else the product with this SKU; rejected if there is none. */
export async function getProduct(ctx: Context, key: string): Promise<ProductRow> {
  const [row] = await prepareProduct(ctx.db).execute({ key })
  return row ?? getProductOtherwise(ctx, key)
}

const prepareProduct = preparedOnce((db: Database) =>
  db
    .select()
    .from(products)
    .where(eq(products.id, sql.placeholder('key')))
    .prepare('product'),
)

async function getProductOtherwise(ctx: Context, key: string): Promise<ProductRow> {
  const [standing] = await ctx.db
    .select()
    .from(products)
    .where(and(eq(products.familyId, key), isListed))
    .orderBy(...standingFirst)
    .limit(1)
  if (standing) return standing
  const [named] = await ctx.db.select().from(products).where(sql`lower(${products.sku}) = lower(${key})`)
  if (!named) throw notFound(say`product`)
  return named
}
