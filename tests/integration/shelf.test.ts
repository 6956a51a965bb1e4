import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ShelfKeeper } from '#domain/search/shelf-keeper.ts'
import { searchShelf } from '#search/shelf/search.ts'
import { allowFor } from '../support/patience.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

/** How soon an edit shows on every instance, in ms, unless the machine has other things to do. */
const SHOWN_WITHIN_MS = 200
const waitsMs: number[] = []

let shop: TestShop
/** Another instance of the shop on the same database. */
let other: ShelfKeeper
const faults: unknown[] = []

beforeAll(async () => {
  shop = await openTestShop()
  await shop.admin.send('POST', '/family', { id: 'hex-keys', name: 'Hex key', category: 'hand-tools' })
  other = new ShelfKeeper(shop.database.db, error => faults.push(error))
  await other.current()
})
afterAll(async () => {
  await other.close()
  await shop.close()
  expect(faults).toEqual([])
})

/** Waits until another instance shows what was changed, and notes how long that took. */
async function expectSoon<Value>(read: () => Value | Promise<Value>, expected: unknown): Promise<void> {
  const started = performance.now()
  await expect.poll(read, { timeout: 5_000, interval: 5 }).toEqual(expected)
  waitsMs.push(performance.now() - started)
}

const isAbove = (least: number) => expect.toSatisfy((value: number) => value > least)

let made = 0
function addKey(fields: object = {}) {
  made += 1
  return shop.addProduct({
    productname: `Hex key ${made}`,
    sku: `HK-${made}`,
    family: 'hex-keys',
    size: String(made),
    ...fields,
  })
}

async function edit(id: string, change: object) {
  const { status } = await shop.admin.send('PATCH', `/product/${id}`, change, { 'if-match': '*' })
  expect(status).toBe(200)
}

/** The price of a product as the other instance has it, in cents; undefined if it has none. */
async function priceElsewhere(id: string): Promise<number | undefined> {
  const { rows, ...shelf } = await shelfElsewhere()
  const row = shelf.rowOf(id)
  return row === undefined ? undefined : rows.priceCents[row]
}

async function shelfElsewhere() {
  const shelf = await other.current()
  return { rows: shelf.rows, rowOf: (id: string) => shelf.rowOf(id), shelf }
}

test('an edit shows on another instance soon, and raises the revision of its family', async () => {
  const key = await addKey({ price: 2 })
  await expectSoon(() => priceElsewhere(key._id), 200)
  const family = { kind: 'family', id: 'hex-keys' } as const
  const before = other.revisionOf(family)
  await edit(key._id, { price: 3 })
  await expectSoon(() => priceElsewhere(key._id), 300)
  expect(other.revisionOf(family)).toBeGreaterThan(before)
})

test('a product that is archived leaves the shelf of every instance, and comes back when it is restored', async () => {
  const key = await addKey({ price: 4 })
  await edit(key._id, { archived: true })
  await expectSoon(() => priceElsewhere(key._id), undefined)
  await edit(key._id, { archived: false })
  await expectSoon(() => priceElsewhere(key._id), 400)
})

test('a change by hand in the database shows too, and so does the new name of a family', async () => {
  const key = await addKey()
  await shop.database.pool.query(`update products set material = 'Unobtainium' where id = $1`, [key._id])
  await shop.database.pool.query(`update families set name = 'Zoomable key' where id = 'hex-keys'`)
  const find = async (q: string) => searchShelf(await other.current(), { q }).sizes
  await expectSoon(() => find('unobtainium'), 1)
  await expectSoon(() => find('zoomable'), isAbove(1))
})

test('a booking is announced to nobody, and shows with the next round', async () => {
  const key = await addKey({ available: 100 })
  await other.current()
  const heard: unknown[] = []
  const listening = new pg.Client({ connectionString: shop.database.url })
  await listening.connect()
  listening.on('notification', message => heard.push(message))
  await listening.query('listen catalogue')
  await shop.book(await shop.signUp(), key, 10)
  await other.refresh()
  await listening.query('select 1')
  await listening.end()
  expect(heard).toEqual([])
  const { rows, rowOf } = await shelfElsewhere()
  expect(rows.available[rowOf(key._id) ?? -1]).toBe(90)
})

test('a booking that is cancelled before the next round has changed what was shown all the same', async () => {
  const key = await addKey({ available: 100 })
  await other.refresh()
  const family = { kind: 'family', id: 'hex-keys' } as const
  const before = other.revisionOf(family)
  const ada = await shop.signUp()
  const order = await shop.book(ada, key, 10)
  expect(await ada.send('POST', `/order/${order._id}/cancel`)).toMatchObject({ status: 200 })
  await other.refresh()
  const after = other.revisionOf(family)
  expect(after).toBeGreaterThan(before)
  await other.refresh()
  expect(other.revisionOf(family)).toBe(after)
})

test('what was announced while the connection was lost is found by comparing', async () => {
  const key = await addKey({ price: 5 })
  await other.current()
  await shop.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and (query ilike 'listen%' or query = 'select 1') and pid <> pg_backend_pid()`,
  )
  await shop.database.pool.query('update products set price_cents = 600 where id = $1', [key._id])
  await sleep(50)
  await expect.poll(() => priceElsewhere(key._id), { timeout: 5_000 }).toBe(600)
})

test('a review raises the revision of the family of its product', async () => {
  const key = await addKey()
  await other.current()
  const family = { kind: 'family', id: 'hex-keys' } as const
  const before = other.revisionOf(family)
  await shop.database.pool.query(
    `insert into reviews (id, author_name, text, address, rating, product_id) values ('r-1', 'Ada', 'Fits', '', 5, $1)`,
    [key._id],
  )
  await expectSoon(() => other.revisionOf(family), isAbove(before))
})

test('most of these changes showed on the other instance within 200 ms', () => {
  expect(waitsMs.length).toBeGreaterThan(6)
  const [median = 0] = waitsMs.toSorted((one, more) => one - more).slice(Math.floor(waitsMs.length / 2))
  expect(median).toBeLessThan(allowFor(SHOWN_WITHIN_MS))
})
