import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildIndexes, CONCURRENT_INDEXES } from '#db/indexes.ts'
import { inspectBooks } from '#domain/doctor/examine.ts'
import { sweepOldRows } from '#domain/own-data/sweep.ts'
import { planSent } from '../support/sent-plans.ts'
import { openTestShop } from '../support/shop.ts'

/** The number of orders; each lacks movements in the ledger, so each is a difference. */
const ORDERS = Number(process.env.SCALE_ORDERS ?? 20_000)
const shop = await openTestShop()
const { database } = shop
const { pool, ownerDb } = database
afterAll(() => shop.close())

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
    select 'a' || n, 'actor-' || n % 5000, 'buyer-' || n % 5000 || '@example.com', 'y', 'order o' || n from generate_series(1, ${ORDERS}) n`)
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
    [
      'stock_movements_ledger',
      `select * from stock_movements where product_id = 'p7' order by created_at desc, id desc limit 21`,
    ],
    ['users_oldest', `select * from users order by created_at, id limit 50`],
    [
      'reviews_hidden',
      `select * from reviews where hidden_at is not null order by created_at desc, id desc limit 21`,
    ],
    ['reviews_author', `select * from reviews where user_id = 'u7'`],
    ['audit_events_actor_id', `select * from audit_events where actor_id = 'actor-7'`],
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

test('events of a person are found by the indexes of their names', async () => {
  const plans = await planSent(pool, () => shop.admin.send('GET', '/audit?person=buyer-7@example.com'))
  for (const name of ['audit_events_actor', 'audit_events_subject', 'audit_events_customer'])
    expect(plans.join()).toContain(name)
  expect(plans.join()).not.toContain('Seq Scan on audit_events')
})

describe('the owner’s list of orders', () => {
  const list = async (query: string) => {
    const { status, body, headers } = await shop.admin.send('GET', `/order/managed?${query}`)
    expect(status).toBe(200)
    const ids = z.array(z.object({ _id: z.string() })).parse(body)
    return {
      ids: ids.map(({ _id }) => _id),
      total: headers.get('x-total-count'),
      next: /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1],
    }
  }
  /** Of one of the customers, newest first: `o1` is the newest. */
  const ordersOf = (customer: number) =>
    Array.from({ length: ORDERS / 5000 }, (_, round) => `o${customer + round * 5000}`)

  test.each(['q=buyer-4321', 'q=buyer-43', 'q=nobody', 'q=nobody&sort=-price', 'q=nobody+example.com'])(
    '?%s tries the words on the first orders only, and asks their index for all others',
    async query => {
      const plans = await planSent(pool, () => list(`${query}&limit=50`))
      const wordy = plans.filter(plan => plan.includes('array_to_tsvector'))
      expect(wordy.join()).toContain('Bitmap Index Scan on orders_words')
      expect(wordy.join()).toContain('Subquery Scan on orders')
      for (const plan of wordy)
        expect(plan).toMatch(/Subquery Scan on orders|Bitmap Index Scan on orders_words/)
    },
  )

  test.each(['', '&sort=oldest', '&sort=-price'])(
    'has all that have the words, common or rare, in its order%s',
    async sort => {
      const rare = ordersOf(4321)
      const found = await list(`q=buyer-4321&limit=50${sort}`)
      expect(found.total).toBe(String(rare.length))
      expect(sort === '' ? found.ids : found.ids.toSorted()).toEqual(sort === '' ? rare : rare.toSorted())
      const common = await list(`q=example.com&limit=50${sort}`)
      expect(common).toMatchObject({ total: '200', ids: (await list(`limit=50${sort}`)).ids })
    },
  )

  test('goes on behind those that were tried, page by page, and among those of half a word', async () => {
    const listed: string[] = []
    let next: string | undefined = '/order/managed?q=buyer-43&limit=100'
    while (next !== undefined) {
      const page = await list(next.slice(next.indexOf('?') + 1))
      expect(page.total).toBe('200')
      listed.push(...page.ids)
      ;({ next } = page)
    }
    const begins = Array.from({ length: ORDERS }, (_, n) => n + 1).filter(n => `${n % 5000}`.startsWith('43'))
    expect(listed).toEqual(begins.map(n => `o${n}`))
  })
})

test('GET /review counts 200 of all that there are, and all of one product', async () => {
  await pool.query(
    `update reviews set product_id = 'p1' where id in (select min(id) from reviews group by user_id order by 1 limit 300)`,
  )
  const { rows } = await pool.query(`select count(*) as count from reviews where product_id = 'p1'`)
  const countOf = async (query: string) => {
    const plans = await planSent(pool, () =>
      shop.newVisitor().send('GET', `/review?sort=newest&limit=1${query}`),
    )
    const { headers } = await shop.newVisitor().send('GET', `/review?sort=newest&limit=2${query}`)
    return { total: headers.get('x-total-count'), plans: plans.join() }
  }
  const all = await countOf('')
  expect(all.total).toBe('200')
  expect(all.plans).toContain('Limit')
  expect((await countOf('&product=p1')).total).toBe(rows[0].count)
})

test('GET /user looks for words in their index, though the list has another order', async () => {
  const found = () => shop.admin.send('GET', '/user?q=U4321@exam&limit=25')
  expect(await found()).toMatchObject({ body: [{ email: 'u4321@example.com' }] })
  const plans = (await planSent(pool, found)).filter(plan => plan.includes('array_to_tsvector'))
  expect(plans).toHaveLength(2)
  for (const plan of plans) expect(plan).toContain('Bitmap Index Scan on users_words')
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
    (select count(*)::int from mails where body is not null) as bodies, (select count(*)::int from mails where kind = 'order-booked') as mails`)
  expect(rows).toMatchObject([{ old_events: 0, old_bodies: 0, mails: ORDERS }])
  expect(rows[0].events).toBeGreaterThan(ORDERS * 0.49)
  expect(rows[0].bodies).toBeGreaterThan(ORDERS * 0.49)
}, 120_000)
