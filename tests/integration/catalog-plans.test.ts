import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { productSearchVector, products } from '#db/schema.ts'
import { openTestShop } from '../support/shop.ts'

/** The plans PostgreSQL chooses with 100,000 products. */
const COUNT = 100_000
const shop = await openTestShop()
const { db, pool } = shop.database
afterAll(() => shop.close())

beforeAll(async () => {
  const client = await pool.connect()
  // Inserting this many rows takes longer than the shop's statement timeout.
  await client.query('set statement_timeout = 0')
  await client.query(
    `insert into products (id, name, image, price_cents, min_quantity, available, category, description, sku, standard, material)
     select 'many-' || n, 'Part number ' || n, '/favicon.svg', n, 1, 5, 'fasteners', 'One of many', 'PH-' || n,
       'ISO ' || n, 'Steel ' || n
     from generate_series(1, $1) n`,
    [COUNT],
  )
  await client.query('vacuum analyze products')
  client.release(true)
}, 120_000)

test('a search uses the index instead of scanning the table', async () => {
  const query = db
    .select()
    .from(products)
    .where(sql`${productSearchVector(products)} @@ to_tsquery('english', 'iso & 4017:*')`)
  const plan = await db.execute(sql`explain ${query}`)
  const text = JSON.stringify(plan.rows)
  expect(text).toContain('Bitmap Index Scan on products_search')
  expect(text).not.toContain('Seq Scan')
})

test.each(['q=PH-4017', 'q=iso4017', 'sort=price&limit=24', 'category=fasteners&limit=24'])(
  '?%s is answered in time',
  async query => {
    const started = performance.now()
    const { status, body } = await shop.newVisitor().send('GET', `/service?${query}`)
    expect(status).toBe(200)
    expect(z.array(z.object({ _id: z.string() })).parse(body).length).toBeGreaterThan(0)
    expect(performance.now() - started).toBeLessThan(3000)
  },
)
