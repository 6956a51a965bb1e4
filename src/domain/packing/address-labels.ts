import { say } from '#contract/phrase.ts'
import { formatPostalAddress } from '../address-forms/format.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import type { OrderRecord } from '../order-life/record.ts'
import type { PaperFile } from '../paper.ts'
import type { AddressLabels } from '../warehouse-paper.ts'
import { findOrdersToPack } from './find-orders.ts'
import { findShipment, type WhichShipment } from './find-shipment.ts'

/** Labels with the addresses of these orders, to be sent or sent already, on sheets whose first ones may be used up, as a PDF. */
export async function readAddressLabels(
  ctx: Context,
  { ids, first }: { ids: readonly string[]; first: number },
): Promise<PaperFile> {
  const orders = await findOrdersToPack(ctx, ids, { orShipped: true, objects })
  return print(ctx, { name: 'address-labels', first, labels: orders.flatMap(labelOf) })
}

/** The labels of a shipment, one for each of its parcels, or one. Rejected (conflict) if nothing is sent anywhere. */
export async function readLabelOfShipment(
  ctx: Context,
  { first, ...which }: WhichShipment & { first: number },
): Promise<PaperFile> {
  const { order, shipment, place } = await findShipment(ctx, which)
  const objection = objects(order)
  if (objection) throw conflict(say`Nothing is printed: ${objection}`)
  const labels = shipment.parcels.length > 1 ? shipment.parcels.flatMap(() => labelOf(order)) : labelOf(order)
  return print(ctx, { name: `address-label-${order.number}-${place}`, first, labels })
}

type Labels = AddressLabels['labels']

const labelOf = ({ number, deliveryAddress: to }: OrderRecord): Labels =>
  to ? [{ number, lines: formatPostalAddress(to) }] : []

async function print(
  ctx: Context,
  { name, first, labels }: { name: string; first: number; labels: Labels },
): Promise<PaperFile> {
  const bytes = await ctx.renderPaper({
    kind: 'address-labels',
    seller: ctx.billing.seller,
    timeZone: ctx.billing.timeZone,
    madeAt: ctx.now().toISOString(),
    first,
    labels,
  })
  return { name: `${name}.pdf`, bytes }
}

/** Nothing is sent to those who pick it up; some were sent before addresses were kept. */
function objects({ number, deliveryAddress, deliveryMethod }: OrderRecord) {
  if (deliveryMethod === 'pick-up') return say`${number} is picked up`
  return deliveryAddress === null ? say`${number} has no address` : undefined
}
