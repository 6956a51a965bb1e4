import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import {
  type BuiltShop,
  buildShop,
  findFreePort,
  type ShopProcess,
  startShop,
} from '../support/built-shop.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { allowFor } from '../support/patience.ts'
import { Customer, noCounts, type Purchase, type TestPart } from '../support/torture/customer.ts'

/** Two real processes of the shop on one database. */
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'the admin of two', MAX_UNPAID_ORDERS: '0' }
const PIECES = 50

const AUTH_SECRET = 'the same secret for both of the two'
const S3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'parts',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_PUBLIC_URL: 'https://pictures.example.com',
}

const counts = noCounts()
let database: TestDatabase
let builtShop: BuiltShop
let instances: ShopProcess[] = []
let buyers: Customer[] = []
let admin: Customer

beforeAll(async () => {
  database = await createTestDatabase({ catalogue: 'small' })
  builtShop = await buildShop()
  const env = { ...ADMIN, DATABASE_URL: database.url, AUTH_SECRET }
  const ports = [await findFreePort(), await findFreePort()]
  instances = await Promise.all(ports.map(port => startShop(builtShop, { port, env })))
  const [first] = instances
  if (!first) throw new Error('no instance has started')
  admin = new Customer(ADMIN.ADMIN_EMAIL, counts)
  await admin.signIn(first.origin, { isNew: false, password: ADMIN.ADMIN_PASSWORD })
  buyers = Array.from({ length: 6 }, (_, index) => new Customer(`racer-${index}@example.com`, counts))
  for (const buyer of buyers) await buyer.signIn(first.origin)
}, 120_000)

afterAll(async () => {
  await Promise.all(instances.map(instance => instance.stop()))
  await database?.close()
  await builtShop?.remove()
})

async function addPart(available: number, name = `Raced part ${crypto.randomUUID()}`): Promise<TestPart> {
  const facts = {
    price: 2.5,
    min: 1,
    available,
    image: '/favicon.svg',
    description: '',
    category: 'shipping',
  }
  return { _id: await admin.addProduct({ productname: name, ...facts }), name, price: 2.5 }
}

const planPurchase = (part: TestPart): Purchase => ({
  key: crypto.randomUUID(),
  parts: [part],
  quantity: 1,
  plan: 'pay',
})
const never = () => false

/** Sends half of the purchases to each instance, all at once. */
async function race(purchases: readonly Purchase[]): Promise<void> {
  await Promise.all(
    purchases.map(async (purchase, index) => {
      const buyer = buyers[index % buyers.length]
      const instance = instances[index % instances.length]
      if (!buyer || !instance) throw new Error('nobody is there')
      await buyer.at(instance.origin).buy(purchase, never)
    }),
  )
}

describe('two instances on one database', () => {
  test('sell exactly the available pieces to 120 buyers racing at both, and book each payment once', async () => {
    const part = await addPart(PIECES)
    const purchases = Array.from({ length: 120 }, () => planPurchase(part))
    await race(purchases)
    expect(counts.faults).toEqual([])
    expect(purchases.filter(({ isPaid }) => isPaid)).toHaveLength(PIECES)
    expect(purchases.filter(({ isRefused }) => isRefused)).toHaveLength(120 - PIECES)
    const { rows } = await database.pool.query(
      `select (select available from products where id = $1) as available,
        (select count(*)::int from orders join order_lines on order_id = id where product_id = $1 and status = 'paid') as paid,
        (select sum(amount_received)::int from sandbox.payment_intents) as received`,
      [part._id],
    )
    expect(rows).toEqual([{ available: 0, paid: PIECES, received: PIECES * 250 }])
  })

  test('answer identical requests sent to both with one order', async () => {
    const part = await addPart(PIECES)
    const [buyer] = buyers
    if (!buyer) throw new Error('nobody is there')
    const form = {
      userName: buyer.email,
      userEmail: buyer.email,
      orderName: part.name,
      availability: 2,
      price: 5,
      phone: '0123456789',
      product: part._id,
    }
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        buyer.at(instances[index % 2]?.origin ?? '').send('/order', form, { 'idempotency-key': key }),
      ),
    )
    expect(new Set(answers.map(answer => inserted.parse(answer?.body).insertedId)).size).toBe(1)
  })

  test('show a price that was changed in the database on the pages of both, which are from memory', async () => {
    const { _id } = await addPart(PIECES)
    const path = `/parts/shipping/${_id}`
    const read = async ({ origin }: ShopProcess) => (await fetch(origin + path)).text()
    const tagOf = async ({ origin }: ShopProcess) => (await fetch(origin + path)).headers.get('etag')
    for (const instance of instances) {
      expect(await read(instance)).toContain('€2.50')
      await expect.poll(async () => (await tagOf(instance)) === (await tagOf(instance))).toBe(true)
    }
    await database.pool.query('update products set price_cents = 775 where id = $1', [_id])
    for (const instance of instances)
      await expect.poll(() => read(instance), { interval: 10, timeout: 1_000 }).toContain('€7.75')
  })

  const HALF_PATIENCE_MS = 200
  test.each([
    ['a list', () => '/service?limit=24'],
    ['a kept page', (id: string) => `/parts/shipping/${id}`],
    ['a search', () => '/search?q=announced'],
  ])('show in %s, at once, that pieces were sold at the other', async (_, pathOf) => {
    const [first, second] = instances
    if (!first || !second) throw new Error('two instances are needed')
    const part = await addPart(PIECES, `Announced part ${crypto.randomUUID()}`)
    const read = async () => (await fetch(second.origin + pathOf(part._id))).text()
    const tookMs: number[] = []
    for (let round = 0; round < 9; round += 1) {
      // Kept by now, and not about to be read again anyhow.
      await sleep(100 * round)
      await read()
      const before = await read()
      await admin.at(first.origin).buy({ ...planPurchase(part), plan: 'book' }, never)
      const began = performance.now()
      while ((await read()) === before && performance.now() - began < 5_000) await sleep(2)
      tookMs.push(performance.now() - began)
    }
    // Who asks every second has seen half of them after 500 ms.
    expect(tookMs.toSorted((one, other) => one - other)[4]).toBeLessThan(allowFor(HALF_PATIENCE_MS))
  })

  test('leave books in which the doctor finds nothing', async () => {
    expect((await examineBooks(database.db)).findings).toEqual([])
  })

  test.each([
    [
      'neither',
      {},
      /\nS3_… and AUTH_SECRET: not set, .* pictures, certificates of lots and the secret of the sign-in .* parts-hub \S+ \S+ \d+, /,
    ],
    [
      'a secret and no S3',
      { AUTH_SECRET },
      /\nS3_…: not set, so this instance would keep pictures and certificates of lots in its own DATA_DIR, beside /,
    ],
    [
      'a secret, and pictures at imgbb alone',
      { AUTH_SECRET, IMGBB_API_KEY: 'k' },
      /\nS3_…: not set, so this instance would keep certificates of lots in its own DATA_DIR, beside /,
    ],
    [
      'both',
      { AUTH_SECRET, ...S3 },
      /\nDATABASE_URL: parts-hub \S+ \S+ \d+ is on this database and keeps pictures, certificates of lots or /,
    ],
  ])('let none with another DATA_DIR open beside them that has %s', async (_, env, reason) => {
    await expect(startElsewhere(env)).rejects.toThrow(reason)
  })

  test("that are killed are in nobody's way", async () => {
    await Promise.all(instances.splice(0).map(instance => instance.kill()))
    instances.push(await startElsewhere({ AUTH_SECRET }))
    expect((await fetch(instances[0]?.origin ?? '')).status).toBe(200)
  })
})

/** On the same database, with a data folder of its own. */
async function startElsewhere(env: Record<string, string>): Promise<ShopProcess> {
  const elsewhere = { path: builtShop.path, dataDir: `${builtShop.dataDir}-elsewhere` }
  return startShop(elsewhere, {
    port: await findFreePort(),
    env: { ...ADMIN, DATABASE_URL: database.url, ...env },
  })
}
