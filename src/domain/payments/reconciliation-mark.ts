import { sql } from 'drizzle-orm'
import { reconciliationMarks } from '#db/schema.ts'
import type { Context } from '../context.ts'

const HOUR_MS = 60 * 60 * 1000
/** Compared again, in case something was listed late or dated by another of the card service's clocks. */
const OVERLAP_MS = 2 * HOUR_MS
/** How far back everything is compared each time while something cannot be repaired. */
const HELD_BACK_MS = 7 * 24 * HOUR_MS

/**
 * The time from which to compare the card service with the orders. The mark comes from the card service's own dates, so that
 * nothing is missed if the shop's clock is wrong, or if the shop or the card service was down for days.
 */
export async function findBeginning(ctx: Context): Promise<Date> {
  const [mark] = await ctx.db.select().from(reconciliationMarks)
  return new Date(mark ? Math.max(0, mark.comparedUntil.getTime() - OVERLAP_MS) : 0)
}

/** Stores the newest date that was compared. If something could not be repaired, the mark stays up to a week behind. */
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
