import { eq } from 'drizzle-orm'
import { phraseOf, say } from '#contract/phrase.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { getOrder, type OrderRow } from '../order-life/read.ts'
import { lockOrder } from '../order-life/states.ts'
import { closeIntentOf, requireNoIntent } from '../payments/close.ts'
import { may, requireSight } from '../rights.ts'
import { placeOnAccount } from './place.ts'
import { requireCredit } from './require-credit.ts'

/**
 * Puts the actor's own unpaid order on account, as if it had been booked so: it may have been booked before that was granted. It can no
 * longer be paid by card. Harmless to repeat. Rejects what `requireCredit` rejects, and (conflict) an order that is paid meanwhile or
 * has ended.
 */
export async function putOnAccount(ctx: Context, orderId: string): Promise<OrderRow> {
  const order = await getOrder(ctx, orderId)
  requireSight(ctx.actor, may.payOrder(ctx.actor, order), say`order`)
  const customer = ctx.actor
  if (order.status === 'on-account') return order
  if (order.supplementOf !== null)
    throw conflict(say`This is the delivery of an order that was paid by card, and is paid so too`)
  if (order.status !== 'booked')
    throw conflict(say`An order that is ${phraseOf(order.status)} cannot be put on account`)
  const settlement = await closeIntentOf(ctx, orderId)
  if (settlement !== undefined) throw conflict(say`This order has just been paid`)
  await ctx.db.transaction(async tx => {
    const { totalCents, deliveryAddress } = order
    const terms = await requireCredit(ctx, tx, {
      customer,
      totalCents,
      deliveryAddress: deliveryAddress ?? undefined,
    })
    const locked = await lockOrder(tx, orderId)
    if (!locked) throw notFound(say`order`)
    if (locked.totalCents !== totalCents) throw conflict(say`What this order costs has just changed`)
    await requireNoIntent(tx, orderId)
    await tx
      .update(orders)
      .set({ paymentMethod: 'account', dueAt: terms.dueAt })
      .where(eq(orders.id, orderId))
    await placeOnAccount(ctx, tx, orderId, terms)
  })
  ctx.changed('mails')
  return getOrder(ctx, orderId)
}
