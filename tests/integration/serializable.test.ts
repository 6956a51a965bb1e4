import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { connectDatabase } from '#db/client.ts'
import { newOrderForm } from '../support/forms.ts'
import { openTestShop, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.signUp()))
await shop.database.pool.query(
  `do $$ begin execute format('alter database %I set default_transaction_isolation = serializable', current_database()); end $$`,
)
// Sessions that are already open keep the old default.
await shop.database.pool.query(
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
)

// The pool notices a moment later.
await sleep(500)

const order = (buyer: Person, part: Awaited<ReturnType<typeof shop.addProduct>>, key?: string) =>
  buyer.send('POST', '/order', newOrderForm(buyer, part, 1), key ? { 'idempotency-key': key } : {})

test('POST /order succeeds for more than 40 of 50 buyers at once with serializable transactions, and stock stays exact', async () => {
  const part = await shop.addProduct({ min: 1, available: 50 })
  const answers = await Promise.all(
    buyers.map((buyer, index) => order(buyer, part, index % 2 === 0 ? crypto.randomUUID() : undefined)),
  )
  const statuses = Map.groupBy(answers, ({ status }) => status)
  expect([...statuses.keys()].filter(status => status !== 201 && status !== 409 && status !== 503)).toEqual(
    [],
  )
  const booked = statuses.get(201) ?? []
  for (const { body } of booked) expect(inserted.parse(body).insertedId).not.toBe('')
  expect(booked.length).toBeGreaterThan(40)
  expect(await shop.readProduct(part._id)).toMatchObject({ available: 50 - booked.length })
  // On a busy machine some lose the race in every attempt, are asked to come back, and are logged.
  expect(shop.faults.splice(0).length).toBeLessThanOrEqual(statuses.get(503)?.length ?? 0)
})

test('deadlocked transactions both complete', async () => {
  const { db, close } = connectDatabase(shop.database.url)
  const [one, two] = [await shop.addProduct(), await shop.addProduct()]
  const touch = (id: string) => sql`update products set description = description || '.' where id = ${id}`
  const { promise: bothBegun, resolve: begun } = Promise.withResolvers<void>()
  let waiting = 0
  const cross = (first: string, second: string) =>
    db.transaction(async tx => {
      await tx.execute(touch(first))
      waiting += 1
      if (waiting === 2) begun()
      await bothBegun
      await tx.execute(touch(second))
    })
  await expect(Promise.all([cross(one._id, two._id), cross(two._id, one._id)])).resolves.toBeDefined()
  await close()
})
