import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { orderLines, orders, returnLines, returns } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { countReturns, isBeyond } from './list.ts'
import { numberReturn, type OrderReturn } from './record.ts'

/** A return that was agreed to and has not come. */
export interface ExpectedReturn {
  readonly id: string
  readonly orderId: string
  readonly number: string
  readonly userName: string
  readonly agreedAt: Date
  readonly lines: readonly Pick<OrderReturn['lines'][number], 'position' | 'name' | 'sku' | 'quantity'>[]
}

interface PageWish {
  /** How the number of a return begins, or that of its order. */
  readonly q?: string | undefined
  readonly limit: number
  /** The id of the last return on the previous page. */
  readonly after?: string | undefined
}

/** A page of the returns that are on their way, oldest first, with their lines (the warehouse too). */
export async function listExpected(ctx: Context, { q, limit, after }: PageWish) {
  requireRight(ctx.actor, may.receiveReturns(ctx.actor))
  // Written out, as the condition of the index is.
  const matching = and(eq(returns.state, sql`'agreed'`), q === undefined ? undefined : beginsWith(q))
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ row: returns, orderNumber: orders.number, userName: orders.userName })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(and(matching, after === undefined ? undefined : isBeyond(after, true)))
      .orderBy(asc(returns.createdAt), asc(returns.id))
      .limit(limit + 1),
    countReturns(ctx, matching),
  ])
  const shown = rows.slice(0, limit)
  const linesOf = await readLines(
    ctx,
    shown.map(({ row }) => row.id),
  )
  return {
    returns: shown.map(
      ({ row: { id, orderId, place, answeredAt, createdAt }, orderNumber, userName }): ExpectedReturn => ({
        id,
        orderId,
        number: numberReturn(orderNumber, place),
        userName,
        agreedAt: answeredAt ?? createdAt,
        lines: linesOf.get(id) ?? [],
      }),
    ),
    total,
    next: rows.length > shown.length ? shown.at(-1)?.row.id : undefined,
  }
}

/** The code on a slip is the number of its return. */
const beginsWith = (q: string): SQL =>
  sql`starts_with(${orders.number} || '-R' || ${returns.place}, ${q.toUpperCase()})`

async function readLines(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ExpectedReturn['lines'][number][]>()
  const rows = await ctx.db
    .select({
      returnId: returnLines.returnId,
      position: returnLines.position,
      quantity: returnLines.quantity,
      name: orderLines.name,
      sku: orderLines.sku,
    })
    .from(returnLines)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, returnLines.orderId), eq(orderLines.position, returnLines.position)),
    )
    .where(inArray(returnLines.returnId, [...ids]))
    .orderBy(asc(returnLines.position))
  return Map.groupBy(rows, ({ returnId }) => returnId)
}
