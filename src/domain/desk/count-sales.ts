import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accountPayments, credits, orders, refunds } from '#db/schema.ts'
import type { Billing, Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { amount, at, came, isSold } from './sold.ts'

/** Into what a chart parts a span. */
const partOf = (days: number): Span['part'] => (days === 1 ? 'hour' : days <= 31 ? 'day' : 'month')

const totals = z.object({ orders: z.number(), gross: amount, net: amount, refunded: amount })
const salesPart = z.object({ from: z.string(), orders: z.number(), gross: amount, net: amount })
const counted = z.object({
  now: totals,
  before: totals,
  parts: z.array(salesPart),
})
export type CountedSales = z.infer<typeof counted> & { readonly days: number }

/**
 * What was sold in the last days, today included, beside as many days before that (staff): orders by when they were paid or put on account,
 * without those cancelled since; in cents. Days are those of the seller's time zone.
 */
export async function countSales(ctx: Context, days: number): Promise<CountedSales> {
  requireRight(ctx.actor, may.readSales(ctx.actor))
  const span = spanOf(days, ctx.now(), ctx.billing.timeZone)
  const { rows } = await ctx.db.execute<{ sales: unknown }>(report(span, ctx.billing))
  return { days, ...counted.parse(rows[0]?.sales) }
}

interface Span {
  /** The first moment, and that of the span before. */
  readonly begin: string
  readonly beginBefore: string
  /** Now, and as far into the span before: half a day is not held against a whole one. */
  readonly end: string
  readonly endBefore: string
  readonly part: 'hour' | 'day' | 'month'
}

export function spanOf(days: number, moment: Date, timeZone: string): Span {
  const now = moment.toTemporalInstant().toZonedDateTimeISO(timeZone)
  const begin = now.startOfDay().subtract({ days: days - 1 })
  return {
    begin: begin.toInstant().toString(),
    beginBefore: begin.subtract({ days }).toInstant().toString(),
    end: now.toInstant().toString(),
    endBefore: now.subtract({ days }).toInstant().toString(),
    part: partOf(days),
  }
}

/** All of it in one statement, which reads the orders of both spans once, from an index that has all that is counted. */
function report(span: Span, { vatPercent, timeZone }: Billing): SQL {
  const { begin, end, beginBefore, endBefore } = span
  const part = sql.raw(`'${span.part}'`)
  const partAt = (moment: SQL) => sql`date_trunc(${part}, ${moment} at time zone ${timeZone})`
  const totalsOf = (isWithin: SQL, from: string, to: string) => sql`(select jsonb_build_object(
      'orders', coalesce(sum(orders), 0), 'gross', coalesce(sum(gross), 0), 'net', coalesce(sum(net), 0),
      'refunded', (select coalesce(sum(amount_cents), 0) from back where at >= ${at(from)} and at < ${at(to)}))
    from sold where ${isWithin})`
  // Doubles, which are added in a third of the time of numerics, are exact for cents.
  return sql`with sold as (
    select ${came} >= ${at(begin)} as is_now, ${partAt(came)} as begins, count(*) filter (where supplement_of is null) as orders,
      sum(total_cents) as gross, sum(case tax_treatment when 'taxed'
        then round(total_cents::float8 * 100 / (100 + coalesce(vat_percent, ${vatPercent})::float8)) else total_cents end) as net
    from ${orders}
    where ${came} >= ${at(beginBefore)} and ${came} < ${at(end)} and (${came} < ${at(endBefore)} or ${came} >= ${at(begin)}) and ${isSold}
    group by 1, 2
  ), sent as (
    select amount_cents, coalesce(succeeded_at, created_at) as at from ${refunds} where status in ('succeeded', 'sent-another-way')
    union all
    select coalesce(refund_cents, amount_cents), refund_sent_on::timestamp at time zone ${timeZone} from ${accountPayments} where refund_sent_on is not null
    union all
    select c.amount_cents, c.created_at from ${credits} c join ${orders} on ${orders.id} = c.order_id and payment_method = 'account'
  ), back as (select * from sent where at >= ${at(beginBefore)})
  select jsonb_build_object(
    'now', ${totalsOf(sql`is_now`, begin, end)},
    'before', ${totalsOf(sql`not is_now`, beginBefore, endBefore)},
    'parts', (select jsonb_agg(jsonb_build_object('from', to_char(begins, ${span.part === 'hour' ? 'YYYY-MM-DD"T"HH24:MI:SS' : 'YYYY-MM-DD'}),
        'orders', coalesce(orders, 0), 'gross', coalesce(gross, 0), 'net', coalesce(net, 0)) order by begins)
      from generate_series(${partAt(at(begin))}, ${at(end)} at time zone ${timeZone}, ${`1 ${span.part}`}::interval) as begins
      left join (select * from sold where is_now) as now using (begins))
  ) as sales`
}
