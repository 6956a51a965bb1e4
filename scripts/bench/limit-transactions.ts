import { randomUUIDv7 } from 'node:crypto'
import pg from 'pg'

/**
 * The bare transaction of a booking of LINES products, UPDATE and INSERT of the shop's own rows, on 10 connections for
 * SECONDS, spread over PRODUCTS products. With PAID=1 each order is paid in a second transaction. Prints the number of orders per second.
 */
const CONNECTIONS = 10
const seconds = Number(process.env.SECONDS)
const products = Number(process.env.PRODUCTS)
const lines = Number(process.env.LINES)
const isPaid = process.env.PAID === '1'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS })

// Several products are locked in one order, lest transactions wait for each other in a circle.
const which =
  lines === 1 ? '= $1' : 'in (select id from products where id = any($1) order by id for no key update)'
const take = { name: 'take', text: `update products set available = available - 1 where id ${which}` }
const book = {
  name: 'book',
  text: `with booked as (
           insert into orders (id, user_id, user_name, user_email, phone, goods_cents, total_cents, expires_at)
           select $1, (select id from users where email = $3), $2, $3, $4, 150 * cardinality($5::text[]), 150 * cardinality($5), now()
           returning id)
         insert into order_lines (order_id, position, product_id, name, image, description, min_quantity, quantity, unit_price_cents, total_cents)
         select booked.id, place - 1, product, product, '/favicon.svg', 'A part for measuring', 1, 1, 150, 150
         from booked, unnest($5) with ordinality as line (product, place)`,
}

const settle = {
  name: 'settle',
  text: `update orders set status = 'paid', paid_at = now() where id = $1`,
}
const pay = {
  name: 'pay',
  text: `insert into payments (intent_id, order_id, amount_cents, currency, status, succeeded_at)
         select $1, $1, total_cents, 'eur', 'succeeded', now() from orders where id = $1`,
}

let done = 0
const start = performance.now()
await Promise.all(Array.from({ length: CONNECTIONS }, bookUntilTimeIsUp))
console.log(Math.round((done * 1000) / (performance.now() - start)))
await pool.end()

async function bookUntilTimeIsUp(): Promise<void> {
  const client = await pool.connect()
  while (performance.now() - start < seconds * 1000) {
    const wanted = chooseProducts()
    const id = randomUUIDv7()
    await client.query('begin')
    await client.query({ ...take, values: [lines === 1 ? wanted[0] : wanted] })
    await client.query({
      ...book,
      values: [id, 'Bench', 'bench@example.com', '0123456789', wanted],
    })
    await client.query('commit')
    if (isPaid) {
      await client.query('begin')
      await client.query({ ...settle, values: [id] })
      await client.query({ ...pay, values: [id] })
      await client.query('commit')
    }
    done += 1
  }
  client.release()
}

/** Different products, from a random one on. */
function chooseProducts(): string[] {
  const first = Math.floor(Math.random() * products)
  return Array.from({ length: lines }, (_, index) => `bench-${(first + index) % products}`)
}
