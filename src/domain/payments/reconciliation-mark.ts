import { sql } from 'drizzle-orm'
import { reconciliationMarks } from '#db/schema.ts'
import type { Context } from '../context.ts'

const HOUR_MS = 60 * 60 * 1000
/** What was listed a moment too early, or dated by another of the card service's clocks, is compared again. */
const OVERLAP_MS = 2 * HOUR_MS
/** So long everything is compared again and again because of something that cannot be mended. */
const HELD_BACK_MS = 7 * 24 * HOUR_MS

/**
 * Since when the card service is to be compared with the orders. The mark is a date of the card service's own: a clock of the
 * shop's that is wrong, a shop that was shut or a card service that was away for days leave nothing out.
 */
export async function findBeginning(ctx: Context): Promise<Date> {
  const [mark] = await ctx.db.select().from(reconciliationMarks)
  return new Date(mark ? Math.max(0, mark.comparedUntil.getTime() - OVERLAP_MS) : 0)
}

/** Notes the newest date that was compared. Where something could not be mended the mark stays behind, for a week at most. */
export async function markCompared(
  ctx: Context,
  newest: Date,
  { isComplete }: { isComplete: boolean },
): Promise<void> {
  const comparedUntil = isComplete ? newest : new Date(newest.getTime() - HELD_BACK_MS)
  await ctx.db
    .insert(reconciliationMarks)
    .values({ comparedUntil })
    .onConflictDoUpdate({
      target: reconciliationMarks.id,
      set: { comparedUntil },
      setWhere: sql`${reconciliationMarks.comparedUntil} < excluded.compared_until`,
    })
}
