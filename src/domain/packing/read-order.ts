import type { Context } from '../context.ts'
import { getOrder, type OrderRow } from '../order-life/read.ts'
import type { OrderLine } from '../order-life/record.ts'
import { showShipment } from '../orders/details.ts'
import { may, requireRight } from '../rights.ts'
import { type Dispatched, readShipments, withOpenLots } from '../shipments/read.ts'
import { findPlaces } from './pick-list.ts'

/** An order as whoever packs it needs it. */
export interface OrderToPack extends Dispatched {
  readonly order: OrderRow
  /** Whether whoever reads it ordered it. */
  readonly own: boolean
  readonly lines: readonly (OrderLine & {
    /** Where it is in the warehouse; '' if nobody has said so. */
    readonly shelfPlace: string
  })[]
}

/** One order with its shelf places and what has left of it, for whoever may pack it. */
export async function readOrderToPack(ctx: Context, id: string): Promise<OrderToPack> {
  requireRight(ctx.actor, may.packOrder(ctx.actor))
  const order = await getOrder(ctx, id, may.packOrder)
  const { shipments, toCome, ...dispatched } = await readShipments(ctx.db, order)
  const placeOf = await findPlaces(ctx, order.lines)
  return {
    order,
    own: order.userId === ctx.actor.id,
    lines: order.lines.map(line => ({ ...line, shelfPlace: placeOf(line) })),
    ...dispatched,
    toCome: await withOpenLots(ctx.db, id, toCome),
    shipments: shipments.map(each => showShipment(ctx, each)),
  }
}
