import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import { formatPostalAddress } from '../address-forms/format.ts'
import type { Context } from '../context.ts'
import { describeLine } from '../invoices/describe-order.ts'
import type { PaperFile } from '../paper.ts'
import { nameRecipient } from '../papers/compose.ts'
import type { PackingSlip } from '../warehouse-paper.ts'
import { findOrdersToPack, type PackedOrder } from './find-orders.ts'

/** The packing slips of these orders, to be sent or sent already, as one PDF. */
export async function readPackingSlips(ctx: Context, ids: readonly string[]): Promise<PaperFile> {
  const orders = await findOrdersToPack(ctx, ids, { orShipped: true })
  const bytes = await ctx.renderPaper({
    kind: 'packing-slips',
    seller: ctx.billing.seller,
    timeZone: ctx.billing.timeZone,
    madeAt: ctx.now().toISOString(),
    slips: orders.map(describeSlip),
  })
  const [first] = orders
  const name = orders.length === 1 && first ? `packing-slip-${first.number}` : 'packing-slips'
  return { name: `${name}.pdf`, bytes }
}

function describeSlip(order: PackedOrder): PackingSlip {
  const { number, createdAt, deliveryAddress, deliveryMethod, customerReference, note, lines } = order
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
    lines: lines.map(line => {
      const { name, sku, ownNumber, weightGrams, quantity } = describeLine(line)
      return { name, sku, ownNumber, weightGrams, quantity }
    }),
  }
}
