import { and, eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { basketLines } from '#db/schema.ts'
import { getProduct } from '../catalog/list.ts'
import { unitPriceOf } from '../catalog/packs.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { may, requireRight } from '../policies.ts'
import { keepLines } from './add.ts'
import { changeBasket, requireRoom } from './change.ts'
import { placeBefore } from './place-before.ts'
import type { PricedBasket } from './price.ts'

interface LineChange {
  readonly quantity?: number | undefined
  readonly isSaved?: boolean | undefined
  /** The product before whose line a new one is put in. */
  readonly before?: string | undefined
}

/**
 * Sets the quantity of a product in the actor's basket, or whether it is saved for later; what is not given stays. A product that is not in
 * the basket is put in, as the last unless `before` names a line. Rejected if there is no such product (not found), if a new line has no quantity, or beyond 500
 * lines (invalid).
 */
export async function setBasketLine(
  ctx: Context,
  productKey: string,
  { quantity, isSaved, before: next }: LineChange,
): Promise<PricedBasket> {
  requireRight(ctx.actor, may.keepBasket(ctx.actor))
  const product = await getProduct(ctx, productKey)
  const { id: productId } = product
  return changeBasket(ctx, async (tx, userId) => {
    const [before] = await tx
      .select()
      .from(basketLines)
      .where(and(eq(basketLines.userId, userId), eq(basketLines.productId, productId)))
    const pieces = quantity ?? before?.quantity
    if (pieces === undefined) throw invalid('quantity', say`must be given: it is not in your basket yet`)
    const isPriceSeen = before === undefined || quantity !== undefined
    const line = {
      userId,
      productId,
      quantity: pieces,
      seenUnitPriceCents: isPriceSeen ? unitPriceOf(product, pieces) : before.seenUnitPriceCents,
      isSaved: isSaved ?? before?.isSaved ?? false,
    }
    await keepLines(tx, [line], ctx.now())
    if (!before && next !== undefined) await placeBefore(tx, userId, { product: productId, next })
    await requireRoom(tx, userId)
  })
}
