import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { missedOutcomes } from '#contract/desk/missed-searches.ts'
import { missedSearches } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { spanOf } from './count-sales.ts'
import { at } from './sold.ts'

const missed = z.object({
  words: z.string(),
  times: z.number(),
  lastMs: z.number().transform(ms => new Date(ms)),
  outcome: z.enum(missedOutcomes),
  shown: z.string(),
})

/**
 * What was searched and not found in the last days, today included, asked most often first (staff); the last search for the words says what
 * was shown instead. Days are those of the seller's time zone; rows are kept for 90 of them.
 */
export async function listMissedSearches(
  ctx: Context,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<readonly z.infer<typeof missed>[]> {
  requireRight(ctx.actor, may.readSales(ctx.actor))
  const { timeZone } = ctx.billing
  const { begin } = spanOf(days, ctx.now(), timeZone)
  const last = (column: string) => sql`(array_agg(${sql.raw(column)} order by last_at desc))[1]`
  const { rows } = await ctx.db.execute(sql`
    select words, sum(times)::float8 as times, (extract(epoch from max(last_at)) * 1000)::float8 as "lastMs",
      ${last('outcome')} as outcome, ${last('shown')} as shown
    from ${missedSearches} where day >= (${at(begin)} at time zone ${timeZone})::date
    group by words order by times desc, words limit ${limit}`)
  return z.array(missed).parse(rows)
}
