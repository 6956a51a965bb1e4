import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '#db/migrate.ts'
import { openOldDatabase } from '../support/old-database.ts'

/** A shop from before products had a SKU and eight categories, brought up to date. */
const LAST_OLD_MIGRATION = 8
const { url, client, close } = await openOldDatabase(LAST_OLD_MIGRATION)

const lines: string[] = []
let longestWaitMs = Number.NaN

beforeAll(async () => {
  await client.query(
    `insert into products (id, name, image, price_cents, min_quantity, available, category, description)
     select category, 'Old ' || category, '/favicon.svg', 100, 1, 5, category, 'Made before'
     from unnest(array['appliance', 'industrial', 'shipping']) category`,
  )
  await client.query(
    `insert into orders (id, user_name, user_email, phone, product_id, product_name, product_image, product_description,
       min_quantity, quantity, unit_price_cents, total_cents, status, created_at, expires_at)
     values ('b', 'Ada', 'ada@example.com', '', 'shipping', 'Old crate', '/crate.svg', 'Pine', 2, 3, 100, 300, 'paid', '2025-12-31 23:59Z', now()),
       ('a', 'Bob', 'bob@example.com', '', null, 'Gone hinge', '/hinge.svg', '', 1, 1, 995, 995, 'expired', '2026-01-01 00:00Z', now())`,
  )
  await client.query('begin')
  // As a long-running dump or report does.
  await client.query('select count(*) from products')
  const migrating = migrateDatabase(url, line => lines.push(line))
  await sleep(1_500)
  longestWaitMs = await timeCustomer()
  await client.query('commit')
  await migrating
})

/** The time a customer's statement takes while the migration wants the same table. */
async function timeCustomer(): Promise<number> {
  const customer = new pg.Client({ connectionString: url })
  await customer.connect()
  const begin = performance.now()
  await customer.query('select count(*) from products')
  await customer.end()
  return performance.now() - begin
}

afterAll(() => close())

test('a migration backs off from a table in use, says so once, and keeps no customer waiting', () => {
  expect(lines).toEqual([expect.stringContaining('a table is in use')])
  expect(longestWaitMs).toBeLessThan(2_000)
})

test('old categories become the closest new ones, and the new columns stay empty', async () => {
  const { rows } = await client.query(
    `select id, category, sku, standard, material, finish, dimensions, further_images, model from products order by id`,
  )
  const unknown = { sku: null, standard: null, material: null, finish: null, model: null }
  expect(rows).toEqual(
    [
      ['appliance', 'brackets'],
      ['industrial', 'fasteners'],
      ['shipping', 'shipping'],
    ].map(([id, category]) => ({ id, category, ...unknown, dimensions: [], further_images: [] })),
  )
})

test('an old order becomes one of one line, and has a number in the order in which it was booked', async () => {
  const { rows } = await client.query(
    `select o.id, number, goods_cents, delivery_cents, relief_cents, o.total_cents, tax_treatment, payment_method,
       position, product_id, sku, name, image, description, min_quantity, quantity, unit_price_cents, l.total_cents as line_cents
     from orders o join order_lines l on l.order_id = o.id order by number`,
  )
  const plain = {
    delivery_cents: 0,
    relief_cents: 0,
    tax_treatment: 'taxed',
    payment_method: 'card',
    position: 0,
    sku: null,
  }
  const [crate, hinge] = [
    {
      product_id: 'shipping',
      name: 'Old crate',
      image: '/crate.svg',
      description: 'Pine',
      min_quantity: 2,
      quantity: 3,
    },
    {
      product_id: null,
      name: 'Gone hinge',
      image: '/hinge.svg',
      description: '',
      min_quantity: 1,
      quantity: 1,
    },
  ]
  const [three, one] = [
    { goods_cents: 300, total_cents: 300, unit_price_cents: 100, line_cents: 300 },
    { goods_cents: 995, total_cents: 995, unit_price_cents: 995, line_cents: 995 },
  ]
  expect(rows).toEqual([
    { ...plain, ...crate, ...three, id: 'b', number: 'PH-2025-000001' },
    { ...plain, ...hinge, ...one, id: 'a', number: 'PH-2026-000002' },
  ])
  const { rows: next } = await client.query("select order_number('2027-05-05Z') as number")
  expect(next).toEqual([{ number: 'PH-2027-000003' }])
})

test.each([
  ['total_cents = 299', 'orders_total_is_sum'],
  ['delivery_cents = 1', 'orders_total_is_sum'],
  ['relief_cents = -1, total_cents = 301', 'orders_amounts_not_negative'],
])('the database refuses an order whose %s', async (assignment, constraint) => {
  await expect(client.query(`update orders set ${assignment} where id = 'b'`)).rejects.toMatchObject({
    constraint,
  })
})

test('the database refuses a line that is not quantity times unit price, and a product twice in an order', async () => {
  await expect(client.query('update order_lines set total_cents = 1')).rejects.toMatchObject({
    constraint: 'order_lines_total_is_product',
  })
  await expect(
    client.query(`insert into order_lines select order_id, 1, product_id, sku, name, image, description, min_quantity, quantity,
      unit_price_cents, total_cents from order_lines where order_id = 'b'`),
  ).rejects.toMatchObject({ constraint: 'order_lines_of_product' })
})

test.each([
  ["category = 'industrial'", 'products_category_known'],
  ["sku = ' '", 'products_words_not_blank'],
  ["standard = ''", 'products_words_not_blank'],
  [`dimensions = '{"d": 8}'`, 'products_dimensions_are_rows'],
  ['dimensions = (select jsonb_agg(n) from generate_series(1, 31) n)', 'products_dimensions_are_rows'],
])('the database refuses a product whose %s', async (assignment, constraint) => {
  await expect(client.query(`update products set ${assignment} where id = 'shipping'`)).rejects.toMatchObject(
    { constraint },
  )
})
