import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cents } from '#contract/money.ts'
import { ORDER_CAME } from '#db/indexes.ts'
import { accountPayments, orderLines, orders, products, refunds } from '#db/schema.ts'
import { isInStock, isListed } from '../catalog/states.ts'
import type { Billing, Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'

/** So many of the best sold products, and of those that are not, are named. */
const MOST_NAMED = 10
/** A product of which nothing was sold for so many days moves slowly. */
const SLOW_DAYS = 90

/** Into what a chart parts a span. */
const partOf = (days: number): Span['part'] => (days === 1 ? 'hour' : days <= 31 ? 'day' : 'month')

const amount = z.number().transform(cents)
const totals = z.object({ orders: z.number(), gross: amount, net: amount, refunded: amount })
const salesPart = z.object({ from: z.string(), orders: z.number(), gross: amount, net: amount })
const named = { sku: z.string().nullable(), name: z.string() }
const counted = z.object({
  now: totals,
  before: totals,
  parts: z.array(salesPart),
  bestSellers: z.array(z.object({ _id: z.string().nullable(), ...named, pieces: z.number(), gross: amount })),
  slowMovers: z.array(z.object({ _id: z.string(), ...named, available: z.number(), value: amount })),
  stockValue: amount,
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
  readonly slowSince: string
}

function spanOf(days: number, moment: Date, timeZone: string): Span {
  const now = moment.toTemporalInstant().toZonedDateTimeISO(timeZone)
  const begin = now.startOfDay().subtract({ days: days - 1 })
  return {
    begin: begin.toInstant().toString(),
    beginBefore: begin.subtract({ days }).toInstant().toString(),
    end: now.toInstant().toString(),
    endBefore: now.subtract({ days }).toInstant().toString(),
    part: partOf(days),
    slowSince: now.subtract({ days: SLOW_DAYS }).toInstant().toString(),
  }
}

const came = sql.raw(ORDER_CAME)
const at = (moment: string) => sql`${moment}::timestamptz`
/** Nothing that was cancelled, on account too, was sold. */
const isSold = sql`status not in ('cancelled', 'expired')`

/** All of it in one statement, which reads the orders of both spans by when they came. */
function report(span: Span, { vatPercent, timeZone }: Billing): SQL {
  const { begin, end, beginBefore, endBefore, slowSince } = span
  const part = sql.raw(`'${span.part}'`)
  const partAt = (moment: SQL) => sql`date_trunc(${part}, ${moment} at time zone ${timeZone})`
  const totalsOf = (isWithin: SQL, from: string, to: string) => sql`(select jsonb_build_object(
      'orders', count(*) filter (where is_goods), 'gross', coalesce(sum(gross), 0), 'net', coalesce(sum(net), 0),
      'refunded', (select coalesce(sum(amount_cents), 0) from back where at >= ${at(from)} and at < ${at(to)}))
    from sold where ${isWithin})`
  return sql`with sold as (
    select id, ${came} as came, ${came} >= ${at(begin)} as is_now, supplement_of is null as is_goods, total_cents as gross,
      case tax_treatment when 'taxed' then round(total_cents * 100 / (100 + coalesce(vat_percent, ${vatPercent}))) else total_cents end as net
    from ${orders}
    where ${came} >= ${at(beginBefore)} and ${came} < ${at(end)} and (${came} < ${at(endBefore)} or ${came} >= ${at(begin)}) and ${isSold}
  ), back as (
    select amount_cents, coalesce(succeeded_at, created_at) as at from ${refunds} where status in ('succeeded', 'sent-another-way')
    union all
    select amount_cents, refund_sent_on::timestamp at time zone ${timeZone} from ${accountPayments} where refund_sent_on is not null
  ), parts as (
    select ${partAt(sql`came`)} as begins, count(*) filter (where is_goods) as orders, sum(gross) as gross, sum(net) as net
    from sold where is_now group by 1
  ), best as (
    select product_id, max(l.name) as name, max(l.sku) as sku, sum(quantity)::int as pieces, sum(l.total_cents) as gross
    from ${orderLines} l join sold on sold.id = l.order_id where is_now
    group by product_id, case when product_id is null then l.name end order by gross desc, name limit ${MOST_NAMED}
  ), slow as (
    select id, name, sku, available, available::bigint * price_cents as value from ${products}
    where ${isListed} and ${isInStock} and ${products.createdAt} < ${at(slowSince)} and not exists (
      select from ${orderLines} l join ${orders} on ${orders.id} = l.order_id
      where l.product_id = ${products.id} and ${came} >= ${at(slowSince)} and ${isSold})
    order by value desc, id limit ${MOST_NAMED}
  )
  select jsonb_build_object(
    'now', ${totalsOf(sql`is_now`, begin, end)},
    'before', ${totalsOf(sql`not is_now`, beginBefore, endBefore)},
    'parts', (select jsonb_agg(jsonb_build_object('from', to_char(begins, ${span.part === 'hour' ? 'YYYY-MM-DD"T"HH24:MI:SS' : 'YYYY-MM-DD'}),
        'orders', coalesce(orders, 0), 'gross', coalesce(gross, 0), 'net', coalesce(net, 0)) order by begins)
      from generate_series(${partAt(at(begin))}, ${at(end)} at time zone ${timeZone}, ${`1 ${span.part}`}::interval) as begins
      left join parts using (begins)),
    'bestSellers', coalesce((select jsonb_agg(jsonb_build_object('_id', product_id, 'sku', sku, 'name', name, 'pieces', pieces,
      'gross', gross) order by gross desc, name) from best), '[]'),
    'slowMovers', coalesce((select jsonb_agg(jsonb_build_object('_id', id, 'sku', sku, 'name', name, 'available', available,
      'value', value) order by value desc, id) from slow), '[]'),
    'stockValue', (select coalesce(sum(available::bigint * price_cents), 0) from ${products} where ${isListed} and ${isInStock})
  ) as sales`
}
