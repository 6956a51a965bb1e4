import { and, eq, or } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { basketLines } from '#db/schema.ts'
import { ahead } from '#db/send-ahead.ts'
import { lockBasket } from './change.ts'

/**
 * Takes out of a person's basket what they have ordered: the lines of these products in these quantities, not those saved for later. It is over when the
 * transaction is.
 */
export async function removeOrdered(
  tx: Transaction,
  userId: string,
  ordered: readonly { readonly productId: string; readonly quantity: number }[],
): Promise<void> {
  const isOrdered = ordered.map(({ productId, quantity }) =>
    and(eq(basketLines.productId, productId), eq(basketLines.quantity, quantity)),
  )
  const isOfBasket = and(eq(basketLines.userId, userId), eq(basketLines.isSaved, false))
  await lockBasket(tx, userId)
  await tx.execute(ahead(tx.delete(basketLines).where(and(isOfBasket, or(...isOrdered)))))
}
