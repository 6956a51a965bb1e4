import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { refreshFamilies } from '#domain/catalog/families.ts'
import type { DemoGoods } from '../seed/demo-goods.ts'
import { countRealPayments } from './find-demo.ts'
import { recordGoingLive, requireNotLive } from './mode.ts'
import { fates } from './tables.ts'

/** Which of the demo's goods are kept: none, those that somebody has edited, or all. */
export const goodsKept = ['none', 'changed', 'all'] as const
type GoodsKept = (typeof goodsKept)[number]

interface Options {
  readonly goods: GoodsKept
  /** Whether payments that the sandbox does not know were made with a card service's test keys, and may go too. */
  readonly hasTestPayments: boolean
  /** Whether to only count: everything is taken back. */
  readonly isDryRun: boolean
}

/** Where only the owner of the tables may remove rows, and only so. */
const APPEND_ONLY = ['stock_movements', 'order_events', 'invoices', 'audit_events']
const SEQUENCES = ['order_numbers', 'quote_numbers']

/**
 * Takes out of the data what is the demo's and leaves what is the owner's (`tables.ts`), in one transaction, as the owner of the tables. Orders
 * and quotes are numbered from 1 again. Returns how many rows went of each table that lost some. Throws (Error, one sentence) if the data are
 * live already, or have real payments.
 */
export async function takeDemoOut(
  db: Database,
  demoGoods: DemoGoods,
  options: Options,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  const takenBack = new Error('only counted')
  await db
    .longTransaction(async tx => {
      for (const table of APPEND_ONLY) await run(tx, sql`alter table ${name(table)} disable trigger user`)
      await requireDemo(tx, options)
      await chooseGoods(tx, options.goods, demoGoods)
      const families = await listFamiliesOfChosen(tx)
      await returnPieces(tx)
      await returnToLots(tx)
      for (const [table, fate] of Object.entries(fates)) {
        if (fate === 'kept') continue
        const where = fate === 'emptied' ? sql`` : sql`where ${fate}`
        const rows = await run(tx, sql`delete from ${name(table)} ${where}`)
        if (rows > 0) removed[table] = rows
      }
      await refreshFamilies(tx, await keepExisting(tx, families))
      await keepFounder(tx)
      for (const sequence of SEQUENCES) await run(tx, sql`alter sequence ${name(sequence)} restart`)
      for (const table of APPEND_ONLY) await run(tx, sql`alter table ${name(table)} enable trigger user`)
      await recordGoingLive(tx, removed)
      if (options.isDryRun) throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  return removed
}

async function run(tx: Transaction, statement: SQL): Promise<number> {
  return (await tx.execute(statement)).rowCount ?? 0
}

/** The name of a table, with its schema where it is not in `public`. */
function name(table: string): SQL {
  return sql.join(
    table.split('.').map(part => sql.identifier(part)),
    sql`.`,
  )
}

async function requireDemo(tx: Transaction, { hasTestPayments }: Options): Promise<void> {
  await requireNotLive(tx)
  const payments = await countRealPayments(tx)
  if (payments > 0 && !hasTestPayments)
    throw new Error(
      `${payments} payments were made at a real card service and would go with their orders: add --test-payments if they were made with its test keys, or --as-is if this shop has sold live`,
    )
}

async function chooseGoods(tx: Transaction, kept: GoodsKept, { skus, families }: DemoGoods): Promise<void> {
  const which = { none: sql`true`, changed: sql`version = 1`, all: sql`false` }[kept]
  await run(
    tx,
    sql`create temporary table demo_goods on commit drop as
      select id, family_id from products where lower(sku) = any(${sql.param(skus)}::text[]) and ${which}`,
  )
  await run(tx, sql`create unique index on demo_goods (id)`)
  await run(
    tx,
    sql`create temporary table demo_families on commit drop as select unnest(${sql.param(families)}::text[]) as id`,
  )
}

async function listFamiliesOfChosen(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct family_id as id from demo_goods where family_id is not null`,
  )
  return rows.map(({ id }) => id)
}

async function keepExisting(tx: Transaction, families: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from families where id = any(${sql.param(families)}::text[])`,
  )
  return rows.map(({ id }) => id)
}

/** The orders of the demo have taken nothing from the shelf: what is kept has again what it would have without them. */
function returnPieces(tx: Transaction): Promise<number> {
  return run(
    tx,
    sql`update products p set available = available - taken.pieces
      from (select product_id, sum(change)::int as pieces from stock_movements where order_id is not null group by product_id) taken
      where p.id = taken.product_id and taken.pieces <> 0`,
  )
}

/** Nor have its shipments taken anything from lots. */
function returnToLots(tx: Transaction): Promise<number> {
  return run(
    tx,
    sql`update lots set remaining = remaining + taken.pieces
      from (select lot_id, sum(quantity)::int as pieces from shipment_lots group by lot_id) taken where lots.id = taken.lot_id`,
  )
}

/** If the demo's own admin was the founder, the longest-standing of the admins who stay becomes it. */
function keepFounder(tx: Transaction): Promise<number> {
  return run(
    tx,
    sql`update users set is_founder = true where not exists (select from users where is_founder)
      and id = (select id from users where role = 'admin' order by created_at, id limit 1)`,
  )
}
