import { and, eq, ne, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { basketLines } from '#db/schema.ts'
import { getProduct } from '../catalog/list.ts'
import { unitPriceOf } from '../catalog/packs.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { keepLines } from './add.ts'
import { changeBasket, requireRoom } from './change.ts'
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

const { userId: ofUser, productId, createdAt } = basketLines

/** Moves a line of a basket before that of another product; it stays where it is if there is no such line. */
async function placeBefore(
  tx: Transaction,
  userId: string,
  { product, next }: { readonly product: string; readonly next: string },
): Promise<void> {
  const isNext = and(eq(ofUser, userId), eq(productId, next))
  const placeOfNext = sql`(select ${createdAt}, ${productId} from ${basketLines} where ${isNext})`
  // Lines put in at once are a microsecond apart: room is made for one more.
  await tx
    .update(basketLines)
    .set({ createdAt: sql`${createdAt} + interval '2 microseconds'` })
    .where(
      and(eq(ofUser, userId), ne(productId, product), sql`(${createdAt}, ${productId}) >= ${placeOfNext}`),
    )
  await tx
    .update(basketLines)
    .set({
      createdAt: sql`coalesce((select ${createdAt} - interval '1 microsecond' from ${basketLines} where ${isNext}), ${createdAt})`,
    })
    .where(and(eq(ofUser, userId), eq(productId, product)))
}
