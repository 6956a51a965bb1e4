import { and, eq } from 'drizzle-orm'
import { addCents, type Cents } from '#contract/money.ts'
import { accountPayments, orders, refunds } from '#db/schema.ts'
import { getProduct, type ProductRow } from '../catalog/list.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { type OrderRow, selectOrders } from '../order-life/read.ts'
import { readShipments, type Shipment } from '../shipments/read.ts'
import type { MessageRecord } from './messages.ts'

/** What a message is about, as it is now. */
export type WebhookSubject =
  | { readonly product: ProductRow }
  | {
      readonly order: OrderRow
      /** Of a shipment: it; null once it is undone. */
      readonly shipment?: Shipment | null
      readonly refund?: { readonly amountCents: Cents; readonly reason: string }
    }

/** Reads what a message is about, for the shop's own work; undefined if that is gone. */
export async function readSubject(ctx: Context, message: MessageRecord): Promise<WebhookSubject | undefined> {
  const { kind, subject, orderId } = message
  if (kind === 'stock.changed') {
    const product = await findProduct(ctx, subject)
    return product && { product }
  }
  const [order] = await selectOrders(ctx, eq(orders.id, orderId ?? subject), { limit: 1, offset: 0 })
  if (!order) return undefined
  if (kind === 'shipment.sent' || kind === 'shipment.undone') {
    const { shipments } = await readShipments(ctx.db, order)
    return { order, shipment: shipments.find(({ id }) => id === subject) ?? null }
  }
  if (kind !== 'refund.made') return { order }
  const refund = await findRefund(ctx, message, order.id)
  return refund && { order, refund }
}

async function findProduct(ctx: Context, id: string): Promise<ProductRow | undefined> {
  return getProduct(ctx, id).catch((error: unknown) => {
    if (error instanceof DomainError && error.refusal.kind === 'not-found') return undefined
    throw error
  })
}

/** By card, or of an order on account, whose payments are sent back together. */
async function findRefund({ db }: Context, { subject }: MessageRecord, orderId: string) {
  const [refund] = await db
    .select({ amountCents: refunds.amountCents, reason: refunds.reason })
    .from(refunds)
    .where(and(eq(refunds.id, subject), eq(refunds.orderId, orderId)))
  if (refund) return refund
  const sentBack = await db.select().from(accountPayments).where(eq(accountPayments.orderId, orderId))
  const [first] = sentBack
  const amountCents = addCents(...sentBack.map(each => each.amountCents))
  return first && { amountCents, reason: first.refundReason ?? '' }
}
