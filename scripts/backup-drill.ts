import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { buildIndexes } from '#db/indexes.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { backUp } from '#server/backup/back-up.ts'
import { createDiskPlace } from '#server/backup/disk-place.ts'
import { restore } from '#server/backup/restore.ts'

/**
 * How long a backup of a shop with a million orders takes, and its restore, both encrypted and with the embedded database: `npm run
 * backup-drill`. ORDERS says how many. The copy must have as many rows of each table, or it ends with 1.
 */
const ORDERS = Number(process.env.ORDERS ?? 1_000_000)
const KEY = 'a key of the drill alone, as long as it must be'

/** An order of two lines, paid by card and shipped, with all that the shop keeps of it. */
const FILL = [
  `insert into users (id, name, email) select 'u' || n, 'Buyer ' || n, 'buyer-' || n || '@example.com'
     from generate_series(0, ${ORDERS} / 10) n`,
  `insert into products (id, name, image, price_cents, min_quantity, available, category, description)
     select 'p' || n, 'Part ' || n, '/favicon.svg', 1290, 1, 1000, 'fasteners', 'Steel, zinc plated' from generate_series(0, 4999) n`,
  `insert into orders (id, number, user_id, user_name, user_email, phone, goods_cents, delivery_cents, total_cents, status, created_at,
       expires_at, paid_at, delivery_method, delivery_address, billing_address, customer_reference)
     select md5('o' || n), 'PH-2026-' || lpad(n::text, 7, '0'), 'u' || n % (${ORDERS} / 10), 'Buyer ' || n % (${ORDERS} / 10),
       'buyer-' || n % (${ORDERS} / 10) || '@example.com', '+49 30 ' || n, 6450, 490, 6940, 'shipped', now() - n * interval '30 seconds', now(),
       now() - n * interval '30 seconds', 'standard', address, address, 'Order ' || n
     from generate_series(1, ${ORDERS}) n, lateral (select jsonb_build_object('name', 'Buyer ' || n, 'company', 'Works ' || n % 7919,
       'line1', 'Street ' || n % 97 || ' ' || n % 200, 'postalCode', lpad((n % 99999)::text, 5, '0'), 'city', 'Town ' || n % 999,
       'country', 'DE', 'phone', '+49 30 ' || n) as address) as of`,
  `insert into order_lines (order_id, position, product_id, sku, name, image, description, min_quantity, quantity, unit_price_cents, total_cents)
     select md5('o' || n), position, 'p' || (n + position) % 5000, 'SKU-' || (n + position) % 5000, 'Part ' || (n + position) % 5000,
       '/favicon.svg', 'Steel, zinc plated', 1, 2 + position, 1290, 1290 * (2 + position)
     from generate_series(1, ${ORDERS}) n, generate_series(0, 1) position`,
  `insert into stock_movements (id, product_id, order_id, change, reason)
     select md5('m' || n || '-' || position), 'p' || (n + position) % 5000, md5('o' || n), -2 - position, 'booked'
     from generate_series(1, ${ORDERS}) n, generate_series(0, 1) position`,
  `insert into order_events (id, order_id, kind, detail) select md5('e' || n || kind), md5('o' || n), kind, 'pi_' || md5('pi' || n)
     from generate_series(1, ${ORDERS}) n, unnest(array['booked', 'payment-opened', 'paid', 'shipped']) kind`,
  `insert into payments (intent_id, order_id, amount_cents, currency, status, created_at, succeeded_at)
     select 'pi_' || md5('pi' || n), md5('o' || n), 6940, 'eur', 'succeeded', now() - n * interval '30 seconds', now()
     from generate_series(1, ${ORDERS}) n`,
  `insert into mails (id, kind, recipient, subject, fields, sent_at) select md5('mail' || n || kind), kind,
       'buyer-' || n % (${ORDERS} / 10) || '@example.com', 'Order PH-2026-' || n, jsonb_build_object('orderId', md5('o' || n)), now()
     from generate_series(1, ${ORDERS}) n, unnest(array['order-booked', 'order-paid', 'order-shipped']) kind`,
  `insert into invoices (number, order_id, content, created_at)
     select row_number() over (), id, jsonb_build_object('orderId', id, 'orderNumber', number, 'grossCents', total_cents, 'netCents', 5832,
       'vatCents', 1108, 'customer', jsonb_build_object('name', user_name, 'email', user_email), 'billingAddress', billing_address,
       'deliveryAddress', delivery_address, 'timeZone', 'Europe/Berlin', 'issuedAt', paid_at, 'orderedAt', created_at,
       'seller', jsonb_build_object('name', 'Parts Hub GmbH', 'address', jsonb_build_array('Foundry Lane 14', '10115 Example City'),
         'country', 'DE', 'vatId', 'DE123456789', 'email', 'shop@example.com', 'phone', '+49 30 0', 'iban', ''),
       'lines', (select jsonb_agg(jsonb_build_object('name', name, 'sku', sku, 'quantity', quantity, 'unitPriceCents', unit_price_cents,
         'grossCents', total_cents, 'ownNumber', '', 'originCountry', '', 'customsCode', '', 'weightGrams', null)) from order_lines
         where order_id = orders.id)), created_at
     from orders`,
]

/** Counts the rows of all tables. */
async function countRows(url: string): Promise<Record<string, number>> {
  const { rows } = await query<{ name: string; count: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name, (xpath('/row/c/text()', query_to_xml(
       format('select count(*) as c from %I.%I', schemaname, tablename), false, true, '')))[1]::text as count
     from pg_tables where schemaname in ('public', 'sandbox')`,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query<Row>(text)
  } finally {
    await client.end()
  }
}

async function timed<T>(what: string, act: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await act()
  const megabytes = Math.round(process.memoryUsage().rss / 1e6)
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(0)} s (this process ${megabytes} MB)`)
  return result
}

const folder = await mkdtemp(join(tmpdir(), 'parts-hub-backup-drill-'))
await chmod(folder, 0o755)
const [dataDir, copyDir] = [join(folder, 'data'), join(folder, 'copy')]
const place = createDiskPlace(join(folder, 'kept'))
const postgres = await startEmbeddedPostgres({ dataDir, log: console.log })
try {
  await migrateDatabase(postgres.url)
  await timed(`${ORDERS} orders made`, async () => {
    // Without triggers and checks of references.
    for (const statement of FILL)
      await query(postgres.url, `set session_replication_role = replica; ${statement}`)
    await buildIndexes(postgres.url)
  })
  const size = await query<{ mb: number }>(
    postgres.url,
    'select pg_database_size(current_database()) / 1000000 as mb',
  )
  const rows = await countRows(postgres.url)
  console.log(
    `${Object.values(rows).reduce((sum, count) => sum + count)} rows, a database of ${size.rows[0]?.mb} MB`,
  )
  const { name, bytes } = await timed('backup', () =>
    backUp({ url: postgres.url, dataDir }, place, { key: KEY }),
  )
  console.log(`an archive of ${Math.round(bytes / 1e6)} MB`)
  const into = { dataDir: copyDir, databaseUrl: undefined }
  await timed('restore', () => restore(() => place.read(name), into, { key: KEY, log: console.log }))
  const copy = await startEmbeddedPostgres({ dataDir: copyDir, log: console.log })
  try {
    const restored = await countRows(copy.url)
    const differing = Object.keys(rows).filter(table => rows[table] !== restored[table])
    console.log(
      differing.length === 0 ? 'every table has its rows' : `rows are missing: ${differing.join(', ')}`,
    )
    process.exitCode = differing.length === 0 ? 0 : 1
  } finally {
    await copy.stop()
  }
  console.log(`${cpus().length} processors, Node ${process.version}`)
} finally {
  await postgres.stop()
  for (const each of [dataDir, copyDir]) await removeDataFolder(each)
  await rm(folder, { recursive: true, force: true })
}
