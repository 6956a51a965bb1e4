import { toEuros } from '#contract/money.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { isByShop, recordAct } from '../order-life/by-shop.ts'
import { getOrder, type OrderRow } from '../order-life/read.ts'
import { lockOrder, release } from '../order-life/states.ts'
import { closeIntentOf } from '../payments/close.ts'
import { may, requireSight } from '../rights.ts'

/**
 * Cancels an unpaid order, one's own or, by an admin, anybody's, and releases its stock; the customer is told who did it. Its intent is
 * cancelled at the card service first: if it has been paid in the meantime, the order becomes paid instead, and the call is rejected
 * saying so (conflict).
 */
export async function cancelOrder(ctx: Context, id: string): Promise<OrderRow> {
  const order = await getOrder(ctx, id)
  requireSight(ctx.actor, may.cancelOrder(ctx.actor, order), say`order`)
  if (order.status === 'cancelled') return order
  if (order.supplementOf !== null)
    throw conflict(
      say`This is the delivery of another order: change where that goes, or ask us to give it back`,
    )
  if (order.status !== 'booked')
    throw conflict(say`An order that is ${phraseOf(order.status)} cannot be cancelled`)
  const settlement = await closeIntentOf(ctx, id)
  if (settlement !== undefined)
    throw conflict(say`This order has just been paid and can no longer be cancelled`)
  await ctx.db.transaction(async tx => {
    const locked = await lockOrder(tx, id)
    if (!locked) throw notFound(say`order`)
    if (locked.status === 'cancelled') return
    const after = { total: toEuros(locked.totalCents) }
    await recordAct(tx, ctx, locked, { action: 'order-cancelled', after })
    await release(ctx, tx, locked, { to: 'cancelled', isByShop: isByShop(ctx, locked) })
  })
  ctx.changed('catalog')
  ctx.changed('mails')
  return getOrder(ctx, id)
}
