import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { type OwnOrders, ownOrders } from '#contract/orders/own.ts'
import { orderLines, orders } from '#db/schema.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db } = shop.database

async function list(person: Person, query: Record<string, string> = {}): Promise<OwnOrders> {
  const answer = await person.send('GET', `/my-orders?${new URLSearchParams(query)}`)
  expect(answer).toMatchObject({ status: 200 })
  return ownOrders.parse(answer.body)
}
const numbersOf = ({ orders: found }: OwnOrders) => found.map(({ number }) => number)

const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })
const grace = await shop.signUp()
const bolt = await shop.addProduct({ productname: 'Hexagon bolt M12 x 60', sku: 'PH-4014-M12X60' })
const tape = await shop.addProduct({ productname: '100% sealing tape', sku: 'TAPE_12' })
const unpaid = await shop.book(ada, bolt, 2)
const paid = await shop.checkOut(ada, [
  [tape, 1],
  [bolt, 3],
])
const transactionId = await shop.pay(ada, paid)
const shipped = await shop.book(ada, tape)
await shop.pay(ada, shipped)
await shop.giveAddress(ada, shipped._id)
await shop.admin.send('POST', `/order/${shipped._id}/ship`)
const cancelled = await shop.book(ada, tape)
await ada.send('POST', `/order/${cancelled._id}/cancel`)
await db
  .update(orders)
  .set({ customerReference: 'PO 4711/b', deliveryMethod: 'pick-up' })
  .where(eq(orders.id, paid._id))
await db.update(orderLines).set({ ownNumber: 'SHELF-9' }).where(sql`${orderLines.orderId} = ${unpaid._id}`)
const theirs = await shop.book(grace, bolt)

describe('GET /my-orders', () => {
  test('lists only the orders of who asks, newest first, and counts them by state', async () => {
    const found = await list(ada)
    expect(numbersOf(found)).toEqual([cancelled, shipped, paid, unpaid].map(({ number }) => number))
    expect(found).toMatchObject({
      page: 1,
      total: 4,
      counts: { all: 4, 'to-pay': 1, 'address-needed': 0, paid: 1, shipped: 1, ended: 1 },
      years: [new Date(unpaid.createdAt).getUTCFullYear()],
    })
    expect(numbersOf(await list(grace))).toEqual([theirs.number])
  })

  test.each([
    ['to-pay', [unpaid]],
    ['paid', [paid]],
    ['shipped', [shipped]],
    ['ended', [cancelled]],
    ['address-needed', []],
  ] as const)('with the state %s answers those, and counts all states', async (state, wanted) => {
    const found = await list(ada, { state })
    expect(numbersOf(found)).toEqual(wanted.map(({ number }) => number))
    expect(found).toMatchObject({ total: wanted.length, counts: { all: 4 } })
  })

  test('says which paid orders wait for an address', async () => {
    const hedy = await shop.signUp()
    const order = await shop.book(hedy, bolt)
    await shop.pay(hedy, order)
    expect(numbersOf(await list(hedy, { state: 'address-needed' }))).toEqual([order.number])
  })

  test.each([
    ['the number of an order', paid.number.toLowerCase(), [paid]],
    ['its last digits', unpaid.number.slice(-6), [unpaid]],
    ['words of a product, in any order', 'm12 hexagon', [paid, unpaid]],
    ['a SKU', 'ph-4014', [paid, unpaid]],
    ["the customer's own part number", 'shelf-9', [unpaid]],
    ["the customer's own order number", '4711/b', [paid]],
    ['a transaction id', transactionId, [paid]],
    ['a percent sign', '100%', [cancelled, shipped, paid]],
    ['an underscore', 'TAPE_', [cancelled, shipped, paid]],
    ['a wildcard that is none', '%bolt', []],
    ['words that are in different orders', `${unpaid.number} ${paid.number}`, []],
    ['blanks alone', '  ', [cancelled, shipped, paid, unpaid]],
  ])('finds orders by %s', async (_, q, wanted) => {
    const found = await list(ada, { q })
    expect(numbersOf(found)).toEqual(wanted.map(({ number }) => number))
    expect(found.counts.all).toBe(wanted.length)
  })

  test("does not find another's order, nor by a payment that was never made", async () => {
    expect(numbersOf(await list(ada, { q: theirs.number }))).toEqual([])
    const secret = await shop.openIntent(ada, unpaid)
    expect(numbersOf(await list(ada, { q: secret.split('_secret_')[0] ?? '' }))).toEqual([])
  })

  test('names the years in which there are orders, as their numbers say, and lists one of them', async () => {
    const mary = await shop.signUp()
    const [old, recent] = [await shop.book(mary, bolt), await shop.book(mary, bolt)]
    const number = old.number.replace(/\d{4}/, '2024')
    await db.update(orders).set({ number }).where(eq(orders.id, old._id))
    const now = new Date(recent.createdAt).getUTCFullYear()
    expect((await list(mary)).years).toEqual([now, 2024])
    expect(numbersOf(await list(mary, { year: '2024' }))).toEqual([number])
    expect(numbersOf(await list(mary, { year: '2025' }))).toEqual([])
  })

  test('answers pages, and beyond the last one the last', async () => {
    const page = (number: string) => list(ada, { limit: '3', page: number })
    expect(numbersOf(await page('1'))).toEqual([cancelled, shipped, paid].map(({ number }) => number))
    expect(numbersOf(await page('2'))).toEqual([unpaid.number])
    const beyond = await page('9')
    expect(beyond).toMatchObject({ page: 2, total: 4 })
    expect(numbersOf(beyond)).toEqual([unpaid.number])
  })

  test('answers a page of 1,000 orders, searched, within two seconds', async () => {
    const buyer = await shop.signUp()
    await shop.database.pool.query(
      `with booked as (
         insert into orders (id, user_id, user_name, user_email, phone, goods_cents, total_cents, created_at, expires_at)
         select 'many-' || n, $1, 'Buyer', $2, '', 100, 100, now() - n * interval '1 hour', now() + interval '1 day'
         from generate_series(1, 1000) n returning id)
       insert into order_lines (order_id, position, name, image, description, min_quantity, quantity, unit_price_cents, total_cents)
       select id, line, 'Washer ' || line || ' of ' || id, '/favicon.svg', '', 1, 1, 100, 100
       from booked, generate_series(0, 2) line`,
      [buyer.id, buyer.email],
    )
    const begun = performance.now()
    const found = await list(buyer, { q: 'washer many-777', state: 'to-pay' })
    expect(performance.now() - begun).toBeLessThan(2_000)
    expect(found.orders.map(({ _id }) => _id)).toEqual(['many-777'])
    expect(await list(buyer, { page: '40' })).toMatchObject({ page: 40, total: 1000 })
  })

  test.each([
    ['state', 'lost'],
    ['year', 'this'],
    ['limit', '101'],
    ['page', '0'],
    ['q', 'x'.repeat(101)],
  ])('answers 422 naming %s when it is %s', async (field, value) => {
    const answer = await ada.send('GET', `/my-orders?${new URLSearchParams({ [field]: value })}`)
    expect(expectProblem(answer, 422).errors).toMatchObject([{ field }])
  })
})
