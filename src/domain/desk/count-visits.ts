import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { VisitStep } from '#contract/desk/visit-steps.ts'
import { orders, visitCounts } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { spanOf } from './count-sales.ts'
import { at, came, isSold } from './sold.ts'

const steps = z.object({
  part: z.number(),
  basket: z.number(),
  checkout: z.number(),
  booked: z.number(),
  paid: z.number(),
})
const counted = z.object({ now: steps, before: steps })
export type CountedVisits = z.infer<typeof counted>

/**
 * How often each step towards an order was taken in the last days, today included, beside as many days before (staff). Days are whole, those
 * of the seller's time zone: of steps nothing smaller is kept.
 */
export async function countVisits(ctx: Context, days: number): Promise<CountedVisits> {
  requireRight(ctx.actor, may.readSales(ctx.actor))
  const { timeZone } = ctx.billing
  const { begin, beginBefore } = spanOf(days, ctx.now(), timeZone)
  const dayAt = (moment: string) => sql`(${at(moment)} at time zone ${timeZone})::date`
  const timesOf = (step: VisitStep) => sql`coalesce(sum(times) filter (where step = ${step}), 0)::float8`
  /** Without an end until now. */
  const stepsOf = (from: string, to?: string) => {
    const within = (moment: SQL) =>
      sql`${moment} >= ${at(from)} ${to ? sql`and ${moment} < ${at(to)}` : sql``}`
    const ordersOf = (moment: SQL, isCounted = sql`true`) =>
      sql`(select count(*) from ${orders} where ${within(moment)} and ${isCounted} and supplement_of is null)`
    return sql`(select jsonb_build_object(
        'part', ${timesOf('part')}, 'basket', ${timesOf('basket')}, 'checkout', ${timesOf('checkout')},
        'booked', ${ordersOf(sql`created_at`)}, 'paid', ${ordersOf(came, isSold)})
      from ${visitCounts} where day >= ${dayAt(from)} ${to ? sql`and day < ${dayAt(to)}` : sql``})`
  }
  const { rows } = await ctx.db.execute<{ visits: unknown }>(
    sql`select jsonb_build_object('now', ${stepsOf(begin)}, 'before', ${stepsOf(beginBefore, begin)}) as visits`,
  )
  return counted.parse(rows[0]?.visits)
}
