import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Cents } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/states.ts'
import type { ReturnState } from '#contract/returns/states.ts'
import type { Database } from '#db/client.ts'
import { credits, orders, returnLines, returnPhotos, returns } from '#db/schema.ts'
import { sumAmounts } from '#db/sum-amounts.ts'
import type { OrderLine, OrderRecord } from '../order-life/record.ts'

/** A return as stored in the database. */
export type ReturnRecord = typeof returns.$inferSelect

/** A photo of what comes back. */
type ReturnPhoto = typeof returnPhotos.$inferSelect

/** The pieces of a line of an order that come back, and how many of them have come. */
interface ReturnedLine extends Pick<OrderLine, 'position' | 'name' | 'sku' | 'quantity'> {
  readonly restocked: number
  readonly scrapped: number
}

/** A return with its lines. */
export interface OrderReturn extends Omit<ReturnRecord, 'state'> {
  /** As people say it: 'PH-2026-000123-R1'. */
  readonly number: string
  readonly state: ReturnState
  readonly lines: readonly ReturnedLine[]
  /** Oldest first. */
  readonly photos: readonly ReturnPhoto[]
  /** What was given back for it. */
  readonly refundedCents: Cents
}

type Ordered = Pick<OrderRecord, 'id' | 'number' | 'status'> & { readonly lines: readonly OrderLine[] }

/** The number of a return, by that of its order. */
export const numberReturn = (orderNumber: string, place: number): string => `${orderNumber}-R${place}`

/** What a return is for people: one that has arrived is refunded once money was given back for it, or all of its order. */
export function stateOf(
  { state, refundedAt }: Pick<ReturnRecord, 'state' | 'refundedAt'>,
  status: OrderStatus,
): ReturnState {
  return state === 'arrived' && (refundedAt !== null || status === 'refunded') ? 'refunded' : state
}

/** Which returns wait for the shop: to be answered, or, once they have arrived, for their money. Its first half is what an index has. */
export const isWaiting: SQL = sql`((${returns.state} = 'requested' or ${returns.state} = 'arrived' and ${returns.refundedAt} is null)
  and not (${returns.state} = 'arrived' and exists (select 1 from ${orders} where ${orders.id} = ${returns.orderId} and ${orders.status} = 'refunded')))`

/** The returns of an order, oldest first. */
export async function readReturns(db: Pick<Database, 'select'>, order: Ordered): Promise<OrderReturn[]> {
  const rows = await db
    .select({ found: returns, line: returnLines })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .where(eq(returns.orderId, order.id))
    .orderBy(asc(returns.place), asc(returnLines.position))
  if (rows.length === 0) return []
  const given = await sumByReturn(db, order.id)
  const photos = await readPhotosByReturn(db, order.id)
  const byPlace = new Map(order.lines.map(line => [line.position, line]))
  return [...Map.groupBy(rows, ({ found }) => found.id).values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    const { found } = first
    const lines = group.flatMap(({ line: { position, quantity, restocked, scrapped } }) => {
      const line = byPlace.get(position)
      return line ? [{ position, name: line.name, sku: line.sku, quantity, restocked, scrapped }] : []
    })
    return {
      ...found,
      number: numberReturn(order.number, found.place),
      state: stateOf(found, order.status),
      lines,
      photos: photos.get(found.id) ?? [],
      refundedCents: given.get(found.id) ?? 0,
    }
  })
}

async function sumByReturn(
  db: Pick<Database, 'select'>,
  orderId: string,
): Promise<ReadonlyMap<string | null, Cents>> {
  const rows = await db
    .select({ returnId: credits.returnId, cents: sumAmounts(credits.amountCents) })
    .from(credits)
    .where(and(eq(credits.orderId, orderId)))
    .groupBy(credits.returnId)
  return new Map(rows.map(({ returnId, cents }) => [returnId, cents]))
}

async function readPhotosByReturn(
  db: Pick<Database, 'select'>,
  orderId: string,
): Promise<ReadonlyMap<string, ReturnPhoto[]>> {
  const rows = await db
    .select({ returnId: returns.id, photo: returnPhotos })
    .from(returns)
    .innerJoin(returnPhotos, eq(returnPhotos.returnId, returns.id))
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returnPhotos.id))
  return new Map(
    [...Map.groupBy(rows, row => row.returnId)].map(([id, group]) => [id, group.map(({ photo }) => photo)]),
  )
}

/** What became of the last return of each of these orders, by their ids. */
export async function readLastStates(
  db: Pick<Database, 'selectDistinctOn'>,
  of: readonly Pick<OrderRecord, 'id' | 'status'>[],
): Promise<ReadonlyMap<string, ReturnState>> {
  if (of.length === 0) return new Map()
  const statuses = new Map(of.map(({ id, status }) => [id, status]))
  const rows = await db
    .selectDistinctOn([returns.orderId], {
      orderId: returns.orderId,
      state: returns.state,
      refundedAt: returns.refundedAt,
    })
    .from(returns)
    .where(inArray(returns.orderId, [...statuses.keys()]))
    .orderBy(returns.orderId, sql`${returns.place} desc`)
  return new Map(
    rows.map(({ orderId, ...row }) => [orderId, stateOf(row, statuses.get(orderId) ?? 'shipped')]),
  )
}
