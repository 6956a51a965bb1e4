import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openTestShop } from '../support/shop.ts'

/** More than fits in one chunk of the answer, and not a multiple of it. */
const COUNT = 5_003
const shop = await openTestShop()
const { pool } = shop.database
afterAll(() => shop.close())

beforeAll(async () => {
  await pool.query(
    `insert into products (id, name, image, price_cents, min_quantity, available, category, description, created_at)
     select 'many-' || n, 'Part ' || n, '/favicon.svg', 1 + n % 7, 1, 5, 'fasteners', 'One of many', now() - (n % 100) * interval '1 minute'
     from generate_series(1, $1) n`,
    [COUNT],
  )
  await pool.query(
    `insert into orders (id, user_name, user_email, phone, goods_cents, total_cents, created_at, expires_at)
     select 'many-' || n, 'Ada', 'ada@example.com', '', 100, 100, now() - (n % 100) * interval '1 minute', now()
     from generate_series(1, $1) n`,
    [COUNT],
  )
  await pool.query(
    `insert into order_lines (order_id, position, name, image, description, min_quantity, quantity, unit_price_cents, total_cents)
     select 'many-' || n, 0, 'Part', '/favicon.svg', '', 1, 1, 100, 100 from generate_series(1, $1) n`,
    [COUNT],
  )
})

const rows = z.array(z.object({ _id: z.string(), createdAt: z.string() }))
const newestFirst = async (table: string) => {
  const { rows: found } = await pool.query(`select id from ${table} order by created_at desc, id desc`)
  return found.map(({ id }) => id)
}

test('GET /service answers all of many products, newest first, and their number', async () => {
  const { body, headers } = await shop.newVisitor().send('GET', '/service')
  expect(rows.parse(body).map(({ _id }) => _id)).toEqual(await newestFirst('products'))
  expect(headers.get('x-total-count')).toBe(String(COUNT))
})

test('GET /service by price answers each of many products once', async () => {
  const { body } = await shop.newVisitor().send('GET', '/service?sort=price')
  expect(new Set(rows.parse(body).map(({ _id }) => _id)).size).toBe(COUNT)
})

test('GET /service answers 304 for many products until one of them changes', async () => {
  const visitor = shop.newVisitor()
  const etag = (await visitor.send('GET', '/service')).headers.get('etag') ?? ''
  const again = () => visitor.send('GET', '/service', undefined, { 'if-none-match': etag })
  expect(await again()).toMatchObject({ status: 304, body: undefined })
  await pool.query("update products set available = available - 1 where id = 'many-4000'")
  expect(await again()).toMatchObject({ status: 200 })
  await pool.query("update products set available = available + 1 where id = 'many-4000'")
  expect(await again()).toMatchObject({ status: 200 })
})

test('GET /order answers all of many orders to an admin, newest first', async () => {
  const { status, body, headers } = await shop.admin.send('GET', '/order')
  expect({ status, cache: headers.get('cache-control') }).toEqual({ status: 200, cache: 'no-store' })
  expect(rows.parse(body).map(({ _id }) => _id)).toEqual(await newestFirst('orders'))
  const { body: hers } = await shop.admin.send('GET', '/order?email=ada@example.com')
  expect(rows.parse(hers)).toHaveLength(COUNT)
})

test('a client that reads slowly, or disconnects, holds no database connection', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.admin.fetch('/order')))
  const readers = answers.map(answer => answer.body?.getReader())
  for (const reader of readers) expect((await reader?.read())?.value?.length).toBeGreaterThan(1000)
  expect(await shop.admin.send('GET', '/money')).toMatchObject({ status: 200 })
  for (const reader of readers) await reader?.cancel()
})

test('a client that disconnects while the next products are being read is no fault of the shop', async () => {
  const holder = await pool.connect()
  try {
    const answer = await shop.admin.fetch('/product/export')
    const reader = answer.body?.getReader()
    await reader?.read()
    await holder.query('begin; lock table products')
    const next = reader?.read()
    await vi.waitFor(async () => {
      const { rows: waiting } = await holder.query('select from pg_locks where not granted')
      expect(waiting).not.toHaveLength(0)
    })
    const left = reader?.cancel()
    await holder.query('rollback')
    await Promise.all([next, left])
  } finally {
    holder.release(true)
  }
  expect(shop.faults.splice(0)).toEqual([])
})

test('a failure midway breaks the answer off instead of ending it', async () => {
  const answer = await shop.admin.fetch('/order')
  await pool.query('alter table orders rename to orders_away')
  try {
    await expect(answer.text()).rejects.toThrow()
  } finally {
    await pool.query('alter table orders_away rename to orders')
  }
  expect(shop.faults.splice(0)).toHaveLength(1)
})
