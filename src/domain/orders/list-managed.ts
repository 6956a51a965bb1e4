import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import {
  type ManagedOrderState,
  type OrderSort,
  type OrderTask,
  orderTasks,
} from '#contract/orders/managed-states.ts'
import { orders } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type ListedPage, microsOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { countUpTo } from '../counted-page.ts'
import { needsAddress } from '../order-life/address-needed.ts'
import { type AwaitedLine, isAwaiting, readAwaited } from '../order-life/awaited.ts'
import { isOverdue, isOwed } from '../order-life/owed.ts'
import { isOfGoods, type OrderRow, selectOrders } from '../order-life/read.ts'
import { may, requireRight } from '../rights.ts'
import { findByWords, further, type OrderSearch, orderOf } from './find-by-words.ts'
import { readWords, type Span } from './order-words.ts'
import { isLate, isToShip } from './to-ship.ts'

export interface OrderFilter {
  readonly q?: string | undefined
  readonly state?: ManagedOrderState | undefined
  /** Where they go, as ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
  readonly payment?: PaymentMethod | undefined
  /** Days in the seller's time zone, as YYYY-MM-DD; the last one counts. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly sort?: OrderSort | undefined
}

export type ManagedOrderRow = OrderRow & {
  readonly isToShip: boolean
  readonly isLate: boolean
  /** What it waits for: pieces that were sold beyond the stock and have not come. */
  readonly awaited: readonly AwaitedLine[]
  /** When it last changed, as microseconds since 1970. */
  readonly changedMicros: string
}

export interface ManagedOrderPage extends ListedPage {
  readonly orders: readonly ManagedOrderRow[]
}

interface PageWish {
  readonly limit: number
  /** The id of the last order on the previous page. */
  readonly after?: string | undefined
  /** How many are counted at most: a million takes too long. */
  readonly maxCounted: number
}

/** How many orders are read at a time when all that match are exported. */
const ROWS_AT_ONCE = 500

/** A page of everybody's orders that match, newest first by default (staff). */
export async function listManagedOrders(
  ctx: Context,
  filter: OrderFilter,
  { limit, after, maxCounted }: PageWish,
): Promise<ManagedOrderPage> {
  requireRight(ctx.actor, may.findOrders(ctx.actor))
  const search = await readSearch(ctx, filter)
  const { rows, total } = await readPage(ctx, search, { after, limit: limit + 1, maxCounted })
  const shown = rows.slice(0, limit)
  return { orders: shown, total, next: rows.length > shown.length ? shown.at(-1)?.id : undefined }
}

/** All orders that match, in batches, for a file (staff). The export is audited when it begins; each batch is read when it is requested. */
export async function* exportOrders(ctx: Context, filter: OrderFilter): AsyncGenerator<ManagedOrderRow[]> {
  requireRight(ctx.actor, may.exportOrders(ctx.actor))
  await recordAudit(ctx.db, ctx, { action: 'exported', subject: 'orders', after: { ...filter } })
  const search = await readSearch(ctx, filter)
  for (let after: string | undefined; ; ) {
    const { rows } = await readPage(ctx, search, { after, limit: ROWS_AT_ONCE, maxCounted: ROWS_AT_ONCE })
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.id
  }
}

interface Search extends OrderSearch {
  readonly hasWords: boolean
}

/** The ids are found first, by `orders` alone, so that only those of a page are read with all about them. */
async function readPage(
  ctx: Context,
  { hasWords, ...search }: Search,
  wish: PageWish,
): Promise<{ rows: ManagedOrderRow[]; total: number }> {
  const byWords = hasWords ? await findByWords(ctx, search, wish) : undefined
  const where = byWords?.where ?? search.where()
  const [rows, total] = await Promise.all([
    selectPage(ctx, and(where, further(search, wish.after)), { order: orderOf(search.sort), ...wish }),
    byWords?.total ?? countOrders(ctx, where, wish.maxCounted),
  ])
  return { rows, total }
}

export async function countOrders(ctx: Context, where: SQL | undefined, most: number): Promise<number> {
  return countUpTo(ctx.db, ctx.db.select({ id: orders.id }).from(orders).where(where), most)
}

/** A page of the orders that match, with what is to be done with each. */
export async function selectPage(
  ctx: Context,
  where: SQL | undefined,
  { order, limit }: { order: readonly SQL[]; limit: number },
): Promise<ManagedOrderRow[]> {
  const found = await ctx.db
    .select({
      id: orders.id,
      isToShip: sql<boolean>`${isToShip}`,
      isLate: sql<boolean>`${isLate(ctx)}`,
      changedMicros: microsOf(orders.changedAt),
    })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(limit)
  const ids = found.map(({ id }) => id)
  const rows = ids.length > 0 ? await selectOrders(ctx, inArray(orders.id, ids)) : []
  const promised = rows.filter(({ lines }) => lines.some(({ backOrdered }) => backOrdered > 0))
  const awaited = await readAwaited(
    ctx.db,
    promised.map(({ id }) => id),
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  return found.flatMap(({ id, ...flags }) => {
    const row = byId.get(id)
    return row ? [{ ...row, ...flags, awaited: awaited.get(id) ?? [] }] : []
  })
}

export async function readSearch(
  ctx: Context,
  { q, state, country, payment, from, to, sort = 'newest' }: OrderFilter,
): Promise<Search> {
  const { timeZone } = ctx.billing
  const beginOf = (day: string, later: number) =>
    sql`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`
  const words = await readWords(ctx, { q, country, payment })
  const others = and(
    isOfGoods,
    state && conditionOf(ctx, state),
    from === undefined ? undefined : sql`${orders.createdAt} >= ${beginOf(from, 0)}`,
    to === undefined ? undefined : sql`${orders.createdAt} < ${beginOf(to, 1)}`,
  )
  const where = (span?: Span) => and(others, ...words.have(span))
  return { sort, where, hasWords: Boolean(q), hasNames: words.hasNames }
}

function conditionOf(ctx: Context, state: ManagedOrderState): SQL | undefined {
  const tasks: Readonly<Record<OrderTask, SQL | undefined>> = {
    'to-ship': isToShip,
    late: isLate(ctx),
    awaiting: isAwaiting,
    'address-needed': needsAddress,
    overdue: and(isOwed, isOverdue(ctx.now())),
  }
  const task = orderTasks.find(each => each === state)
  return task ? tasks[task] : sql`${orders.status} = ${state}`
}
