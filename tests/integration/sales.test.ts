import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sales, stockValue } from '#contract/desk/sales.ts'
import { orders, products, refunds } from '#db/schema.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

/** Eleven in the morning in the seller's time zone. */
const NOW = new Date('2026-11-12T10:00:00Z')
const shop = await openTestShop({ now: () => NOW })
afterAll(() => shop.close())
const { db } = shop.database

const ada = await shop.signUp({ isConfirmed: true })
const bolt = await shop.addProduct({ productname: 'Bolt', price: 11.9, min: 1, available: 100 })
const nut = await shop.addProduct({ productname: 'Nut', price: 1.19, min: 1, available: 500 })

async function sell(product: typeof bolt, quantity: number, paidAt: string): Promise<string> {
  const order = await shop.book(ada, product, quantity)
  await shop.pay(ada, order)
  await db
    .update(orders)
    .set({ paidAt: new Date(paidAt) })
    .where(eq(orders.id, order._id))
  return order._id
}

const read = async (days?: number) => {
  const { status, body } = await shop.admin.send('GET', `/sales${days ? `?days=${days}` : ''}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return sales.parse(body)
}

const sold: string[] = []
beforeAll(async () => {
  sold.push(
    await sell(bolt, 2, '2026-11-12T08:30:00Z'),
    // Half an hour after midnight where the seller is; in UTC it is the day before.
    await sell(nut, 10, '2026-11-11T23:30:00Z'),
    await sell(bolt, 1, '2026-11-11T09:00:00Z'),
    // Yesterday, but later than it is now.
    await sell(bolt, 5, '2026-11-11T15:00:00Z'),
    await sell(nut, 20, '2026-10-20T12:00:00Z'),
    await sell(nut, 30, '2026-09-20T12:00:00Z'),
  )
})

test('GET /sales?days=1 counts today by its hours, beside yesterday up to the same hour', async () => {
  const { now, before, parts } = await read(1)
  expect(now).toEqual({ orders: 2, gross: 35.7, net: 30, refunded: 0 })
  expect(before).toEqual({ orders: 1, gross: 11.9, net: 10, refunded: 0 })
  expect(parts).toHaveLength(12)
  expect(parts.filter(({ orders: count }) => count > 0)).toEqual([
    { from: '2026-11-12T00:00:00', orders: 1, gross: 11.9, net: 10 },
    { from: '2026-11-12T09:00:00', orders: 1, gross: 23.8, net: 20 },
  ])
})

test('GET /sales/products lists what sold best by its value, of the span alone', async () => {
  const list = async (days: number) => (await shop.admin.send('GET', `/sales/products?days=${days}`)).body
  expect(await list(1)).toMatchObject([
    { _id: bolt._id, name: 'Bolt', pieces: 2, gross: 23.8 },
    { _id: nut._id, name: 'Nut', pieces: 10, gross: 11.9 },
  ])
  expect(await list(365)).toMatchObject([
    { name: 'Bolt', pieces: 8, gross: 95.2 },
    { name: 'Nut', pieces: 60, gross: 71.4 },
  ])
})

test('GET /sales without days counts 30, day by day, with those on which nothing was sold', async () => {
  const { days, now, before, parts } = await read()
  expect(days).toBe(30)
  expect(now).toMatchObject({ orders: 5, gross: 130.9, net: 110 })
  expect(before).toMatchObject({ orders: 1, gross: 35.7, net: 30 })
  expect(parts).toHaveLength(30)
  expect(parts[0]).toEqual({ from: '2026-10-14', orders: 0, gross: 0, net: 0 })
  expect(parts.at(-1)).toEqual({ from: '2026-11-12', orders: 2, gross: 35.7, net: 30 })
  expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBeCloseTo(now.gross, 6)
})

test('GET /sales?days=365 counts months, the first as far as it belongs to the year', async () => {
  const { parts, now } = await read(365)
  expect(parts.map(({ from }) => from)).toEqual([
    ...['11', '12'].map(month => `2025-${month}-01`),
    ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`),
  ])
  expect(now).toMatchObject({ orders: 6, gross: 166.6 })
})

test('orders that are not paid, and those cancelled on account since, are not sold; money sent back is said beside', async () => {
  const before = await read(7)
  await shop.book(ada, bolt, 3)
  expect(await read(7)).toMatchObject({ now: before.now })
  const [first = ''] = sold
  await shop.admin.send('POST', `/order/${first}/refund`, { amount: 5, reason: 'Late' })
  expect((await read(7)).now.refunded).toBe(0)
  await db
    .update(refunds)
    .set({ status: 'succeeded', succeededAt: NOW })
    .where(inArray(refunds.orderId, sold))
  // Not yet: a span ends now.
  expect((await read(7)).now).toEqual(before.now)
  await db
    .update(refunds)
    .set({ succeededAt: new Date(NOW.getTime() - 1) })
    .where(inArray(refunds.orderId, sold))
  expect((await read(7)).now).toEqual({ ...before.now, refunded: 5 })
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, first))
  expect((await read(7)).now).toMatchObject({ orders: before.now.orders - 1 })
  await db.update(orders).set({ status: 'paid' }).where(eq(orders.id, first))
})

test('what has been in stock for 90 days without a sale moves slowly, by its value; sold out or new it does not', async () => {
  const old = new Date('2026-06-01T12:00:00Z')
  const dear = await shop.addProduct({ productname: 'Anvil', price: 100, available: 3 })
  const cheap = await shop.addProduct({ productname: 'Shim', price: 0.1, available: 100 })
  const gone = await shop.addProduct({ productname: 'Gone', price: 50, available: 0 })
  await db.update(products).set({ createdAt: old })
  await shop.addProduct({ productname: 'New', price: 80, available: 9 })
  const { body } = await shop.admin.send('GET', '/sales/stock')
  const { slowMovers, value } = stockValue.parse(body)
  expect(slowMovers).toEqual([
    { _id: dear._id, sku: null, name: 'Anvil', available: 3, value: 300 },
    { _id: cheap._id, sku: null, name: 'Shim', available: 100, value: 10 },
  ])
  expect(slowMovers.map(({ _id }) => _id)).not.toContain(gone._id)
  const rest = await shop.readProduct(bolt._id)
  expect(value).toBeCloseTo(300 + 10 + 720 + rest.available * 11.9 + (500 - 60) * 1.19, 6)
})

test('GET /sales of other days answers 422, which names them', async () => {
  expectProblem(await shop.admin.send('GET', '/sales?days=14'), 422, ['days'])
})
