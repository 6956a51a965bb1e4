import { phraseOf, say } from '#contract/phrase.ts'
import type { Context } from '../context.ts'
import { customerOf } from '../customers/find.ts'
import { weigh } from '../delivery/rates.ts'
import { conflict } from '../errors.ts'
import { getOrder, type OrderRow } from '../order-life/read.ts'
import { type CheckoutPlan, planSale, type SaleTerms } from '../prices/plan.ts'
import { may, requireSight } from '../rights.ts'

/** What of the terms of an order is to be different. What is left out stays as it is, the method where it is offered. */
interface DeliveryTerms extends Pick<SaleTerms, 'country' | 'postcode' | 'deliveryMethod'> {
  readonly vatId?: string | undefined
}

/**
 * Plans the delivery and the tax of an unpaid order anew, its goods at the prices they were booked at, and its delivery too while country
 * and method stay. Rejects what `planSale` rejects,
 * the country named after `path`.
 */
export async function planDelivery(
  ctx: Context,
  order: OrderRow,
  { wish, path }: { readonly wish: DeliveryTerms; readonly path: string },
): Promise<CheckoutPlan> {
  const { country, postcode, deliveryMethod, vatId = order.vatId ?? '' } = wish
  const goods = { lines: order.lines, grams: weigh(order.lines) }
  const usualMethod = order.deliveryMethod
  const customer = await customerOf(ctx, order)
  const terms = {
    customer,
    country,
    postcode,
    deliveryMethod,
    usualMethod,
    vatId,
    quoted: agreedDelivery(order),
  }
  return planSale(ctx, goods, terms, path)
}

/** What the customer agreed to pay for the delivery; undefined if the order has none yet. */
function agreedDelivery({ deliveryAddress, deliveryMethod, deliveryCents }: OrderRow) {
  if (!deliveryAddress || !deliveryMethod) return undefined
  return { country: deliveryAddress.country, method: deliveryMethod, cents: deliveryCents }
}

/** The same for whoever is choosing; nothing is changed. Rejected (conflict) once the order is no longer unpaid. */
export async function estimateDelivery(
  ctx: Context,
  orderId: string,
  wish: DeliveryTerms,
): Promise<CheckoutPlan> {
  const order = await getOrder(ctx, orderId)
  requireSight(ctx.actor, may.changeDelivery(ctx.actor, order), say`order`)
  if (order.status !== 'booked' || order.supplementOf !== null)
    throw conflict(say`An order that is ${phraseOf(order.status)} keeps its way of delivery and its price`)
  return planDelivery(ctx, order, { wish, path: '' })
}
