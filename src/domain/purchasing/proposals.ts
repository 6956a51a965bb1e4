import { sql } from 'drizzle-orm'
import type { Cents } from '#contract/money.ts'
import { MAX_PROPOSALS, SALES_DAYS } from '#contract/purchasing/states.ts'
import type { Database } from '#db/client.ts'
import { ORDER_CAME } from '#db/indexes.ts'
import { orderLines, orders, productSuppliers, products, reorderLevels, suppliers } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { coming } from './coming.ts'

/** Pieces of a size that should be bought, and why. */
export interface Proposal {
  readonly productId: string
  readonly name: string
  readonly sku: string | null
  /** From whom; null: nobody supplies it. */
  readonly supplier: { readonly id: string; readonly name: string } | null
  /** What the supplier calls it. */
  readonly number: string
  readonly priceCents: Cents | null
  /** In stock, without what is reserved for orders. */
  readonly available: number
  /** Pieces sold beyond the stock that have not come. */
  readonly backOrdered: number
  /** Pieces in orders to suppliers, drafts too, that have not come. */
  readonly onOrder: number
  readonly reorderPoint: number | null
  /** In the last `SALES_DAYS` days. */
  readonly sold: number
  /** How many days more of it takes to come; null: nobody supplies it. */
  readonly leadDays: number | null
  /** In whole packs. */
  readonly pieces: number
}

/** A row of the statement. */
interface Row extends Record<string, unknown> {
  product_id: string
  name: string
  sku: string | null
  supplier_id: string | null
  supplier_name: string | null
  number: string | null
  price_cents: Cents | null
  pack: number | null
  minimum: number | null
  available: number
  back_ordered: number
  on_order: number
  reorder_point: number | null
  order_up_to: number | null
  sold: number
  lead_days: number | null
  in_lead: number
}

/**
 * What should be bought, by supplier and SKU, those that nobody supplies last (buyers): sizes of which fewer are available and on order than
 * their reorder point, or than what sells until more could come, and what is owed to back orders. At most `MAX_PROPOSALS`.
 */
export async function listProposals(ctx: Context): Promise<Proposal[]> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  return findProposals(ctx.db, ctx.now())
}

/** The same within a transaction, of one supplier or of all. Of what has no reorder point, is not owed and does not sell, none is wanted: it is not looked at. */
export async function findProposals(
  db: Pick<Database, 'execute'>,
  now: Date,
  supplierId?: string,
): Promise<Proposal[]> {
  const ofSupplier = supplierId === undefined ? sql`true` : sql`s.supplier_id = ${supplierId}`
  const { rows } = await db.execute<Row>(sql`
    with sold as (
      select l.product_id, sum(l.quantity)::int as pieces
      from (select id from ${orders} where ${sql.raw(ORDER_CAME)} >= ${now.toISOString()}::timestamptz - ${SALES_DAYS}::int * interval '1 day'
        and status not in ('cancelled', 'expired')) o
      join ${orderLines} l on l.order_id = o.id group by l.product_id
    ), asked as (
      select product_id from sold where product_id in (select product_id from ${productSuppliers})
      union select product_id from ${reorderLevels}
      union select id from ${products} where back_ordered > 0
    ), supplied as (
      select distinct on (s.product_id) s.*, v.name as supplier_name, coalesce(s.lead_days, v.lead_days) as days
      from ${productSuppliers} s join ${suppliers} v on v.id = s.supplier_id and v.archived_at is null
      where s.product_id in (select product_id from asked)
      order by s.product_id, s.position
    ), wanted as (
      select p.id as product_id, p.name, p.sku, p.available, p.back_ordered, s.supplier_id, s.supplier_name, s.number, s.price_cents, s.pack, s.minimum,
        s.days as lead_days, r.reorder_point, r.order_up_to, coalesce(sold.pieces, 0) as sold, coalesce(c.pieces, 0) as on_order,
        ceil(coalesce(sold.pieces, 0)::float8 * coalesce(s.days, 0) / ${SALES_DAYS})::int as in_lead
      from asked
      join ${products} p on p.id = asked.product_id and p.archived_at is null
      left join supplied s on s.product_id = p.id
      left join ${reorderLevels} r on r.product_id = p.id
      left join sold on sold.product_id = p.id
      left join (${coming}) c on c.product_id = p.id
      where ${ofSupplier}
    )
    select * from wanted where available - back_ordered + on_order < greatest(coalesce(reorder_point, 0), in_lead)
    order by supplier_name is null, lower(supplier_name), supplier_id, sku, product_id limit ${MAX_PROPOSALS}`)
  return rows.map(toProposal)
}

function toProposal(row: Row): Proposal {
  const { supplier_id: id, supplier_name: name } = row
  return {
    productId: row.product_id,
    name: row.name,
    sku: row.sku,
    supplier: id === null || name === null ? null : { id, name },
    number: row.number ?? '',
    priceCents: row.price_cents,
    available: row.available,
    backOrdered: row.back_ordered,
    onOrder: row.on_order,
    reorderPoint: row.reorder_point,
    sold: row.sold,
    leadDays: row.lead_days,
    pieces: countWanted(row),
  }
}

/**
 * How many are bought: up to the size's own figure, but never fewer than sell until they come; without one up to the reorder point, and what sells
 * meanwhile. No fewer than the supplier's minimum, in whole packs.
 */
function countWanted(row: Row): number {
  const { in_lead: inLead, pack, minimum } = row
  const upTo = row.order_up_to ?? (row.reorder_point ?? inLead) + inLead
  const missing = Math.max(upTo, inLead) - row.available + row.back_ordered - row.on_order
  return roundToPacks(missing, { pack: pack ?? 1, minimum: minimum ?? 1 })
}

/** The next number of pieces that is no fewer than the minimum and a multiple of the pack. */
function roundToPacks(
  pieces: number,
  { pack, minimum }: { readonly pack: number; readonly minimum: number },
): number {
  return Math.ceil(Math.max(pieces, minimum) / pack) * pack
}
