import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * The bare transaction of a booking, UPDATE and INSERT, on 10 connections for SECONDS, spread over PRODUCTS rows.
 * Prints the number of transactions a second.
 */
const CONNECTIONS = 10
const seconds = Number(process.env.SECONDS)
const products = Number(process.env.PRODUCTS)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS })
await pool.query('create table if not exists bench_stock (id int primary key, available int not null)')
await pool.query(
  'create table if not exists bench_orders (id uuid primary key, product int not null, quantity int not null)',
)
await pool.query(
  'insert into bench_stock select n, 1000000000 from generate_series(0, 999) n on conflict do nothing',
)

let done = 0
const start = performance.now()
await Promise.all(Array.from({ length: CONNECTIONS }, bookUntilTimeIsUp))
console.log(Math.round((done * 1000) / (performance.now() - start)))
await pool.end()

async function bookUntilTimeIsUp(): Promise<void> {
  const client = await pool.connect()
  while (performance.now() - start < seconds * 1000) {
    const product = Math.floor(Math.random() * products)
    await client.query('begin')
    await client.query({
      name: 'take',
      text: 'update bench_stock set available = available - 1 where id = $1',
      values: [product],
    })
    await client.query({
      name: 'book',
      text: 'insert into bench_orders values ($1, $2, 1)',
      values: [randomUUID(), product],
    })
    await client.query('commit')
    done += 1
  }
  client.release()
}
