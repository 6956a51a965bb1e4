import { sql } from 'drizzle-orm'
import { visitCounts } from '#db/schema.ts'
import type { Context } from '../context.ts'
import type { Visits } from './visits.ts'

/** Writes down the steps counted since the last time, in one statement: what several processes counted adds up. */
export async function keepVisits({ db }: Pick<Context, 'db'>, visits: Visits): Promise<void> {
  const counted = visits.take()
  if (counted.length === 0) return
  try {
    await db
      .insert(visitCounts)
      .values(counted.toSorted((one, other) => one.step.localeCompare(other.step)))
      .onConflictDoUpdate({
        target: [visitCounts.day, visitCounts.step],
        set: { times: sql`${visitCounts.times} + excluded.times` },
      })
  } catch (error) {
    visits.giveBack(counted)
    throw error
  }
}
