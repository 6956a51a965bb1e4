import { sql } from 'drizzle-orm'
import { lockName } from '#db/lock-name.ts'
import { missedSearches } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import type { MissedSearches } from './missed.ts'

/** So many different words are kept of a day, so that nobody fills the disk by searching. */
const MOST_A_DAY = 2_000

/** Writes down what was searched and not found since the last time, in one statement. What is over the limit of its day is let go. */
export async function keepMissed(ctx: Context, missed: MissedSearches): Promise<void> {
  const counted = missed.take()
  if (counted.length === 0) return
  const rows = counted.map(({ words, times, lastAt, outcome, shown }) => ({
    day: dayIn(ctx.billing.timeZone, lastAt),
    words,
    times,
    last_at: lastAt.toISOString(),
    outcome,
    shown,
  }))
  try {
    await ctx.db.transaction(async tx => {
      await lockName(tx, 'missed searches')
      await tx.execute(sql`
        with counted as (
          select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as c (day date, words text, times int, last_at timestamptz, outcome text, shown text)
        ), placed as (
          select c.*, k.words is not null as is_kept,
            row_number() over (partition by c.day, k.words is null order by c.times desc, c.words) as place
          from counted c left join ${missedSearches} k on k.day = c.day and k.words = c.words
        )
        insert into ${missedSearches} as m (day, words, times, last_at, outcome, shown)
        select day, words, times, last_at, outcome, shown from placed p
        where is_kept or place + (select count(*) from ${missedSearches} k where k.day = p.day) <= ${MOST_A_DAY}
        on conflict (day, words) do update set times = m.times + excluded.times,
          last_at = greatest(m.last_at, excluded.last_at), outcome = excluded.outcome, shown = excluded.shown`)
    })
  } catch (error) {
    missed.giveBack(counted)
    throw error
  }
}
