import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildIndexes, CONCURRENT_INDEXES } from '#db/indexes.ts'
import { inspectBooks } from '#domain/doctor/examine.ts'
import { sweepOldRows } from '#domain/own-data/sweep.ts'
import { createTestDatabase } from '../support/database.ts'

/** The number of orders; each lacks movements in the ledger, so each is a difference. */
const ORDERS = Number(process.env.SCALE_ORDERS ?? 20_000)
const database = await createTestDatabase()
const { pool, ownerDb } = database
afterAll(() => database.close())

beforeAll(async () => {
  await pool.query('set statement_timeout = 0')
  const fill = (statement: string) =>
    ownerDb.longTransaction(async tx => {
      await tx.execute(sql.raw(statement))
    })
  await fill(`insert into products (id, name, image, price_cents, min_quantity, available, category, description)
    select 'p' || n, 'Part ' || n, '/favicon.svg', 100, 1, 0, 'fasteners', '' from generate_series(0, 99) n`)
  await fill(`insert into orders (id, user_name, user_email, phone, goods_cents, total_cents, status, created_at, expires_at)
    select 'o' || n, 'N', 'buyer-' || n % 5000 || '@example.com', '', 100, 100,
      case when n % 50 = 0 then 'booked' else 'expired' end, now() - n * interval '1 minute', now()
    from generate_series(1, ${ORDERS}) n`)
  await fill(`insert into order_lines (order_id, position, product_id, name, image, description, min_quantity, quantity, unit_price_cents,
      total_cents)
    select 'o' || n, 0, 'p' || n % 100, 'Part', '/favicon.svg', '', 1, 1, 100, 100 from generate_series(1, ${ORDERS}) n`)
  await fill(`insert into order_events (id, order_id, kind) select 'e' || n, 'o' || n, 'expired' from generate_series(1, ${ORDERS}) n
    where n % 50 <> 0`)
  await fill(`insert into stock_movements (id, product_id, order_id, change, reason, created_at)
    select 'm' || n, 'p' || n % 100, null, 0, 'opening', now() - interval '100 years' from generate_series(0, 99) n`)
  await fill(`insert into stock_movements (id, product_id, order_id, change, reason)
    select 'x' || n, 'p' || n % 100, 'o' || n, -1, 'booked' from generate_series(1, ${ORDERS}) n where n % 50 <> 0`)
  await fill(`insert into mails (id, kind, recipient, subject, body, fields, sent_at)
    select 'mail' || n, 'order-booked', 'buyer-' || n % 5000 || '@example.com', 's', 'b', '{}', now() - n % 60 * interval '1 day'
    from generate_series(1, ${ORDERS}) n`)
  await fill(`insert into webhook_events (id, type, payload, processed_at)
    select 'evt' || n, 't', '{}', now() - n % 180 * interval '1 day' from generate_series(1, ${ORDERS}) n`)
  await fill(`insert into audit_events (id, actor_id, actor_email, action, subject)
    select 'a' || n, 'actor-' || n % 5000, 'x', 'y', 'order o' || n from generate_series(1, ${ORDERS}) n`)
  await fill(
    `insert into users (id, name, email) select 'u' || n, 'N', 'u' || n || '@example.com' from generate_series(1, 5000) n`,
  )
  await fill(`insert into reviews (id, user_id, author_name, rating, text, address)
    select 'r' || n, 'u' || 1 + n % 5000, 'N', 5, 't', '' from generate_series(1, ${ORDERS}) n`)
  await fill(`insert into payments (intent_id, order_id, amount_cents, currency, status, created_at)
    select 'pi' || n, 'o' || n, 100, 'eur', case when n % 500 = 0 then 'pending' else 'canceled' end, now() - n * interval '1 minute'
    from generate_series(1, ${ORDERS}) n`)
}, 600_000)

describe('indexes built without blocking sales', () => {
  test('are built once; an unfinished one is built again', async () => {
    expect((await buildIndexes(database.url)).toSorted()).toEqual(Object.keys(CONCURRENT_INDEXES).toSorted())
    expect(await buildIndexes(database.url)).toEqual([])
    await pool.query(`update pg_index set indisvalid = false where indexrelid = 'orders_status'::regclass`)
    expect(await buildIndexes(database.url)).toEqual(['orders_status'])
    await ownerDb.longTransaction(tx => tx.execute(sql`analyze`))
  }, 300_000)

  test.each([
    ['mails_of_order', `select * from mails where fields ->> 'order' = 'o7'`],
    ['mails_sent_before', `select * from mails where sent_at < now() - interval '3 years' limit 1000`],
    [
      'mails_telling',
      `select * from mails where sent_at < now() - interval '30 days' and sent_at is not null and (body is not null or fields - 'order' <> '{}') limit 1000`,
    ],
    ['mails_recipient', `select * from mails where recipient = 'buyer-7@example.com'`],
    ['orders_status', `select * from orders where status = 'booked' order by created_at limit 50`],
    [
      'orders_still_owed',
      `select * from orders where due_at is not null and paid_at is null and status in ('on-account', 'shipped') order by due_at limit 1`,
    ],
    [
      'orders_email',
      `select * from orders where user_email = 'buyer-7@example.com' order by created_at desc`,
    ],
    ['reviews_author', `select * from reviews where user_id = 'u7'`],
    ['audit_events_actor_id', `select * from audit_events where actor_id = 'actor-7'`],
    [
      'audit_events_customer',
      `select * from audit_events where after ->> 'customer' = 'a@example.com' order by created_at desc limit 51`,
    ],
    ['audit_events_subject', `select * from audit_events where subject = 'order o7'`],
    [
      'payments_pending',
      `select * from payments where status = 'pending' and created_at < now() - interval '1 hour' order by created_at limit 10`,
    ],
  ])('%s is used where it is meant to be', async (name, query) => {
    const { rows } = await pool.query(`explain ${query}`)
    expect(JSON.stringify(rows)).toContain(name)
    expect(JSON.stringify(rows)).not.toContain('Seq Scan')
  })
})

test('the doctor reports every difference, however many, and the number of orders it examined', async () => {
  const kinds = new Map<string, number>()
  const begin = performance.now()
  const { orders, differences } = await inspectBooks(ownerDb, ({ subject }) => {
    const kind = subject.split(' ')[0] ?? ''
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  })
  console.log(`${orders} orders, ${differences} differences, ${Math.round(performance.now() - begin)} ms`)
  expect(orders).toBe(ORDERS)
  expect(kinds.get('order')).toBe(ORDERS)
}, 600_000)

test('events processed 90 days ago and the text of mails sent 30 days ago are deleted; the rest stays', async () => {
  const now = new Date()
  await sweepOldRows(database.db, now)
  const { rows } = await pool.query(`select
    (select count(*)::int from webhook_events where processed_at < now() - interval '91 days') as old_events,
    (select count(*)::int from webhook_events) as events,
    (select count(*)::int from mails where body is not null and sent_at < now() - interval '31 days') as old_bodies,
    (select count(*)::int from mails where body is not null) as bodies, (select count(*)::int from mails) as mails`)
  expect(rows).toMatchObject([{ old_events: 0, old_bodies: 0, mails: ORDERS }])
  expect(rows[0].events).toBeGreaterThan(ORDERS * 0.49)
  expect(rows[0].bodies).toBeGreaterThan(ORDERS * 0.49)
}, 120_000)
