import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { reviews } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { may } from '../rights.ts'
import { lockReview } from './require-review.ts'

/**
 * Removes a review permanently: an admin any, its author their own. One that is hidden stays until an admin removes it
 * (conflict), or its author could simply write it again. The audit trail keeps its author and rating but not its text, which may
 * be why it was removed.
 */
export async function removeReview(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction(async tx => {
    const removed = await lockReview(ctx, tx, id, may.removeReview)
    if (removed.hiddenAt && !may.moderateReviews(ctx.actor))
      throw conflict(say`This review is hidden. Only an admin can remove it.`)
    await tx.delete(reviews).where(eq(reviews.id, id))
    const { authorName: name, rating, createdAt } = removed
    await recordAudit(tx, ctx, {
      action: 'review-removed',
      subject: `review ${id}`,
      before: { name, rating, createdAt: createdAt.toISOString() },
    })
  })
  ctx.changed('reviews')
}
