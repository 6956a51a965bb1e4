import { toEuros } from '#contract/money.ts'
import type { WebhookBody } from '#contract/outgoing-webhooks/outgoing-webhooks.ts'
import type { Context } from '#domain/context.ts'
import type { MessageRecord } from '#domain/outgoing-webhooks/messages.ts'
import { readSubject } from '#domain/outgoing-webhooks/read-subject.ts'
import { presentProducts } from '../catalog/catalog.ts'
import { presentOrder } from '../orders/presenter.ts'
import { presentShipment } from '../shipments/presenter.ts'

/** What is sent of a message, with what it is about as the calls answer it now; undefined if that is gone. */
export async function composeBody(ctx: Context, message: MessageRecord): Promise<string | undefined> {
  const data = await composeData(ctx, message)
  if (!data) return undefined
  const { id, kind: type, createdAt } = message
  const body: WebhookBody = { id, type, timestamp: createdAt.toISOString(), data }
  return JSON.stringify(body)
}

async function composeData(ctx: Context, message: MessageRecord): Promise<WebhookBody['data'] | undefined> {
  const found = await readSubject(ctx, message)
  if (!found) return undefined
  const { subject: id } = message
  if ('product' in found) {
    const [product] = await presentProducts(ctx, [found.product])
    return product && { id, product }
  }
  const { order, shipment, refund } = found
  return {
    id,
    order: presentOrder(order),
    ...(shipment !== undefined && { shipment: shipment && presentShipment(shipment) }),
    ...(refund && { refund: { amount: toEuros(refund.amountCents), reason: refund.reason } }),
  }
}
