import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderLines, orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { spanOf } from './count-sales.ts'
import { amount, at, came, isSold } from './sold.ts'

/** So many products are named. */
const MOST_NAMED = 10

const bestSellers = z.array(
  z.object({
    _id: z.string().nullable(),
    sku: z.string().nullable(),
    name: z.string(),
    pieces: z.number(),
    gross: amount,
  }),
)

/**
 * What sold best in the last days, today included, by its prices with VAT, in cents; products that were removed by the names that they had
 * (staff). It reads every line sold: of a million it takes seconds.
 */
export async function listBestSellers(ctx: Context, days: number): Promise<z.infer<typeof bestSellers>> {
  requireRight(ctx.actor, may.readSales(ctx.actor))
  const { begin, end } = spanOf(days, ctx.now(), ctx.billing.timeZone)
  const { rows } = await ctx.db.longTransaction(tx =>
    tx.execute(sql`
      select product_id as _id, max(l.sku) as sku, max(l.name) as name, sum(quantity)::int as pieces, sum(l.total_cents)::float8 as gross
      from ${orders} join ${orderLines} l on l.order_id = ${orders.id}
      where ${came} >= ${at(begin)} and ${came} < ${at(end)} and ${isSold}
      group by product_id, case when product_id is null then l.name end
      order by gross desc, name limit ${MOST_NAMED}`),
  )
  return bestSellers.parse(rows)
}
