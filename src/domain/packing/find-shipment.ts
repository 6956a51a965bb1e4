import { say } from '#contract/phrase.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { getOrder } from '../order-life/read.ts'
import { may, requireRight } from '../rights.ts'
import { readShipments, type Shipment, type ShippedLine } from '../shipments/read.ts'
import type { PackedOrder } from './find-orders.ts'

export interface WhichShipment {
  readonly orderId: string
  readonly shipmentId: string
}

interface FoundShipment {
  readonly order: PackedOrder
  readonly shipment: Shipment
  /** Which one of its order it is, from 1. */
  readonly place: number
  /** What had left before. */
  readonly before: readonly ShippedLine[]
  /** What is still to come now. */
  readonly toCome: readonly ShippedLine[]
}

/** A shipment of an order, for whoever may ship. Rejected (not found) if the order has no such shipment. */
export async function findShipment(
  ctx: Context,
  { orderId, shipmentId }: WhichShipment,
): Promise<FoundShipment> {
  requireRight(ctx.actor, may.shipOrder(ctx.actor))
  const order = await getOrder(ctx, orderId, may.shipOrder)
  const { shipments, toCome } = await readShipments(ctx.db, order)
  const index = shipments.findIndex(({ id }) => id === shipmentId)
  const shipment = shipments[index]
  if (!shipment) throw notFound(say`shipment`)
  const before = shipments.slice(0, index).flatMap(({ lines }) => lines)
  return { order, shipment, place: index + 1, before, toCome }
}
