import { and, eq, or } from 'drizzle-orm'
import { basketLines } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { changeBasket } from './change.ts'

/** Takes out of the actor's basket what they have ordered: the lines of these products in these quantities, not those saved for later. */
export async function removeOrdered(
  ctx: Context,
  ordered: readonly { readonly productId: string; readonly quantity: number }[],
): Promise<void> {
  const isOrdered = ordered.map(({ productId, quantity }) =>
    and(eq(basketLines.productId, productId), eq(basketLines.quantity, quantity)),
  )
  await changeBasket(ctx, (tx, userId) =>
    tx
      .delete(basketLines)
      .where(and(eq(basketLines.userId, userId), eq(basketLines.isSaved, false), or(...isOrdered))),
  )
}
