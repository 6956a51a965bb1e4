import pg from 'pg'
import { addSizes } from '../bench/add-sizes.ts'
import { addAfterSales } from './after-sales.ts'
import { addOrders } from './orders.ts'
import { addPeople, ID_FUNCTION } from './people.ts'
import { ORDERS_A_BATCH, type Scale, YEARS } from './scale.ts'
import { addOpinions, addTellings } from './tellings.ts'

/** The tables that grow large. Their indexes are built at the end, but for those of their keys. */
const LARGE = [
  'orders',
  'order_lines',
  'order_events',
  'order_notes',
  'shipments',
  'shipment_lines',
  'parcels',
  'payments',
  'refunds',
  'invoices',
  'stock_movements',
  'mails',
  'audit_events',
  'webhook_events',
  'reviews',
  'products',
  'tracking_links',
  'returns',
  'return_lines',
  'account_payments',
  'bank_entries',
  'card_movements',
  'contact_messages',
  'message_replies',
]

const SELLER = JSON.stringify({
  name: 'Parts Hub GmbH',
  address: ['Foundry Lane 14', '10115 Example City'],
  country: 'DE',
  vatId: 'DE123456789',
  email: 'office@example.com',
  phone: '',
  iban: '',
})

const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = any($1::text[]::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`

/**
 * Fills a migrated database with what a shop has after years, by statements over whole batches. All of it agrees: the doctor finds
 * nothing. `url` is of a superuser, since neither triggers nor references are checked row by row.
 */
export async function fill(url: string, scale: Scale, log: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    await client.query(`set synchronous_commit = off`)
    await client.query(`set work_mem = '256MB'`)
    await client.query(`set maintenance_work_mem = '1GB'`)
    await client.query(`alter system set max_wal_size = '8GB'`)
    await client.query('select pg_reload_conf()')
    await client.query(ID_FUNCTION)
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES, [LARGE])
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    await fillTables(client, scale, log)
    for (const { name, definition } of indexes) {
      await client.query(definition)
      log(`index ${name}`)
    }
    await client.query(`alter system reset max_wal_size`)
    await client.query('select pg_reload_conf()')
    await client.query('reset session_replication_role')
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

async function fillTables(client: pg.Client, scale: Scale, log: (line: string) => void): Promise<void> {
  await addSizes(client, scale.sizes)
  await client.query(
    `create temp table goods as select substr(id, 6)::bigint as n, id, sku, name, image, description, price_cents from products where id like 'size-%'`,
  )
  await client.query('create unique index on goods (n)')
  await client.query('analyze goods')
  await addPeople(client, scale)
  log('sizes and people')
  for (let first = 1; first <= scale.orders; first += ORDERS_A_BATCH) {
    const last = Math.min(first + ORDERS_A_BATCH - 1, scale.orders)
    await client.query('begin')
    await addOrders(client, scale, { first, last, seller: SELLER })
    await addTellings(client)
    await client.query('commit')
    log(`${last} orders`)
  }
  await client.query(`select setval('order_numbers', $1)`, [scale.orders])
  await addOpinions(client, scale)
  await addAfterSales(client)
  await client.query(
    `insert into stock_movements (id, product_id, change, reason, created_at)
     select pg_temp.id_at(at, g.n, 63), g.id, p.available - coalesce(moved.pieces, 0), 'opening', at
     from goods g join products p using (id) cross join (select now() - interval '${YEARS + 1} years' as at) as moment
       left join (select product_id, sum(change) as pieces from stock_movements group by product_id) moved on moved.product_id = g.id`,
  )
  await client.query(
    `insert into reconciliation_marks (compared_until) values (now()) on conflict (id) do update set compared_until = now()`,
  )
}
