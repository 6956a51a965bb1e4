import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type OwnOrderState, ownOrderStates } from '#contract/orders/states.ts'
import type { ReturnState } from '#contract/returns/states.ts'
import { orderLines, orders, payments } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { partOf } from '../like-pattern.ts'
import { needsAddress } from '../order-life/address-needed.ts'
import { isOwed } from '../order-life/owed.ts'
import { isOfGoods, type OrderRow, selectOrders } from '../order-life/read.ts'
import { isPartlyShipped } from '../order-life/record.ts'
import { readLastStates } from '../returns/record.ts'
import { requirePerson } from '../rights.ts'

interface OwnOrdersWish {
  /** Each of its words has to occur in the number, a line, the reference or the transaction id; '' for all orders. */
  readonly q: string
  readonly state?: OwnOrderState | undefined
  /** The year in its number. */
  readonly year?: number | undefined
  readonly limit: number
  /** From 1. */
  readonly page: number
}

/** An order with what became of its last return; null if it has none. */
export type OwnOrderRow = OrderRow & { readonly lastReturn: ReturnState | null }

interface OwnOrdersPage {
  readonly rows: readonly OwnOrderRow[]
  readonly page: number
  readonly total: number
  readonly counts: Readonly<Record<'all' | OwnOrderState, number>>
  readonly years: readonly number[]
}

/** More words than a name has are not looked for. */
const MAX_WORDS = 10

const isIn: Readonly<Record<OwnOrderState, SQL>> = {
  'to-pay': sql`(${orders.status} = 'booked' or ${isOwed})`,
  'address-needed': needsAddress,
  paid: sql`${orders.status} = 'paid'`,
  shipped: sql`${orders.status} = 'shipped'`,
  ended: inArray(orders.status, ['cancelled', 'expired', 'refunded']),
}

const yearOf = sql<number>`substring(${orders.number} from '-([0-9]{4})-[0-9]+$')::int`

/** A page of the actor's own orders, newest first, with how many there are of each state; the last page if there are fewer. */
export async function listOwnOrders(
  ctx: Context,
  { q, state, year, limit, page }: OwnOrdersWish,
): Promise<OwnOrdersPage> {
  const isOwn = and(eq(orders.userId, requirePerson(ctx.actor).id), isOfGoods)
  const matches = and(isOwn, ...wordsOf(q).map(contains), year === undefined ? undefined : eq(yearOf, year))
  const { years, ...counts } = await countByState(ctx, matches, isOwn)
  const total = counts[state ?? 'all']
  const shown = Math.min(page, Math.max(1, Math.ceil(total / limit)))
  const where = and(matches, state && isIn[state])
  const rows = await selectOrders(ctx, where, { limit, offset: (shown - 1) * limit })
  const states = await readLastStates(ctx.db, rows.filter(mayHaveReturns))
  const shownRows = rows.map(row => ({ ...row, lastReturn: states.get(row.id) ?? null }))
  return { rows: shownRows, page: shown, total, counts, years }
}

/** Whether something of an order has left, or may have before it was refunded: of others no returns are looked for. */
const mayHaveReturns = (row: OrderRow) =>
  row.status === 'shipped' || row.status === 'refunded' || isPartlyShipped(row)

/** How many of those that match there are of each state, and the years of all of the actor's own, the last one first. */
async function countByState(
  ctx: Context,
  matches: SQL | undefined,
  isOwn: SQL | undefined,
): Promise<OwnOrdersPage['counts'] & Pick<OwnOrdersPage, 'years'>> {
  const countIf = (state: OwnOrderState) => sql`count(*) filter (where ${isIn[state]})`.mapWith(Number)
  const none = { all: 0, 'to-pay': 0, 'address-needed': 0, paid: 0, shipped: 0, ended: 0 }
  const columns = Object.fromEntries(ownOrderStates.map(state => [state, countIf(state)]))
  const ofYears = ctx.db.selectDistinct({ year: yearOf }).from(orders).where(isOwn).orderBy(desc(yearOf))
  const [counts] = await ctx.db
    .select({ all: count(), ...columns, years: sql<number[]>`array(${ofYears})` })
    .from(orders)
    .where(matches)
  return { ...none, years: [], ...counts }
}

function wordsOf(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

/** Orders in which a word occurs, by what people know of them. */
function contains(word: string): SQL {
  const pattern = partOf(word)
  return sql`(${orders.number} ilike ${pattern} or ${orders.customerReference} ilike ${pattern}
    or exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and (${orderLines.name} ilike ${pattern}
      or ${orderLines.sku} ilike ${pattern} or ${orderLines.ownNumber} ilike ${pattern}))
    or exists (select 1 from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.status} = 'succeeded'
      and ${payments.intentId} ilike ${pattern}))`
}
