import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import { formatPostalAddress } from '../address-forms/format.ts'
import type { Context } from '../context.ts'
import { describeLine } from '../invoices/describe-order.ts'
import { countPieces, leftOf } from '../order-life/record.ts'
import type { PaperFile } from '../paper.ts'
import { nameRecipient } from '../papers/compose.ts'
import { describeParcel } from '../shipments/parcels.ts'
import type { ShippedLine } from '../shipments/read.ts'
import type { PackingSlip, SlipLine } from '../warehouse-paper.ts'
import { findOrdersToPack, type PackedOrder } from './find-orders.ts'
import { findShipment, type WhichShipment } from './find-shipment.ts'
import { findLots } from './lots.ts'

/** The packing slips of what is left of these orders, and of all of those that are sent already, as one PDF. */
export async function readPackingSlips(ctx: Context, ids: readonly string[]): Promise<PaperFile> {
  const orders = await findOrdersToPack(ctx, ids, { orShipped: true })
  const [first] = orders
  const name = orders.length === 1 && first ? `packing-slip-${first.number}` : 'packing-slips'
  const lotsOf = await findLots(ctx, orders)
  const slips = orders.map(order => {
    const left = order.status === 'shipped' ? order.lines : order.lines.flatMap(leftOf)
    const leftBefore = countPieces(order.lines) - countPieces(left)
    const lines = listLines(
      order,
      left.map(line => ({ ...line, lots: lotsOf(line) })),
    )
    return describeSlip(order, { lines, parcels: [], leftBefore, toCome: [] })
  })
  return print(ctx, name, slips)
}

/** The packing slip of a shipment, with what is still to come now. */
export async function readSlipOfShipment(ctx: Context, which: WhichShipment): Promise<PaperFile> {
  const { order, shipment, place, before, toCome } = await findShipment(ctx, which)
  const contents = {
    lines: listLines(order, shipment.lines),
    parcels: shipment.parcels.map(describeParcel),
    leftBefore: countPieces(before),
    toCome: listLines(
      order,
      toCome.map(line => ({ ...line, lots: [] })),
    ),
  }
  return print(ctx, `packing-slip-${order.number}-${place}`, [describeSlip(order, contents)])
}

async function print(ctx: Context, name: string, slips: readonly PackingSlip[]): Promise<PaperFile> {
  const bytes = await ctx.renderPaper({
    kind: 'packing-slips',
    seller: ctx.billing.seller,
    timeZone: ctx.billing.timeZone,
    madeAt: ctx.now().toISOString(),
    slips,
  })
  return { name: `${name}.pdf`, bytes }
}

/** The lines of an order that these pieces are of. */
function listLines(
  order: PackedOrder,
  pieces: readonly (Pick<ShippedLine, 'position' | 'quantity'> & Pick<SlipLine, 'lots'>)[],
): SlipLine[] {
  const byPlace = new Map(order.lines.map(line => [line.position, line]))
  return pieces.flatMap(({ position, quantity, lots }) => {
    const line = byPlace.get(position)
    if (!line) return []
    const { name, sku, ownNumber, weightGrams } = describeLine(line)
    return [
      {
        name,
        sku,
        ownNumber,
        weightGrams,
        quantity,
        lots: lots.map(({ number, pieces: of }) => ({ number, pieces: of })),
      },
    ]
  })
}

function describeSlip(
  order: PackedOrder,
  contents: Pick<PackingSlip, 'lines' | 'parcels' | 'leftBefore' | 'toCome'>,
): PackingSlip {
  const { number, createdAt, deliveryAddress, deliveryMethod, customerReference, note } = order
  return {
    number,
    orderedAt: createdAt.toISOString(),
    recipient: deliveryAddress
      ? formatPostalAddress(deliveryAddress)
      : nameRecipient({ name: order.userName, email: order.userEmail }),
    isPickedUp: deliveryMethod === 'pick-up',
    delivery: deliveryMethod === null ? '' : deliveryMethodNames[deliveryMethod],
    customerReference,
    note,
    ...contents,
  }
}
