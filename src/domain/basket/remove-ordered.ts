import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { basketLines } from '#db/schema.ts'
import { aheadNamed } from '#db/send-ahead.ts'
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
  await lockBasket(tx, userId)
  await prepareRemoval(tx).execute({
    userId,
    products: ordered.map(({ productId }) => productId),
    quantities: ordered.map(({ quantity }) => quantity),
  })
}

const prepareRemoval = preparedOnce((db: Pick<Transaction, 'delete'>) => {
  const { userId, isSaved, productId, quantity } = basketLines
  const ordered = sql`(select * from unnest(${sql.placeholder('products')}::text[], ${sql.placeholder('quantities')}::int[]))`
  return db
    .delete(basketLines)
    .where(
      and(
        eq(userId, sql.placeholder('userId')),
        eq(isSaved, false),
        sql`(${productId}, ${quantity}) in ${ordered}`,
      ),
    )
    .prepare(aheadNamed('remove_ordered'))
})
