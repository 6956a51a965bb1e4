import { and, asc, eq, lte, notInArray } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { orders, payments } from '#db/schema.ts'
import { returnPieces } from '../catalog/stock.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { throwFailures } from '../failures.ts'
import { type Settlement, settleIntent } from '../payments/settle.ts'
import { may, requireSight } from '../policies.ts'
import { getOrder, type OrderRow } from './book.ts'
import { lockOrder, moveOrder, noteEvent, type OrderRecord } from './states.ts'

/**
 * Cancels an unpaid order of one's own and gives its pieces back. Its intent is cancelled at the card service first: if the
 * money has come meanwhile, the order is paid instead, and the refusal (conflict) says so.
 */
export async function cancelOrder(ctx: Context, id: string): Promise<OrderRow> {
  const order = await getOrder(ctx, id)
  requireSight(ctx.actor, may.payOrder(ctx.actor, order), 'order')
  if (order.status === 'cancelled') return order
  if (order.status !== 'booked') throw conflict(`An order that is ${order.status} cannot be cancelled`)
  await requireUnpaid(ctx, id)
  await ctx.db.transaction(async tx => {
    const locked = await lockOrder(tx, id)
    if (!locked) throw notFound('order')
    if (locked.status !== 'cancelled') await release(ctx, tx, locked, 'cancelled')
  })
  ctx.changed('catalog')
  ctx.changed('mails')
  return getOrder(ctx, id)
}

async function requireUnpaid(ctx: Context, orderId: string): Promise<void> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.orderId, orderId))
  if (!payment || payment.status === 'canceled') return
  const settlement = await closeIntent(ctx, { orderId, intentId: payment.intentId })
  if (settlement !== undefined)
    throw conflict('The payment of this order has just come; it cannot be cancelled any more')
}

/**
 * Makes sure that no money comes by this intent any more. Where it has come already it is settled, and the answer says how;
 * undefined where it was closed in time.
 */
export async function closeIntent(
  ctx: Context,
  { orderId, intentId }: { orderId: string; intentId: string },
): Promise<Settlement | undefined> {
  const intent = await ctx.cards.cancelIntent(intentId)
  if (intent?.status === 'succeeded') return settleIntent(ctx, intent)
  // One under way (processing) cannot be canceled: it is asked again later. One that the card service does not know, as
  // when the shop has moved to another account there, nobody can pay by.
  if (intent && intent.status !== 'canceled') return undefined
  await ctx.db.transaction(async tx => {
    // The order before its payment, as everywhere: two that lock crosswise would wait for each other.
    await lockOrder(tx, orderId)
    const closed = await tx
      .update(payments)
      .set({ status: 'canceled' })
      .where(and(eq(payments.intentId, intentId), eq(payments.status, 'pending')))
    if (closed.rowCount === 1)
      await noteEvent(tx, orderId, 'intent-closed', { at: ctx.now(), detail: intentId })
  })
  return undefined
}

/**
 * Expires unpaid orders whose hold has run out and gives their pieces back; answers how many. Each order has a transaction of
 * its own: one that fails keeps no other from expiring, and is thrown at the end (an AggregateError where there are several). Several
 * instances may do it at once: each takes rows no other holds. A payment that comes later is settled when the card service
 * tells of it.
 */
export async function expireOrders(ctx: Context, { signal }: { signal?: AbortSignal } = {}): Promise<number> {
  const failures = new Map<string, unknown>()
  let expired = 0
  const mayGoOn = () => !signal?.aborted
  while (mayGoOn()) {
    const attempted = await expireNextOrder(ctx, [...failures.keys()])
    if (!attempted) break
    if (attempted.isExpired) expired += 1
    else failures.set(attempted.orderId, attempted.error)
  }
  if (expired > 0) {
    ctx.changed('catalog')
    ctx.changed('mails')
  }
  throwFailures([...failures.values()], 'orders could not be expired')
  return expired
}

type Attempt =
  | { readonly orderId: string; readonly isExpired: true }
  | { readonly orderId: string; readonly isExpired: false; readonly error: unknown }

/** Undefined where none is due but those that have failed. Throws only what concerns no order in particular. */
async function expireNextOrder(ctx: Context, failed: readonly string[]): Promise<Attempt | undefined> {
  let orderId: string | undefined
  try {
    await ctx.db.transaction(async tx => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.status, 'booked'),
            lte(orders.expiresAt, ctx.now()),
            failed.length > 0 ? notInArray(orders.id, [...failed]) : undefined,
          ),
        )
        .orderBy(asc(orders.expiresAt))
        .limit(1)
        .for('no key update', { skipLocked: true })
      orderId = order?.id
      if (order) await release(ctx, tx, order, 'expired')
    })
    return orderId === undefined ? undefined : { orderId, isExpired: true }
  } catch (error) {
    if (orderId === undefined) throw error
    return { orderId, isExpired: false, error }
  }
}

async function release(
  ctx: Context,
  tx: Transaction,
  order: OrderRecord,
  to: 'cancelled' | 'expired',
): Promise<void> {
  await moveOrder(ctx, tx, order, { to })
  const { productId, quantity, id: orderId } = order
  if (productId !== null) await returnPieces(tx, { productId, orderId, quantity, reason: to })
}
