import { and, eq } from 'drizzle-orm'
import { basketLines } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { changeBasket } from './change.ts'
import type { PricedBasket } from './price.ts'

/** Takes a product out of the actor's basket; harmless if it is not in it. */
export async function removeFromBasket(ctx: Context, productId: string): Promise<PricedBasket> {
  return changeBasket(ctx, (tx, userId) =>
    tx.delete(basketLines).where(and(eq(basketLines.userId, userId), eq(basketLines.productId, productId))),
  )
}
