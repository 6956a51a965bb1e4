import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { OrderSort } from '#contract/orders/managed-states.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { isPlacedIn, type Span } from './order-words.ts'

/** Words are tried on so many orders at the beginning of the list before an index is asked: all that have a common one takes it long to find. */
const TRIED = 3_000
/** Of many that match, those of so many days are looked for before those of all years. */
const NEAR_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

const orderings = {
  newest: { column: orders.createdAt, isDescending: true },
  oldest: { column: orders.createdAt, isDescending: false },
  '-price': { column: orders.totalCents, isDescending: true },
} as const satisfies Record<OrderSort, unknown>

export interface OrderSearch {
  readonly sort: OrderSort
  /** Which orders match, at least of those placed in the span. */
  readonly where: (span?: Span) => SQL | undefined
  readonly hasNames: boolean
}

interface Stretch {
  /** The id of the order before the first. */
  readonly after?: string | undefined
  readonly limit: number
  readonly maxCounted: number
}

/**
 * Which orders to read instead of all that match: those that come next in the list, up to the limit, are among them; and how many match, or
 * `maxCounted`. Written for words: how common they are the planner often does not know, and then it goes through the list until enough are met,
 * to its end if need be. So the first rows are tried, and then an index is asked for a list of ids.
 */
export async function findByWords(
  ctx: Context,
  search: OrderSearch,
  stretch: Stretch,
): Promise<{ where: SQL; total: number }> {
  const { limit, after, maxCounted } = stretch
  const most = Math.max(limit, maxCounted)
  // Names are in few orders or, as a SKU, in orders that their index tells: trying them costs more.
  const tried = search.hasNames ? [] : await tryFirst(ctx, search, { ...stretch, limit: most })
  if (tried.length === most) return { where: isOneOf(tried), total: maxCounted }
  const some = await idsOf(selectIds(ctx, search.where()).limit(maxCounted))
  const total = some.length
  if (total < maxCounted) return { where: isOneOf(some), total }
  if (tried.length >= limit) return { where: isOneOf(tried), total }
  const near = await findNear(ctx, search, stretch)
  if (near.length === limit) return { where: isOneOf(near), total }
  const all = selectIds(ctx, and(search.where(), further(search, after)))
  return { where: sql`${orders.id} = any (array(${all}))`, total }
}

const isOneOf = (ids: readonly string[]) => sql`${orders.id} = any (${sql.param([...ids])}::text[])`

/** What comes after this order in the list. */
export function further({ sort }: Pick<OrderSearch, 'sort'>, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined
  const { column, isDescending } = orderings[sort]
  const comparison = isDescending ? sql`<` : sql`>`
  return sql`(${column}, ${orders.id}) ${comparison} (select ${column}, ${orders.id} from ${orders} where ${orders.id} = ${after})`
}

/** How the list is ordered. */
export function orderOf(sort: OrderSort): readonly SQL[] {
  const { column, isDescending } = orderings[sort]
  const direction = isDescending ? desc : asc
  return [direction(column), direction(orders.id)]
}

async function tryFirst({ db }: Context, search: OrderSearch, { after, limit }: Stretch): Promise<string[]> {
  const order = orderOf(search.sort)
  const first = db
    .select()
    .from(orders)
    .where(further(search, after))
    .orderBy(...order)
    .limit(TRIED)
  return idsOf(
    db
      .select({ id: sql<string>`${orders.id}` })
      .from(sql`(${first}) as orders`)
      .where(search.where())
      .orderBy(...order)
      .limit(limit),
  )
}

/** The first of those placed in the days before this order was, or until now; none where the list begins with others. */
async function findNear(ctx: Context, search: OrderSearch, { after, limit }: Stretch): Promise<string[]> {
  if (search.sort !== 'newest') return []
  const span = await spanBefore(ctx, after)
  const all = selectIds(ctx, and(isPlacedIn(span), search.where(span), further(search, after)))
  const first = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.id} = any (array(${all}))`)
    .orderBy(...orderOf(search.sort))
    .limit(limit)
  return idsOf(first)
}

async function spanBefore(ctx: Context, after: string | undefined): Promise<Span> {
  const [last] =
    after === undefined
      ? []
      : await ctx.db.select({ at: orders.createdAt }).from(orders).where(eq(orders.id, after))
  // What another instance, whose clock is ahead, has just booked counts too; and the last one's microseconds.
  const to = last ? new Date(last.at.getTime() + 1) : new Date(ctx.now().getTime() + DAY_MS)
  return { from: new Date(to.getTime() - NEAR_DAYS * DAY_MS), to }
}

function selectIds({ db }: Context, where: SQL | undefined) {
  return db.select({ id: orders.id }).from(orders).where(where).$dynamic()
}

async function idsOf(rows: PromiseLike<{ id: string }[]>): Promise<string[]> {
  return (await rows).map(({ id }) => id)
}
