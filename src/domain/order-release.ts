import { and, asc, eq, lte } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { orders, payments } from '../db/schema.ts'
import type { Context } from './context.ts'
import { conflict, notFound } from './errors.ts'
import { lockOrder, moveOrder, type OrderRecord } from './order-states.ts'
import { getOrder, type OrderRow } from './orders.ts'
import { settleIntent } from './payments.ts'
import { may, requireSight } from './policies.ts'
import { returnPieces } from './stock.ts'

/**
 * Cancels an unpaid order of one's own and gives its pieces back. Its intent is cancelled at the card service first: if the
 * money has come meanwhile, the order is paid instead, and the refusal (conflict) says so.
 */
export async function cancelOrder(ctx: Context, id: string): Promise<OrderRow> {
  const order = await getOrder(ctx, id)
  requireSight(ctx.actor, may.payOrder(ctx.actor, order), 'order')
  if (order.status === 'cancelled') return order
  if (order.status !== 'booked') throw conflict(`An order that is ${order.status} cannot be cancelled`)
  await closeIntent(ctx, id)
  await ctx.db.transaction(async tx => {
    const locked = await lockOrder(tx, id)
    if (!locked) throw notFound('order')
    if (locked.status !== 'cancelled') await release(tx, locked, 'cancelled', ctx.now())
  })
  ctx.changed('catalog')
  return getOrder(ctx, id)
}

async function closeIntent(ctx: Context, orderId: string): Promise<void> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.orderId, orderId))
  if (!payment) return
  const intent = await ctx.cards.cancelIntent(payment.intentId)
  if (intent.status !== 'succeeded') return
  await settleIntent(ctx, intent)
  throw conflict('The payment of this order has just come; it is paid and cannot be cancelled')
}

/**
 * Expires unpaid orders whose hold has run out and gives their pieces back; answers how many. Several instances may do it
 * at once: each takes rows no other holds. A payment that comes later is settled when the card service tells of it.
 */
export async function expireOrders(ctx: Context, limit = 100): Promise<number> {
  const expired = await ctx.db.transaction(async tx => {
    const due = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.status, 'booked'), lte(orders.expiresAt, ctx.now())))
      .orderBy(asc(orders.expiresAt))
      .limit(limit)
      .for('update', { skipLocked: true })
    // In the products' order, so that two instances never wait for each other crosswise.
    const inOrder = due.toSorted((a, b) => (a.productId ?? '').localeCompare(b.productId ?? ''))
    for (const order of inOrder) await release(tx, order, 'expired', ctx.now())
    return due.length
  })
  if (expired > 0) ctx.changed('catalog')
  return expired
}

async function release(
  tx: Transaction,
  order: OrderRecord,
  to: 'cancelled' | 'expired',
  at: Date,
): Promise<void> {
  await moveOrder(tx, order, to, { at })
  const { productId, quantity, id: orderId } = order
  if (productId !== null) await returnPieces(tx, { productId, orderId, quantity, reason: to })
}
