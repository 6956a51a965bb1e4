import { eq } from 'drizzle-orm'
import { reviews } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { may } from '../rights.ts'
import { lockReview } from './require-review.ts'

/** Hides a review from everybody but admins and its author, who reads the reason. Of a hidden one, changes the reason. */
export async function hideReview(ctx: Context, id: string, reason: string): Promise<void> {
  await ctx.db.transaction(async tx => {
    const before = await lockReview(ctx, tx, id, may.moderateReviews)
    if (before.hiddenReason === reason) return
    await tx
      .update(reviews)
      .set({ hiddenAt: before.hiddenAt ?? ctx.now(), hiddenReason: reason })
      .where(eq(reviews.id, id))
    await recordAudit(tx, ctx, {
      action: 'review-hidden',
      subject: `review ${id}`,
      before: before.hiddenReason === null ? undefined : { reason: before.hiddenReason },
      after: { reason },
    })
  })
  ctx.changed('reviews')
}

/** Shows a hidden review to everybody again. */
export async function showReview(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction(async tx => {
    const before = await lockReview(ctx, tx, id, may.moderateReviews)
    if (before.hiddenReason === null) return
    await tx.update(reviews).set({ hiddenAt: null, hiddenReason: null }).where(eq(reviews.id, id))
    await recordAudit(tx, ctx, {
      action: 'review-shown',
      subject: `review ${id}`,
      before: { reason: before.hiddenReason },
    })
  })
  ctx.changed('reviews')
}
