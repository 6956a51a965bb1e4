import { say } from '#contract/phrase.ts'
import { formatPostalAddress } from '../address-forms/format.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { describeLine } from '../invoices/describe-order.ts'
import { getOrder } from '../order-life/read.ts'
import type { PaperFile } from '../paper.ts'
import { nameRecipient } from '../papers/compose.ts'
import { may } from '../rights.ts'
import { readShipments } from './read.ts'

/**
 * The declaration of compliance with the order (EN 10204, type 2.1) for the pieces of a line that have left, for its customer and for staff,
 * as a PDF. Rejected: not found for anybody else and for a line that the order has not, conflict before a piece of it has left.
 */
export async function declareCompliance(
  ctx: Context,
  { orderId, line }: { readonly orderId: string; readonly line: number },
): Promise<PaperFile> {
  const allows = (...of: Parameters<typeof may.readOrder>) => may.readOrder(...of) || may.seeLots(of[0])
  const order = await getOrder(ctx, orderId, allows)
  const ordered = order.lines.find(({ position }) => position === line)
  if (!ordered) throw notFound(say`line`)
  const { shipments } = await readShipments(ctx.db, order)
  const deliveries = shipments.flatMap(({ at, lines }) =>
    lines
      .filter(({ position }) => position === line)
      .map(({ quantity, lots }) => ({
        at: at?.toISOString() ?? '',
        quantity,
        lots: lots.map(({ number, pieces }) => ({ number, pieces })),
      })),
  )
  if (deliveries.length === 0) throw conflict(say`Nothing of ${ordered.name} has been shipped yet`)
  const { userName: name, userEmail: email } = order
  const address = order.billingAddress ?? order.deliveryAddress
  const { name: article, sku, ownNumber, weightGrams } = describeLine(ordered)
  const bytes = await ctx.renderPaper({
    kind: 'compliance',
    seller: ctx.billing.seller,
    timeZone: ctx.billing.timeZone,
    madeAt: ctx.now().toISOString(),
    number: order.number,
    place: line + 1,
    orderedAt: order.createdAt.toISOString(),
    customerReference: order.customerReference,
    recipient: address ? formatPostalAddress(address) : nameRecipient({ name, email }),
    article: { name: article, sku, ownNumber, weightGrams, quantity: ordered.quantity },
    deliveries,
  })
  return { name: `declaration-2.1-${order.number}-${line + 1}.pdf`, bytes }
}
