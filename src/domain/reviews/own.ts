import { and, desc, eq } from 'drizzle-orm'
import { MAX_PAGE } from '#contract/catalog/catalog.ts'
import { reviews } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { listBought } from './bought.ts'
import { type ReviewEntry, type ReviewedRow, selectEntries } from './list.ts'

/**
 * The actor's own reviews, hidden ones included, and the products they have bought: the newest 200 of each, or those of one
 * product.
 */
export async function readOwnReviews(
  ctx: Context,
  product: string | undefined,
): Promise<{ entries: ReviewEntry[]; bought: ReviewedRow[] }> {
  requireRight(ctx.actor, may.writeReview(ctx.actor))
  const { id: userId } = ctx.actor
  const [entries, bought] = await Promise.all([
    selectEntries(ctx)
      .where(
        and(eq(reviews.userId, userId), product === undefined ? undefined : eq(reviews.productId, product)),
      )
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(MAX_PAGE),
    listBought(ctx, userId, { product, limit: MAX_PAGE }),
  ])
  return { entries, bought }
}
