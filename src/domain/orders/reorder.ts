import { say } from '#contract/phrase.ts'
import { addToBasket } from '../basket/add.ts'
import type { PricedBasket } from '../basket/price.ts'
import type { Context } from '../context.ts'
import type { Once } from '../idempotency.ts'
import { getOrder } from '../order-life/read.ts'
import { may, requireSight } from '../rights.ts'

/**
 * Puts all that the actor ordered into their basket once more, at today's prices. What can no longer be ordered like that has its problem
 * in the basket; products that have been removed are named as unknown. Rejects (invalid) a basket of more than 500 lines.
 */
export async function reorder(ctx: Context, orderId: string, once?: Once): Promise<PricedBasket> {
  const order = await getOrder(ctx, orderId)
  requireSight(ctx.actor, may.reorder(ctx.actor, order), say`order`)
  const lines = order.lines.flatMap(({ productId, quantity }) =>
    productId === null ? [] : { key: productId, quantity, seenUnitPriceCents: null, isSaved: false },
  )
  const gone = order.lines.flatMap(({ productId, name }) => (productId === null ? name : []))
  const basket = await addToBasket(ctx, lines, once)
  return { ...basket, unknown: [...basket.unknown, ...gone] }
}
