import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { checkoutEstimate } from '#contract/checkout/checkout.ts'
import { cents } from '#contract/money.ts'
import { orders, products, quotes } from '#db/schema.ts'
import { newAddressForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openQuoteDesk } from '../support/quote-desk.ts'
import { openTestShop } from '../support/shop.ts'

let now = new Date('2026-03-20T15:00:00Z')
const shop = await openTestShop({ now: () => now, env: { SELLER_TIME_ZONE: 'Europe/Vienna' } })
afterAll(() => shop.close())
const { db } = shop.database
const { ask, book, order, read } = openQuoteDesk(shop)
const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })

const setPrice = (product: Product, price: number) =>
  db
    .update(products)
    .set({ priceCents: cents(price), priceTiers: [] })
    .where(eq(products.id, product._id))
const countOrders = () => db.$count(orders)

describe('POST /quote/{id}/order', () => {
  test.each([
    ['risen', 300],
    ['fallen', 100],
  ])('keeps the price though that of the list has %s', async (_, priceCents) => {
    const bolt = await shop.addProduct({ price: 2, tiers: [{ from: 10, price: 1.5 }] })
    const offered = await ask(ada, [[bolt, 10]])
    await setPrice(bolt, priceCents)
    expect(await read(ada, offered._id)).toMatchObject({
      lines: [{ unitPrice: 1.5, todayPrice: priceCents / 100 }],
    })
    expect(await book(ada, offered)).toMatchObject({ price: 15, lines: [{ unitPrice: 1.5, price: 15 }] })
    expect(await shop.readProduct(bolt._id)).toMatchObject({ available: 90 })
  })

  test('books where the quote says, with its delivery as quoted, though that costs more now', async () => {
    const grace = await shop.signUp()
    const nut = await shop.addProduct({ price: 10 })
    const terms = { deliveryAddress: newAddressForm(), deliveryMethod: 'express', customerReference: 'PO 7' }
    const offered = await ask(grace, [[nut, 2]], terms)
    const zones = [{ countries: ['AT', 'DE'], minDays: 1, maxDays: 2, steps: [{ upTo: null, price: 99 }] }]
    const dearer = { isOffered: true, freeFrom: null, zones }
    expect(
      await shop.admin.send('PUT', '/delivery/methods/express', dearer, { 'if-match': '*' }),
    ).toMatchObject({ status: 200 })
    const germany = { country: 'DE', postcode: '10115', deliveryMethod: 'express' }
    const estimate = async (question: object) =>
      checkoutEstimate.parse((await grace.send('POST', `/quote/${offered._id}/estimate`, question)).body)
    expect(await estimate(germany)).toMatchObject({ goods: 20, delivery: 99, vatPercent: 19 })
    expect(await estimate({ country: 'AT', deliveryMethod: 'express' })).toMatchObject({
      total: offered.total,
    })
    const booked = await book(grace, offered)
    expect(booked).toMatchObject({
      price: offered.total,
      delivery: offered.delivery,
      deliveryMethod: 'express',
      customerReference: 'PO 7',
      deliveryAddress: { city: 'Wien' },
    })
  })

  test('books at the quoted prices elsewhere and otherwise, if the customer says so and has seen that total', async () => {
    const grace = await shop.signUp()
    const nut = await shop.addProduct({ price: 10 })
    const offered = await ask(grace, [[nut, 2]])
    await setPrice(nut, 2_000)
    const elsewhere = {
      deliveryAddress: newAddressForm({
        country: 'DE',
        postcode: '10115',
        city: 'Berlin',
        street: 'Hauptstr. 1',
      }),
      note: 'Gate 3',
    }
    expectProblem(await order(grace, { ...offered, total: 21 }, elsewhere), 409, ['price'])
    expect(await book(grace, offered, elsewhere)).toMatchObject({
      goods: 20,
      note: 'Gate 3',
      vatPercent: 19,
      deliveryAddress: { city: 'Berlin' },
    })
  })

  test('books on account for whom that is granted, at most once and within the limit', async () => {
    const grace = await shop.signUp({ isConfirmed: true })
    const terms = { limit: 25, days: 14 }
    expect(await shop.admin.send('PUT', `/user/on-account/${grace.email}`, terms)).toMatchObject({
      status: 200,
    })
    const nut = await shop.addProduct({ price: 10 })
    const [offered, second] = [
      await ask(grace, [[nut, 2]], { deliveryAddress: newAddressForm() }),
      await ask(grace, [[nut, 2]], { deliveryAddress: newAddressForm() }),
    ]
    await setPrice(nut, 2_000)
    const onAccount = { paymentMethod: 'account' }
    const clicks = await Promise.all([order(grace, offered, onAccount), order(grace, offered, onAccount)])
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { order: orderId } = await read(grace, offered._id)
    expect(await shop.readOrder(grace, orderId ?? '')).toMatchObject({
      status: 'on-account',
      price: 20,
      paymentMethod: 'account',
    })
    expectProblem(await order(grace, second, onAccount), 409, ['paymentMethod'])
    expect(await read(grace, second._id)).toMatchObject({ status: 'offered' })
  })

  test('books once, however many click at the same moment', async () => {
    const bolt = await shop.addProduct({ price: 2, available: 100 })
    const offered = await ask(ada, [[bolt, 10]])
    const before = await countOrders()
    const clicks = await Promise.all(Array.from({ length: 8 }, () => order(ada, offered)))
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)])
    expect(await countOrders()).toBe(before + 1)
    expect(await shop.readProduct(bolt._id)).toMatchObject({ available: 90 })
    expect(expectProblem(await order(ada, offered), 409).detail).toMatch(/ordered already/)
  })

  test('answers a repeated call with the same order', async () => {
    const bolt = await shop.addProduct({ price: 2 })
    const offered = await ask(ada, [[bolt, 10]])
    const repeat = () => order(ada, offered, {}, { 'idempotency-key': 'one-click' })
    const [first, second] = [await repeat(), await repeat()]
    expect(first).toMatchObject({ status: 201 })
    expect(second.body).toEqual(first.body)
  })

  test('answers 409 once it has run out, and a new quote has the prices of that day', async () => {
    const bolt = await shop.addProduct({ price: 2 })
    const offered = await ask(ada, [[bolt, 10]])
    await setPrice(bolt, 250)
    const asked = now
    try {
      now = new Date(offered.validUntil ?? '')
      expect(await read(ada, offered._id)).toMatchObject({ status: 'offered' })
      now = new Date(now.getTime() + 1)
      expect(await read(ada, offered._id)).toMatchObject({ status: 'expired' })
      const before = await countOrders()
      expect(expectProblem(await order(ada, offered), 409).detail).toMatch(/has run out.*Ask again/)
      expect(await countOrders()).toBe(before)
      expect(await ask(ada, [[bolt, 10]])).toMatchObject({ total: 25, lastDay: '2026-04-18' })
    } finally {
      now = asked
    }
  })

  test('answers 409 naming the lines that are no longer made or short of stock, and books nothing', async () => {
    const good = await shop.addProduct()
    const gone = await shop.addProduct({ productname: 'Gone since' })
    const few = await shop.addProduct({ productname: 'Few left', available: 5 })
    const offered = await ask(ada, [
      [good, 1],
      [gone, 1],
      [few, 6],
    ])
    await db.update(products).set({ archivedAt: now }).where(eq(products.id, gone._id))
    const refusal = expectProblem(await order(ada, offered), 409, ['lines.1.product', 'lines.2.availability'])
    expect(refusal.detail).toBe(
      'Gone since: This product is no longer made; Few left: Only 5 pieces are available',
    )
    expect(await read(ada, offered._id)).toMatchObject({
      status: 'offered',
      lines: [{}, { todayPrice: null }, {}],
    })
    expect(await shop.readProduct(good._id)).toMatchObject({ available: 100 })
  })

  test('never books less than the smallest amount that can be charged', async () => {
    const bolt = await shop.addProduct({ price: 2 })
    const offered = await ask(ada, [[bolt, 1]])
    await db
      .update(quotes)
      .set({ goodsCents: cents(49), totalCents: cents(49) })
      .where(eq(quotes.id, offered._id))
    await shop.database.pool.query(
      'update quote_lines set unit_price_cents = 49, total_cents = 49 where quote_id = $1',
      [offered._id],
    )
    expectProblem(await order(ada, { ...offered, total: 0.49 }), 422, ['price'])
  })

  test('takes out of the basket what was ordered', async () => {
    const grace = await shop.signUp()
    const bolt = await shop.addProduct({ price: 2 })
    await grace.send('POST', '/basket', { lines: [{ product: bolt._id, quantity: 10 }] })
    await book(grace, await ask(grace, [[bolt, 10]]))
    expect((await grace.send('GET', '/basket')).body).toMatchObject({ lines: [] })
  })

  test('answers 422 to a price for a line that somebody sends along, naming it', async () => {
    const bolt = await shop.addProduct({ price: 2 })
    const lines = [{ product: bolt._id, availability: 10, quotedUnitCents: 1, unitPrice: 0.01, price: 20 }]
    const refused = await ada.send('POST', '/checkout', { lines, price: 20 })
    expectProblem(refused, 422, ['lines.0.quotedUnitCents', 'lines.0.unitPrice'])
  })
})
