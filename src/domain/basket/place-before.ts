import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { basketLines } from '#db/schema.ts'

const { userId: ofUser, productId, createdAt } = basketLines

/** Moves a line of a basket before that of another product; it stays where it is if there is no such line. */
export async function placeBefore(
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
