import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { MAX_LINES } from '#contract/checkout/checkout.ts'
import { inserted } from '#contract/common.ts'
import { cents } from '#contract/money.ts'
import { orders, products } from '#db/schema.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { newCheckoutForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { intentIdOf } from '../support/register.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db } = shop.database

const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })

const checkOut = (form: object, headers?: Record<string, string>) =>
  ada.send('POST', '/checkout', form, headers)

/** What is left of each product. */
const left = async (...wanted: readonly Product[]) =>
  Promise.all(wanted.map(async ({ _id }) => (await shop.readProduct(_id)).available))
const countOrders = () => db.$count(orders)
const findings = async () => (await examineBooks(db)).findings

describe('POST /checkout', () => {
  test('books every line at its price, in the order in which they were sent, as one order with one number', async () => {
    const bolt = await shop.addProduct({
      productname: 'Hex Bolt M10 x 40',
      sku: 'HB-M10X40',
      price: 0.34,
      weight: 31.5,
      min: 10,
    })
    const nut = await shop.addProduct({ productname: 'Nut', price: 0.5, min: 5, step: 5 })
    const tape = await shop.addProduct({ productname: 'Tape', price: 2, tiers: [{ from: 10, price: 1.5 }] })
    const lines = [
      { product: tape._id, availability: 10, price: 15 },
      { product: bolt._id, availability: 25 },
      { product: nut._id, availability: 15, price: '7.50' },
    ]
    const answer = await checkOut({ lines, price: 31 })
    expect(answer).toMatchObject({ status: 201 })
    const { insertedId } = inserted.parse(answer.body)
    expect(answer.headers.get('location')).toBe(`/order/${insertedId}`)
    expect(await shop.readOrder(ada, insertedId)).toMatchObject({
      orderName: 'Tape and 2 more',
      product: tape._id,
      availability: 50,
      price: 31,
      goods: 31,
      number: expect.stringMatching(/^PH-20\d\d-\d{6}$/),
      userName: 'Ada Byron',
      lines: [
        { name: 'Tape', availability: 10, unitPrice: 1.5, price: 15 },
        {
          name: 'Hex Bolt M10 x 40',
          sku: 'HB-M10X40',
          weight: 31.5,
          minQuantity: 10,
          unitPrice: 0.34,
          price: 8.5,
        },
        { name: 'Nut', availability: 15, unitPrice: 0.5, price: 7.5 },
      ],
    })
    expect(await left(tape, bolt, nut)).toEqual([90, 75, 85])
    expect(await findings()).toEqual([])
  })

  test('numbers orders upwards', async () => {
    const product = await shop.addProduct()
    const [first, second] = [await shop.checkOut(ada, [[product, 1]]), await shop.book(ada, product)]
    expect(Number(second.number.slice(-6))).toBeGreaterThan(Number(first.number.slice(-6)))
  })

  test('charges the price of the tier to who reckons with the usual price', async () => {
    const tape = await shop.addProduct({ price: 2, tiers: [{ from: 10, price: 1.5 }] })
    const nut = await shop.addProduct({ price: 1 })
    expect(
      await shop.checkOut(ada, [
        [tape, 10],
        [nut, 1],
      ]),
    ).toMatchObject({ price: 16 })
  })

  test('books nothing if one of the lines cannot be had, and names each line at fault with the figures now', async () => {
    const many = await shop.addProduct({ available: 100 })
    const few = await shop.addProduct({ available: 3, productname: 'Few' })
    const none = await shop.addProduct({ available: 0, productname: 'None' })
    const gone = await shop.addProduct()
    await db.update(products).set({ archivedAt: new Date() }).where(eq(products.id, gone._id))
    const before = await countOrders()
    const answer = await checkOut(
      newCheckoutForm([
        [many, 5],
        [few, 4],
        [none, 1],
        [gone, 1],
      ]),
    )
    const refusal = expectProblem(answer, 409, [
      'lines.1.availability',
      'lines.2.availability',
      'lines.3.product',
    ])
    expect(refusal.detail).toBe(
      `Few: Only 3 pieces are available; None: This product is sold out; ${gone.name}: This product is no longer made`,
    )
    expect(refusal.current).toMatchObject({ 'lines.1.available': 3, 'lines.2.available': 0 })
    expect(await countOrders()).toBe(before)
    expect(await left(many, few)).toEqual([100, 3])
  })

  test('answers 422 naming each line whose quantity never fits, or that names no product', async () => {
    const minimum = await shop.addProduct({ min: 5 })
    const packs = await shop.addProduct({ step: 10, min: 10 })
    const form = newCheckoutForm([
      [minimum, 4],
      [packs, 15],
    ])
    const lines = [...form.lines, { product: 'no-such-product', availability: 1, price: 1 }]
    const answer = await checkOut({ lines, price: form.price + 1 })
    expectProblem(answer, 422, ['lines.0.availability', 'lines.1.availability', 'lines.2.product'])
  })

  test('answers 422 naming the line that repeats a product', async () => {
    const product = await shop.addProduct()
    const form = newCheckoutForm([
      [product, 1],
      [product, 2],
    ])
    const refusal = expectProblem(await checkOut(form), 422, ['lines.1.product'])
    expect(refusal.errors?.[0]?.message).toBe('is in line 1 already')
  })

  test.each([
    ['lines', { lines: [], price: 1 }],
    ['lines', { lines: 'all', price: 1 }],
    ['lines', { price: 1 }],
    ['lines.0.availability', { lines: [{ product: 'p', availability: 0 }], price: 1 }],
    ['lines.0.price', { lines: [{ product: 'p', availability: 1, price: -1 }], price: 1 }],
    ['price', { lines: [{ product: 'p', availability: 1 }], price: 0.49 }],
    ['price', { lines: [{ product: 'p', availability: 1 }], price: 1_000_000 }],
    ['price', { lines: [{ product: 'p', availability: 1 }] }],
  ])('answers 422 naming %s for %j', async (field, form) => {
    expectProblem(await checkOut(form), 422, [field])
  })

  test('books 500 lines at once, and answers 422 for 501', async () => {
    const ids = Array.from({ length: MAX_LINES + 1 }, (_, index) => `many-${index}`)
    await shop.database.pool.query(
      `insert into products (id, name, image, price_cents, min_quantity, available, category, description)
       select id, 'Part ' || id, '/favicon.svg', 100, 1, 5, 'fasteners', '' from unnest($1::text[]) id`,
      [ids],
    )
    await shop.database.pool.query(
      `insert into stock_movements (id, product_id, change, reason) select 'opening ' || id, id, 5, 'opening' from unnest($1::text[]) id`,
      [ids],
    )
    const lines = ids.map(product => ({ product, availability: 1 }))
    expectProblem(await checkOut({ lines, price: 501 }), 422, ['lines'])
    const answer = await checkOut({ lines: lines.slice(1), price: 500 })
    expect(answer).toMatchObject({ status: 201 })
    const order = await shop.readOrder(ada, inserted.parse(answer.body).insertedId)
    expect(order.orderName).toBe('Part many-1 and 499 more')
    expect(order.lines.map(({ product }) => product)).toEqual(ids.slice(1))
    expect(await ada.send('POST', `/order/${order._id}/cancel`)).toMatchObject({ status: 200 })
    expect((await shop.readProduct('many-500')).available).toBe(5)
  })

  test('answers the first order again for the same Idempotency-Key', async () => {
    const one = await shop.addProduct()
    const two = await shop.addProduct()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const form = newCheckoutForm([
      [one, 1],
      [two, 1],
    ])
    const [first, second] = [await checkOut(form, key), await checkOut(form, key)]
    expect(second.body).toEqual(first.body)
    expect(await left(one, two)).toEqual([99, 99])
  })
})

describe('a product that is archived while its order is being paid', () => {
  test('is sold as it was booked, with the rest of the order', async () => {
    const going = await shop.addProduct({ price: 2 })
    const staying = await shop.addProduct({ price: 3 })
    const order = await shop.checkOut(ada, [
      [going, 2],
      [staying, 1],
    ])
    const clientSecret = await shop.openIntent(ada, order)
    await db.update(products).set({ archivedAt: new Date() }).where(eq(products.id, going._id))
    expect(await shop.confirmCard(clientSecret)).toMatchObject({ status: 200 })
    const answer = await shop.reportPayment(ada, order._id, intentIdOf(clientSecret))
    expect(answer).toMatchObject({ status: 200, body: { order: { status: 'paid', price: 7 } } })
    expect((await shop.readOrder(ada, order._id)).lines).toMatchObject([
      { product: going._id, availability: 2, price: 4 },
      { product: staying._id, availability: 1, price: 3 },
    ])
    expect(await findings()).toEqual([])
  })
})

describe('a price that changed between basket and booking', () => {
  test('answers 409 with both figures of each line, and books nothing', async () => {
    const same = await shop.addProduct({ price: 1 })
    const dearer = await shop.addProduct({ price: 2 })
    const cheaper = await shop.addProduct({ price: 3 })
    await db
      .update(products)
      .set({ priceCents: cents(250) })
      .where(eq(products.id, dearer._id))
    await db
      .update(products)
      .set({ priceCents: cents(290) })
      .where(eq(products.id, cheaper._id))
    const form = newCheckoutForm([
      [same, 2],
      [dearer, 3],
      [cheaper, 1],
    ])
    const refusal = expectProblem(await checkOut(form), 409, ['lines.1.price', 'lines.2.price'])
    expect(refusal.errors).toEqual([
      {
        field: 'lines.1.price',
        message: 'The price has changed: at €2.50 each, 3 pieces come to €7.50, not €6.00',
      },
      {
        field: 'lines.2.price',
        message: 'The price has changed: at €2.90 each, 1 piece comes to €2.90, not €3.00',
      },
    ])
    expect(refusal.current).toMatchObject({ 'lines.1.total': 7.5, 'lines.2.total': 2.9 })
    expect(await left(same, dearer, cheaper)).toEqual([100, 100, 100])
  })

  test('answers 409 with both totals if the lines say no price', async () => {
    const one = await shop.addProduct({ price: 1 })
    const two = await shop.addProduct({ price: 2 })
    const lines = [one, two].map(({ _id: product }) => ({ product, availability: 1 }))
    const refusal = expectProblem(await checkOut({ lines, price: 2.5 }), 409, ['price'])
    expect(refusal).toMatchObject({ detail: 'The order comes to €3.00, not €2.50', current: { total: 3 } })
  })
})
