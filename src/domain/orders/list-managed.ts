import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import {
  type ManagedOrderState,
  type OrderSort,
  type OrderTask,
  orderTasks,
} from '#contract/orders/managed-states.ts'
import { orders } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { needsAddress } from '../order-life/address-needed.ts'
import { isOverdue, isOwed } from '../order-life/owed.ts'
import { isOfGoods, type OrderRow, selectOrders } from '../order-life/read.ts'
import { may, requireRight } from '../rights.ts'
import { haveWords } from './order-words.ts'
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

export type ManagedOrderRow = OrderRow & { readonly isToShip: boolean; readonly isLate: boolean }

interface ManagedOrderPage {
  readonly orders: readonly ManagedOrderRow[]
  /** How many match, or `maxCounted` where there may be more. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

interface PageWish {
  readonly limit: number
  /** The id of the last order on the previous page. */
  readonly after?: string | undefined
  /** How many are counted at most: a million takes too long. */
  readonly maxCounted: number
}

const orderings = {
  newest: { column: orders.createdAt, isDescending: true },
  oldest: { column: orders.createdAt, isDescending: false },
  '-price': { column: orders.totalCents, isDescending: true },
} as const satisfies Record<OrderSort, unknown>

/** How many orders are read at a time when all that match are exported. */
const ROWS_AT_ONCE = 500

/** A page of everybody's orders that match, newest first by default (staff). */
export async function listManagedOrders(
  ctx: Context,
  filter: OrderFilter,
  { limit, after, maxCounted }: PageWish,
): Promise<ManagedOrderPage> {
  requireRight(ctx.actor, may.findOrders(ctx.actor))
  const where = await conditions(ctx, filter)
  const counted = ctx.db.select({ id: orders.id }).from(orders).where(where).limit(maxCounted).as('counted')
  const [rows, total] = await Promise.all([
    selectPage(ctx, where, { sort: filter.sort, after, limit: limit + 1 }),
    ctx.db.$count(counted),
  ])
  const shown = rows.slice(0, limit)
  return { orders: shown, total, next: rows.length > shown.length ? shown.at(-1)?.id : undefined }
}

/** All orders that match, in batches, for a file (staff). The export is audited when it begins; each batch is read when it is requested. */
export async function* exportOrders(ctx: Context, filter: OrderFilter): AsyncGenerator<ManagedOrderRow[]> {
  requireRight(ctx.actor, may.exportOrders(ctx.actor))
  await recordAudit(ctx.db, ctx, { action: 'exported', subject: 'orders', after: { ...filter } })
  const where = await conditions(ctx, filter)
  for (let after: string | undefined; ; ) {
    const rows = await selectPage(ctx, where, { sort: filter.sort, after, limit: ROWS_AT_ONCE })
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.id
  }
}

/** The ids are found first, by `orders` alone, so that only those of a page are read with all about them. */
async function selectPage(
  ctx: Context,
  where: SQL | undefined,
  {
    sort = 'newest',
    after,
    limit,
  }: { sort?: OrderSort | undefined; after?: string | undefined; limit: number },
): Promise<ManagedOrderRow[]> {
  const { column, isDescending } = orderings[sort]
  const direction = isDescending ? desc : asc
  const found = await ctx.db
    .select({ id: orders.id, isToShip: sql<boolean>`${isToShip}`, isLate: sql<boolean>`${isLate(ctx)}` })
    .from(orders)
    .where(and(where, after === undefined ? undefined : isAfter(after, column, isDescending)))
    .orderBy(direction(column), direction(orders.id))
    .limit(limit)
  const ids = found.map(({ id }) => id)
  const rows = ids.length > 0 ? await selectOrders(ctx, inArray(orders.id, ids)) : []
  const byId = new Map(rows.map(row => [row.id, row]))
  return found.flatMap(({ id, ...flags }) => {
    const row = byId.get(id)
    return row ? [{ ...row, ...flags }] : []
  })
}

function isAfter(
  cursor: string,
  column: (typeof orderings)[OrderSort]['column'],
  isDescending: boolean,
): SQL {
  const comparison = isDescending ? sql`<` : sql`>`
  return sql`(${column}, ${orders.id}) ${comparison} (select ${column}, ${orders.id} from ${orders} where ${orders.id} = ${cursor})`
}

async function conditions(
  ctx: Context,
  { q, state, country, payment, from, to }: OrderFilter,
): Promise<SQL | undefined> {
  const { timeZone } = ctx.billing
  const beginOf = (day: string, later: number) =>
    sql`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`
  return and(
    isOfGoods,
    ...(await haveWords(ctx, { q, country, payment })),
    state && conditionOf(ctx, state),
    from === undefined ? undefined : sql`${orders.createdAt} >= ${beginOf(from, 0)}`,
    to === undefined ? undefined : sql`${orders.createdAt} < ${beginOf(to, 1)}`,
  )
}

function conditionOf(ctx: Context, state: ManagedOrderState): SQL | undefined {
  const tasks: Readonly<Record<OrderTask, SQL | undefined>> = {
    'to-ship': isToShip,
    late: isLate(ctx),
    'address-needed': needsAddress,
    overdue: and(isOwed, isOverdue(ctx.now())),
  }
  const task = orderTasks.find(each => each === state)
  return task ? tasks[task] : sql`${orders.status} = ${state}`
}
