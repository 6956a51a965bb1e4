import type { OrderStatus } from '#contract/orders/states.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { getOrder, type OrderRow } from '../order-life/read.ts'
import { isPartlyShipped } from '../order-life/record.ts'
import { countAttemptOf } from '../rate-limits.ts'
import { may, requireSight } from '../rights.ts'
import { changeInvoicedDelivery } from './change-invoiced-delivery.ts'
import { changeUnpaidDelivery } from './change-unpaid-delivery.ts'
import { type DeliveryWish, PART_HAS_LEFT } from './delivery-wish.ts'

/** Per person: a change may open a payment anew or make an invoice. Stated in docs/SECURITY-POLICY.md. */
const LIMIT = { max: 30, windowMs: 60 * 60 * 1000 }

/** What can still be changed: everything, the addresses and the words alone, or nothing. */
const changeable: Readonly<Record<OrderStatus, 'all' | 'addresses' | 'nothing'>> = {
  booked: 'all',
  'on-account': 'addresses',
  paid: 'addresses',
  shipped: 'nothing',
  cancelled: 'nothing',
  expired: 'nothing',
  refunded: 'nothing',
}

/**
 * Says where an order goes, one's own or, by an admin, anybody's, as long as it is not on its way. Of an unpaid order, delivery, tax and
 * total are planned anew; of one that is paid or on account, the total stays. Rejects orders that are shipped, in part too, or ended
 * (conflict), more than 30 changes an hour (too many), and what `changeUnpaidDelivery` and `changeInvoicedDelivery` reject.
 */
export async function changeDelivery(ctx: Context, orderId: string, wish: DeliveryWish): Promise<OrderRow> {
  const order = await getOrder(ctx, orderId)
  requireSight(ctx.actor, may.changeDelivery(ctx.actor, order), say`order`)
  if (order.supplementOf !== null)
    throw conflict(say`This is the delivery of another order: please change where that goes`)
  const what = changeable[order.status]
  if (what === 'nothing')
    throw conflict(say`The delivery of an order that is ${phraseOf(order.status)} cannot be changed`)
  if (isPartlyShipped(order)) throw conflict(PART_HAS_LEFT)
  await countAttemptOf(ctx.db, 'order-delivery', ctx.actor.id, LIMIT)
  await (what === 'all' ? changeUnpaidDelivery : changeInvoicedDelivery)(ctx, order, wish)
  ctx.changed('mails')
  return getOrder(ctx, orderId)
}
