import { randomUUIDv7 } from 'node:crypto'
import pg from 'pg'

/**
 * The bare transaction of a booking, UPDATE and INSERT of the shop's own rows, on 10 connections for SECONDS, spread over
 * PRODUCTS products. Prints the number of transactions per second.
 */
const CONNECTIONS = 10
const seconds = Number(process.env.SECONDS)
const products = Number(process.env.PRODUCTS)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS })

const take = { name: 'take', text: 'update products set available = available - 1 where id = $1' }
const book = {
  name: 'book',
  text: `insert into orders (id, user_id, user_name, user_email, phone, product_id, product_name, product_image,
           product_description, min_quantity, quantity, unit_price_cents, total_cents, expires_at)
         select $1, (select id from users where email = $3), $2, $3, $4, $5, $6, '/favicon.svg', 'A part for measuring', 1, 1, 150, 150, now()`,
}

let done = 0
const start = performance.now()
await Promise.all(Array.from({ length: CONNECTIONS }, bookUntilTimeIsUp))
console.log(Math.round((done * 1000) / (performance.now() - start)))
await pool.end()

async function bookUntilTimeIsUp(): Promise<void> {
  const client = await pool.connect()
  while (performance.now() - start < seconds * 1000) {
    const product = `bench-${Math.floor(Math.random() * products)}`
    await client.query('begin')
    await client.query({ ...take, values: [product] })
    await client.query({
      ...book,
      values: [randomUUIDv7(), 'Bench', 'bench@example.com', '0123456789', product, product],
    })
    await client.query('commit')
    done += 1
  }
  client.release()
}
