import { eq } from 'drizzle-orm'
import { reviews } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { countAttemptOf } from '../rate-limits.ts'
import { may } from '../rights.ts'
import { lockReview } from './require-review.ts'

/** Per person: each edit is shown to everybody at once. */
const LIMIT = { max: 20, windowMs: 60 * 60 * 1000 }

interface ReviewEdit {
  readonly rating?: number | undefined
  readonly text?: string | undefined
}

/**
 * Edits one's own review; of two edits the later one stays. A hidden review stays hidden. Rejects (too many) more than twenty an
 * hour. An edit that changes nothing leaves no mark.
 */
export async function editReview(ctx: Context, id: string, edit: ReviewEdit): Promise<void> {
  await ctx.db.transaction(async tx => {
    const before = await lockReview(ctx, tx, id, may.editReview)
    const { rating = before.rating, text = before.text } = edit
    if (rating === before.rating && text === before.text) return
    await countAttemptOf(tx, 'review-edit', before.userId ?? '', LIMIT)
    await tx.update(reviews).set({ rating, text, editedAt: ctx.now() }).where(eq(reviews.id, id))
  })
  ctx.changed('reviews')
}
