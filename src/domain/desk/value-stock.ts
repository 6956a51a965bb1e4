import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { SLOW_DAYS } from '#contract/desk/sales-spans.ts'
import { orderLines, orders, products } from '#db/schema.ts'
import { isInStock, isListed } from '../catalog/states.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { amount, at, came, isSold } from './sold.ts'

/** So many products that do not sell are named. */
const MOST_NAMED = 10
/** Of so many products with the most value in stock it is asked whether they sell. */
const MOST_ASKED = 200
const DAY_MS = 24 * 60 * 60 * 1000

const valued = z.object({
  value: amount,
  slowMovers: z.array(
    z.object({
      _id: z.string(),
      sku: z.string().nullable(),
      name: z.string(),
      available: z.number(),
      value: amount,
    }),
  ),
})
export type ValuedStock = z.infer<typeof valued>

/**
 * What all that is in stock is worth at its prices, in cents, and of the products with the largest value those of which nothing was sold for
 * `SLOW_DAYS` (staff). It reads every product: a million take a second.
 */
export async function valueStock(ctx: Context): Promise<ValuedStock> {
  requireRight(ctx.actor, may.readSales(ctx.actor))
  const since = at(new Date(ctx.now().getTime() - SLOW_DAYS * DAY_MS).toISOString())
  const { rows } = await ctx.db.execute<{ stock: unknown }>(sql`with stock as materialized (
    select id, name, sku, available, created_at, available::bigint * price_cents as value from ${products} where ${isListed} and ${isInStock}
  ), largest as materialized (
    select * from stock where created_at < ${since} order by value desc, id limit ${MOST_ASKED}
  ), slow as (
    select * from largest where not exists (
      select from ${orderLines} l join ${orders} on ${orders.id} = l.order_id
      where l.product_id = largest.id and ${came} >= ${since} and ${isSold})
    order by value desc, id limit ${MOST_NAMED}
  )
  select jsonb_build_object('value', (select coalesce(sum(value), 0) from stock),
    'slowMovers', coalesce((select jsonb_agg(jsonb_build_object('_id', id, 'sku', sku, 'name', name, 'available', available,
      'value', value) order by value desc, id) from slow), '[]')) as stock`)
  return valued.parse(rows[0]?.stock)
}
