import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { orders, payments, products } from '../db/schema.ts'
import type { Context } from './context.ts'
import { conflict, invalid, notFound } from './errors.ts'
import { getOrder, type OrderRow } from './orders.ts'
import { may, requireActor, requireSight } from './policies.ts'
import type { CardIntent } from './ports.ts'

/** The one currency of the shop, ISO 4217 as the card service writes it. */
export const CURRENCY = 'eur'

export interface IntentInput {
  readonly totalCents: number
  /** Which unpaid order; without it the oldest one with exactly this total. */
  readonly orderId?: string | undefined
}

/**
 * The intent for an unpaid order of one's own; asked again it answers the same. Refuses (not found) where no unpaid
 * order has this total, and (conflict) where the card service took the money already.
 */
export async function openIntent(ctx: Context, input: IntentInput): Promise<CardIntent> {
  const actor = requireActor(ctx.actor)
  const [order] = await ctx.db
    .select({ id: orders.id, totalCents: orders.totalCents, intentId: payments.intentId })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, actor.id),
        eq(orders.status, 'booked'),
        gt(orders.expiresAt, ctx.now()),
        eq(orders.totalCents, input.totalCents),
        input.orderId === undefined ? undefined : eq(orders.id, input.orderId),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1)
  if (!order) throw notFound('unpaid order of this amount')
  const known = order.intentId === null ? undefined : await ctx.cards.findIntent(order.intentId)
  const intent = known ?? (await createIntent(ctx, order, actor.email))
  if (intent.status !== 'succeeded') return intent
  await settleOrder(ctx, order.id, intent)
  throw conflict('This order is paid already')
}

async function createIntent(
  ctx: Context,
  order: { id: string; totalCents: number },
  email: string,
): Promise<CardIntent> {
  const intent = await ctx.cards.createIntent({
    orderId: order.id,
    amountCents: order.totalCents,
    currency: CURRENCY,
    email,
  })
  await ctx.db
    .insert(payments)
    .values({
      intentId: intent.id,
      orderId: order.id,
      amountCents: intent.amountCents,
      currency: intent.currency,
    })
    .onConflictDoNothing()
  return intent
}

/**
 * Marks an order of one's own as paid, if the card service itself says that this intent succeeded for this order, its
 * amount and currency. Repeating it is harmless.
 */
export async function recordPayment(ctx: Context, orderId: string, intentId: string): Promise<OrderRow> {
  const order = await getOrder(ctx, orderId)
  requireSight(ctx.actor, may.payOrder(ctx.actor, order), 'order')
  if (order.status === 'paid') {
    if (order.transactionId === intentId) return order
    throw conflict('This order is paid by another payment', { field: 'transactionId' })
  }
  const intent = await ctx.cards.findIntent(intentId)
  if (!intent || intent.orderId !== orderId) throw invalid('transactionId', 'is no payment for this order')
  if (intent.status !== 'succeeded') throw invalid('transactionId', 'is a payment that has not succeeded')
  if (intent.receivedCents !== order.totalCents || intent.currency !== CURRENCY)
    throw invalid('transactionId', 'is a payment of another amount')
  await settleOrder(ctx, orderId, intent)
  return getOrder(ctx, orderId)
}

/**
 * Books a succeeded intent on its order, exactly once whoever comes first. An order whose hold ran out meanwhile gets
 * its pieces again if they are there; otherwise the money goes back in full and the refusal says so.
 */
async function settleOrder(ctx: Context, orderId: string, intent: CardIntent): Promise<void> {
  const outcome = await ctx.db.transaction(async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) throw notFound('order')
    if (order.status === 'paid') return 'settled'
    if (order.status !== 'booked') {
      const again = await tx
        .update(products)
        .set({ available: sql`${products.available} - ${order.quantity}` })
        .where(and(eq(products.id, order.productId ?? ''), sql`${products.available} >= ${order.quantity}`))
      if (again.rowCount === 0) return 'too-late'
    }
    await tx.update(orders).set({ status: 'paid', paidAt: ctx.now() }).where(eq(orders.id, orderId))
    const settled = { status: 'succeeded' as const, succeededAt: ctx.now() }
    await tx
      .insert(payments)
      .values({
        intentId: intent.id,
        orderId,
        amountCents: intent.amountCents,
        currency: intent.currency,
        ...settled,
      })
      .onConflictDoUpdate({ target: payments.orderId, set: { intentId: intent.id, ...settled } })
    return 'settled'
  })
  if (outcome === 'settled') return ctx.changed('catalog')
  await ctx.cards.refundIntent(intent.id)
  throw conflict('The order had expired and its pieces are gone; the payment is refunded in full')
}
