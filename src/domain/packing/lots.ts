import { asc, eq, inArray, sql } from 'drizzle-orm'
import { proposeLots } from '#contract/lots/propose.ts'
import { lots, shipmentLots, shipments } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { readOpenLots } from '../lots/take.ts'
import { leftOf, type OrderLine } from '../order-life/record.ts'
import type { LotOfLine } from '../warehouse-paper.ts'
import type { PackedOrder } from './find-orders.ts'

/** The lots of a line of an order. */
export type LotsOf = (line: Pick<OrderLine, 'orderId' | 'position'>) => readonly LotOfLine[]

/**
 * The lots of what these orders are packed from: of orders that are sent already, those that they were; of the others those that shipping them
 * in this sequence would take, so that whoever packs by paper takes what the shop will note.
 */
export async function findLots({ db }: Pick<Context, 'db'>, orders: readonly PackedOrder[]): Promise<LotsOf> {
  const sent = orders.filter(({ status }) => status === 'shipped').map(({ id }) => id)
  const left = orders.filter(({ status }) => status !== 'shipped').flatMap(each => each.lines.flatMap(leftOf))
  const found = new Map<string, LotOfLine[]>()
  const note = ({ orderId, position }: Parameters<LotsOf>[0], lot: LotOfLine) =>
    found.set(`${orderId} ${position}`, [...(found.get(`${orderId} ${position}`) ?? []), lot])
  if (sent.length > 0) {
    const rows = await db
      .select({
        orderId: shipments.orderId,
        position: shipmentLots.position,
        number: lots.number,
        pieces: sql<number>`sum(${shipmentLots.quantity})::int`,
      })
      .from(shipmentLots)
      .innerJoin(shipments, eq(shipments.id, shipmentLots.shipmentId))
      .innerJoin(lots, eq(lots.id, shipmentLots.lotId))
      .where(inArray(shipments.orderId, sent))
      .groupBy(shipments.orderId, shipmentLots.position, lots.id)
      .orderBy(asc(lots.createdAt), asc(lots.id))
    for (const { number, pieces, ...line } of rows) note(line, { number, pieces })
  }
  const openOf = await readOpenLots(
    db,
    left.map(({ productId }) => productId),
  )
  const taken = new Map<string, number>()
  for (const line of left) {
    const open = openOf(line.productId).map(({ id, remaining }) => ({
      id,
      remaining: remaining - (taken.get(id) ?? 0),
    }))
    const numbers = new Map(openOf(line.productId).map(({ id, number }) => [id, number]))
    for (const { id, pieces } of proposeLots(open, line.quantity)) {
      taken.set(id, (taken.get(id) ?? 0) + pieces)
      note(line, { number: numbers.get(id) ?? '', pieces })
    }
  }
  return ({ orderId, position }) => found.get(`${orderId} ${position}`) ?? []
}
