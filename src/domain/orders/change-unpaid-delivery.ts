import { eq } from 'drizzle-orm'
import { formatCents, toEuros } from '#contract/money.ts'
import { type Phrase, phraseOf, say } from '#contract/phrase.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { isByShop, recordAct } from '../order-life/by-shop.ts'
import { notifyOfRedirection } from '../order-life/mails.ts'
import type { OrderRow } from '../order-life/read.ts'
import { lockOrder } from '../order-life/states.ts'
import { closeIntentOf, requireNoIntent } from '../payments/close.ts'
import type { Settlement } from '../payments/settle.ts'
import { termsOf } from '../prices/plan.ts'
import { recordOrderEvent } from '../timeline.ts'
import { requirePayable } from './booking.ts'
import { type DeliveryWish, readDeliveryWish } from './delivery-wish.ts'
import { planDelivery } from './plan-delivery.ts'

const SETTLED: Readonly<Record<Settlement, Phrase>> = {
  paid: say`This order has just been paid: what it costs can no longer be changed, where it goes can`,
  refunded: say`The payment of this order was refunded in full`,
  held: say`A payment of a different amount was received for this order; the shop is looking into it`,
}

/**
 * Plans the delivery of an unpaid order anew and stores it with its total. If that changes, the intent of the old total is closed first,
 * so that it can no longer be paid. An admin, too, agrees to a new total here: the customer, who is told of it, pays it or does not. Rejects
 * what `planSale` rejects, and (conflict) a new total that is not agreed and an order that is paid meanwhile.
 */
export async function changeUnpaidDelivery(ctx: Context, order: OrderRow, wish: DeliveryWish): Promise<void> {
  const delivery = readDeliveryWish(order, wish)
  const { deliveryMethod, vatId } = wish
  const { country, postcode } = delivery.deliveryAddress
  const terms = { country, postcode, deliveryMethod, vatId }
  const plan = await planDelivery(ctx, order, { wish: terms, path: 'deliveryAddress.' })
  const { totalCents } = plan
  requirePayable({ lines: [], totalCents })
  if (totalCents !== (wish.agreedCents ?? order.totalCents))
    throw conflict(say`Delivered so, this order costs ${{ cents: totalCents }}: please agree to that`, {
      field: 'agreed',
      current: { total: toEuros(totalCents), delivery: toEuros(plan.deliveryCents) },
    })
  if (totalCents !== order.totalCents) {
    const settlement = await closeIntentOf(ctx, order.id)
    if (settlement !== undefined) throw conflict(SETTLED[settlement])
  }
  await ctx.db.transaction(async tx => {
    const locked = await lockOrder(tx, order.id)
    if (!locked) throw notFound(say`order`)
    if (locked.status !== 'booked') throw conflict(say`This order has just become ${phraseOf(locked.status)}`)
    if (totalCents !== locked.totalCents) await requireNoIntent(tx, order.id)
    await tx
      .update(orders)
      .set({ ...delivery, ...termsOf(plan), totalCents })
      .where(eq(orders.id, order.id))
    const detail = `${plan.delivery.method}, ${formatCents(totalCents)}`
    const byShop = isByShop(ctx, locked)
    await recordOrderEvent(tx, order.id, 'delivery-changed', { at: ctx.now(), detail, isByShop: byShop })
    if (byShop) await notifyOfRedirection(tx, order.id)
    await recordAct(tx, ctx, locked, {
      action: 'order-redirected',
      before: { country: locked.deliveryAddress?.country ?? null, total: toEuros(locked.totalCents) },
      after: { country, total: toEuros(totalCents) },
    })
  })
}
