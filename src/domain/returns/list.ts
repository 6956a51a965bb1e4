import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { phraseOf, say } from '#contract/phrase.ts'
import type { ManagedReturnState, ReturnState } from '#contract/returns/states.ts'
import { orderLines, orders, returnLines, returns } from '#db/schema.ts'
import { isOfChanges, type ListedPage, type ListWish, readChanged } from '../changes.ts'
import type { Context } from '../context.ts'
import { countUpTo } from '../counted-page.ts'
import { notFound } from '../errors.ts'
import { nameByFirst } from '../order-life/record.ts'
import { may, requireActor, requireRight, requireSight } from '../rights.ts'
import { isWaiting, numberReturn, type ReturnRecord, stateOf } from './record.ts'

/** A return in the shop's list. */
export interface ListedReturn extends Omit<ReturnRecord, 'state'> {
  readonly number: string
  readonly state: ReturnState
  readonly userName: string
  readonly userEmail: string
  /** What comes back: 'Hex Bolt M10 x 40 and 4 more'. */
  readonly name: string
  readonly pieces: number
}

interface ReturnPage extends ListedPage {
  readonly returns: readonly ListedReturn[]
}

interface ReturnFilter {
  readonly state?: ManagedReturnState | undefined
  /** The email address of the account whose they are. */
  readonly customer?: string | undefined
}

/** A page of everybody's returns, newest first; of those that wait, the oldest first; or of those that changed since a moment (admins). */
export async function listReturns(
  ctx: Context,
  { state, customer }: ReturnFilter,
  wish: ListWish,
): Promise<ReturnPage> {
  requireRight(ctx.actor, may.manageReturns(ctx.actor))
  const matching = and(state && isIn(state), customer === undefined ? undefined : isOf(customer))
  if (isOfChanges(wish)) {
    const read = (ids: string[]) => selectReturns(ctx, inArray(returns.id, ids))
    const { rows, ...page } = await readChanged(ctx, returns, matching, wish, read, ({ row }) => row.id)
    return { returns: rows.map(toListed), ...page }
  }
  const { limit, after } = wish
  const isOldestFirst = state === 'waiting'
  const direction = isOldestFirst ? asc : desc
  const [rows, total] = await Promise.all([
    selectReturns(ctx, and(matching, after === undefined ? undefined : isBeyond(after, isOldestFirst)))
      .orderBy(direction(returns.createdAt), direction(returns.id))
      .limit(limit + 1),
    countReturns(ctx, matching),
  ])
  const shown = rows.slice(0, limit)
  const next = rows.length > shown.length ? shown.at(-1)?.row.id : undefined
  return { returns: shown.map(toListed), total, next }
}

function selectReturns({ db }: Context, matching: SQL | undefined) {
  const ofLines = (figure: SQL) =>
    sql<number>`(select ${figure} from ${returnLines} l where l.return_id = ${returns.id})`
  return db
    .select({
      row: returns,
      orderNumber: orders.number,
      status: orders.status,
      userName: orders.userName,
      userEmail: orders.userEmail,
      firstName: sql<string>`(select o.name from ${returnLines} l join ${orderLines} o on o.order_id = l.order_id and o.position = l.position
        where l.return_id = ${returns.id} order by l.position limit 1)`,
      lineCount: ofLines(sql`count(*)::int`),
      pieces: ofLines(sql`sum(l.quantity)::int`),
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(matching)
}

type FoundReturn = Awaited<ReturnType<typeof selectReturns>>[number]

const toListed = ({
  row,
  orderNumber,
  status,
  firstName,
  lineCount,
  ...rest
}: FoundReturn): ListedReturn => ({
  ...row,
  ...rest,
  number: numberReturn(orderNumber, row.place),
  state: stateOf(row, status),
  name: nameByFirst(firstName, lineCount),
})

/** How many returns match, `MAX_COUNTED` at most. */
export function countReturns({ db }: Context, matching: SQL | undefined): Promise<number> {
  const counted = db
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(matching)
  return countUpTo(db, counted)
}

/** As a list of ids, for which the planner takes the index of returns by their orders. */
const isOf = (email: string) =>
  sql`${returns.orderId} = any(array(select o.id from orders o join users u on u.id = o.user_id where u.email = ${email}))`

const isGivenBack = sql`(${returns.refundedAt} is not null or (select status from orders where id = ${returns.orderId}) = 'refunded')`

function isIn(state: ManagedReturnState): SQL {
  if (state === 'waiting') return isWaiting
  if (state === 'refunded') return sql`(${returns.state} = 'arrived' and ${isGivenBack})`
  if (state === 'arrived') return sql`(${returns.state} = 'arrived' and not ${isGivenBack})`
  return sql`${returns.state} = ${state}`
}

/** Whether a return comes after this one in its list. */
export function isBeyond(cursor: string, isOldestFirst: boolean): SQL {
  const comparison = isOldestFirst ? sql`>` : sql`<`
  return sql`(${returns.createdAt}, ${returns.id}) ${comparison} (select ${returns.createdAt}, ${returns.id} from ${returns} where ${returns.id} = ${cursor})`
}

/** Rejects an actor without this right over the order of a return as if there were no such return. */
export async function requireReturn(
  ctx: Context,
  id: string,
  allows: (actor: Context['actor'], order: { userId: string | null }) => boolean,
): Promise<void> {
  const actor = requireActor(ctx.actor)
  const [order] = await ctx.db
    .select({ userId: orders.userId })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, id))
  if (!order) throw notFound(say`return`)
  requireSight(actor, allows(actor, order), phraseOf('return'))
}
