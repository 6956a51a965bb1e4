import { and, eq, sql } from 'drizzle-orm'
import { basketLines, products } from '#db/schema.ts'
import { unitPriceFor } from '../catalog/packs.ts'
import type { Context } from '../context.ts'
import { changeBasket } from './change.ts'
import type { PricedBasket } from './price.ts'

/** The actor has seen the present prices of their basket: changes up to now are no longer marked. */
export async function acceptPrices(ctx: Context): Promise<PricedBasket> {
  return changeBasket(ctx, (tx, userId) =>
    tx
      .update(basketLines)
      .set({ seenUnitPriceCents: unitPriceFor(sql<number>`${basketLines.quantity}`) })
      .from(products)
      .where(and(eq(basketLines.userId, userId), eq(products.id, basketLines.productId))),
  )
}
