import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { dispatchFacts, makeBlank, readFacts } from '#contract/catalog/plain-facts.ts'
import { inserted } from '#contract/common.ts'
import { cents } from '#contract/money.ts'
import { products } from '#db/schema.ts'
import { named, newOrderForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const ada = await shop.signUp({ name: 'Ada Byron', email: 'Ada.Byron@Example.com', isConfirmed: true })
const bob = await shop.signUp()

describe('POST /order', () => {
  test('answers 201 with the id, and GET /order/{id} returns the order under the names it is read by', async () => {
    const product = await shop.addProduct({ price: 9.95, min: 2, available: 10 })
    const answer = await ada.send('POST', '/order', {
      ...newOrderForm(ada, product, 3),
      userName: 'Countess of Lovelace',
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { acknowledged: true, insertedId: expect.any(String) },
    })
    const { insertedId } = inserted.parse(answer.body)
    expect(answer.headers.get('location')).toBe(`/order/${insertedId}`)
    const { body: order } = await ada.send('GET', `/order/${insertedId}`)
    expect(order).toEqual({
      _id: insertedId,
      userName: 'Countess of Lovelace',
      userEmail: 'ada.byron@example.com',
      email: 'ada.byron@example.com',
      orderName: product.name,
      orderDescription: product.description,
      product: product._id,
      img: product.img,
      minQuantity: 2,
      availability: 3,
      unitPrice: 9.95,
      price: 29.85,
      phone: '+49 30 1234567',
      status: 'booked',
      partlyShipped: false,
      paid: false,
      transactionId: null,
      refunded: 0,
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      ...additionsOf(product),
    })
  })

  /** What has come to the fields above since orders have lines; of three pieces. */
  const additionsOf = (product: Product) => ({
    number: expect.stringMatching(/^PH-20\d\d-\d{6}$/),
    lines: [
      {
        product: product._id,
        sku: null,
        name: product.name,
        img: product.img,
        minQuantity: 2,
        availability: 3,
        unitPrice: 9.95,
        price: 29.85,
        ...readFacts(dispatchFacts, makeBlank(dispatchFacts)),
        backOrder: null,
        ownNumber: '',
      },
    ],
    goods: 29.85,
    delivery: 0,
    relief: 0,
    deliveryMethod: null,
    deliveryAddress: null,
    deliveryLines: null,
    billingAddress: null,
    vatId: null,
    taxTreatment: 'taxed',
    vatPercent: null,
    customerReference: '',
    note: '',
    paymentMethod: 'card',
    due: 0,
    discount: null,
    discounted: 0,
    received: 0,
    dueAt: null,
    dueOrder: null,
    supplementOf: null,
    vatCheck: null,
    addressNeeded: false,
  })

  test('takes the pieces out of stock', async () => {
    const product = await shop.addProduct({ available: 10 })
    await shop.book(ada, product, 4)
    expect(await shop.readProduct(product._id)).toMatchObject({ available: 6 })
  })

  test('accepts exactly the eight fields of the specification, and finds the product by its name', async () => {
    const wanted = await shop.addProduct()
    const { product: _, ...form } = newOrderForm(ada, wanted, 2)
    const answer = await ada.send('POST', '/order', form)
    expect(answer).toMatchObject({ status: 201 })
    const order = await shop.readOrder(ada, inserted.parse(answer.body).insertedId)
    expect(order).toMatchObject({ product: wanted._id, orderName: wanted.name })
  })

  test('takes name, description and minimum from the product, whatever the form says', async () => {
    const product = await shop.addProduct({ min: 5 })
    const form = {
      ...newOrderForm(ada, product),
      orderName: 'Gold',
      orderDescription: 'Gold',
      minQuantity: 1,
    }
    const { body } = await ada.send('POST', '/order', form)
    expect(await shop.readOrder(ada, inserted.parse(body).insertedId)).toMatchObject({
      orderName: product.name,
      orderDescription: product.description,
      minQuantity: 5,
    })
  })

  test("compares the address with the session's case-insensitively", async () => {
    const form = newOrderForm({ name: ada.name, email: 'ADA.BYRON@example.COM' }, await shop.addProduct())
    expect(await ada.send('POST', '/order', form)).toMatchObject({ status: 201 })
  })

  test.each([
    ['a rounding error of binary floating point', 9.95, 3, 3 * 9.95],
    ['a string of digits', 9.95, 3, '29.85'],
    ['a string of whole euros', 10, 2, '20'],
    ['the same error in a large sum', 1234.56, 777, 777 * 1234.56],
  ])('accepts a price with %s', async (_, unitPrice, quantity, price) => {
    const product = await shop.addProduct({ price: unitPrice, available: 1000 })
    const form = { ...newOrderForm(ada, product, quantity), price }
    expect(await ada.send('POST', '/order', form)).toMatchObject({ status: 201 })
  })

  test.each(
    named([
      ['availability', 0],
      ['availability', -1],
      ['availability', 1.5],
      ['availability', '2.5'],
      ['availability', 'two'],
      ['availability', 1e300],
      ['availability', null],
      ['availability', [2]],
      ['price', 9.951],
      ['price', '9.951'],
      ['price', '9,95'],
      ['price', -9.95],
      ['price', ''],
      ['price', null],
      ['price', {}],
      ['userEmail', 'nobody'],
      ['userEmail', ''],
      ['userEmail', 7],
      ['phone', 'call me'],
      ['phone', 'a\0b'],
      ['orderName', ''],
      ['orderName', 'a\0b'],
      ['userName', 'a\0b'],
      ['product', '../x'],
      ['product', 5],
      ['minQuantity', 'x'],
    ]),
  )('answers 422 naming %s when it is %s', async (field, _, value) => {
    const product = await shop.addProduct()
    const form = { ...newOrderForm(ada, product, 1), [field]: value }
    expectProblem(await ada.send('POST', '/order', form), 422, [field])
    expect(await shop.readProduct(product._id)).toEqual(product)
  })

  test.each([
    ['product', { product: '0190-nothing' }],
    ['orderName', { product: undefined, orderName: 'No such thing' }],
  ])('answers 422 naming %s when there is no such product', async (field, fields) => {
    const form = { ...newOrderForm(ada, await shop.addProduct()), ...fields }
    expectProblem(await ada.send('POST', '/order', form), 422, [field])
  })

  test('answers 422 naming availability below the minimum order', async () => {
    const product = await shop.addProduct({ min: 5 })
    expectProblem(await ada.send('POST', '/order', newOrderForm(ada, product, 4)), 422, ['availability'])
  })

  test('answers 409 with the current figures when it exceeds the stock, and books nothing', async () => {
    const product = await shop.addProduct({ price: 2.5, min: 2, available: 10 })
    const refusal = expectProblem(await ada.send('POST', '/order', newOrderForm(ada, product, 11)), 409, [
      'availability',
    ])
    expect(refusal.current).toEqual({ price: 2.5, min: 2, available: 10, total: 27.5 })
    expect(await shop.readProduct(product._id)).toEqual(product)
  })

  test('answers 409 naming the shortage when less than the minimum order is left', async () => {
    const product = await shop.addProduct({ min: 4, available: 6 })
    await shop.book(bob, product, 4)
    const refusal = expectProblem(await ada.send('POST', '/order', newOrderForm(ada, product, 4)), 409)
    expect(refusal).toMatchObject({ detail: 'This product is sold out', current: { available: 2 } })
  })

  test('answers 409 with the current figures when the price has changed, and books nothing', async () => {
    const product = await shop.addProduct({ price: 10, available: 50 })
    await shop.database.db
      .update(products)
      .set({ priceCents: cents(1250) })
      .where(eq(products.id, product._id))
    const { body: before } = await ada.send('GET', `/order?email=${ada.email}`)
    const refusal = expectProblem(await ada.send('POST', '/order', newOrderForm(ada, product, 3)), 409, [
      'price',
    ])
    expect(refusal.current).toEqual({ price: 12.5, min: 1, available: 50, total: 37.5 })
    const sum = 'The price has changed: at €12.50 each, 3 pieces come to €37.50, not €30.00'
    expect(refusal.detail).toBe(sum)
    expect(await shop.readProduct(product._id)).toMatchObject({ available: 50 })
    expect((await ada.send('GET', `/order?email=${ada.email}`)).body).toEqual(before)
  })

  test('answers 403 and books nothing when the address is somebody else’s', async () => {
    const product = await shop.addProduct()
    expectProblem(await ada.send('POST', '/order', newOrderForm(bob, product)), 403)
    expect(await shop.readProduct(product._id)).toEqual(product)
  })
})

describe('GET /order', () => {
  test("answers a person's orders, newest first, and nobody else's", async () => {
    const carl = await shop.signUp()
    const product = await shop.addProduct()
    const first = await shop.book(carl, product)
    await shop.book(bob, product)
    const second = await shop.book(carl, product, 2)
    const { status, body } = await carl.send('GET', `/order?email=${encodeURIComponent(carl.email)}`)
    expect({ status, body }).toEqual({ status: 200, body: [second, first] })
    expect((await shop.admin.send('GET', `/order?email=${carl.email}`)).body).toEqual([second, first])
    expect((await shop.admin.send('GET', '/order')).body).toEqual(expect.arrayContaining([second, first]))
  })

  test('may not be cached anywhere between the shop and the person', async () => {
    const answer = await bob.fetch(`/order?email=${bob.email}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('answers an empty list to a person without orders', async () => {
    const dora = await shop.signUp()
    expect(await dora.send('GET', `/order?email=${dora.email}`)).toMatchObject({ status: 200, body: [] })
  })

  test.each(['email=nobody', 'email=', 'email=%00@x.de'])('answers 422 to ?%s, naming email', async query => {
    expectProblem(await ada.send('GET', `/order?${query}`), 422, ['email'])
  })
})

describe('GET /order/{id}', () => {
  test('answers 404 to another person, as if there were no such order', async () => {
    const order = await shop.book(ada, await shop.addProduct())
    const hidden = await bob.send('GET', `/order/${order._id}`)
    const missing = await bob.send('GET', '/order/0190-nothing')
    expectProblem(hidden, 404)
    expect(hidden.body).toEqual(missing.body)
    expect(await shop.admin.send('GET', `/order/${order._id}`)).toMatchObject({ status: 200, body: order })
  })
})
