import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { checkoutEstimate } from '#contract/checkout/checkout.ts'
import { inserted } from '#contract/common.ts'
import { cents } from '#contract/money.ts'
import { orderEvents, orders, payments, rateLimits } from '#db/schema.ts'
import { reconcile } from '#domain/payments/reconcile.ts'
import { berlin, openDeliveryShop, oslo, reykjavik, vienna } from '../support/delivery-shop.ts'
import { newOrderForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { intentIdOf } from '../support/register.ts'
import type { Person } from '../support/shop.ts'

const { shop, ada, book, put, agree, priceParcels, ask, read, paymentOf, invoicesOf } =
  await openDeliveryShop()
afterAll(() => shop.close())
const { db } = shop.database
beforeEach(() => db.delete(rateLimits))

describe('POST /order', () => {
  const withBook = async (address: object) => {
    const person = await shop.signUp({ isConfirmed: true })
    const answer = await person.send('POST', '/address', { ...address, isDefaultDelivery: true })
    expect(answer).toMatchObject({ status: 201 })
    return person
  }
  const bookFor = async (person: Person, product: Product) =>
    shop.readOrder(person, (await shop.book(person, product, 10))._id)

  test('goes to the default address in the standard way, with the VAT of its country, at quantity times price', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    expect(await bookFor(await withBook(vienna), product)).toMatchObject({
      price: 119,
      delivery: 0,
      deliveryAddress: vienna,
      billingAddress: vienna,
      deliveryMethod: 'parcel',
      vatPercent: 20,
      addressNeeded: false,
    })
  })

  test('finds the product by its name too, and is booked once with its key', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const person = await withBook(berlin)
    const { product: _, ...form } = newOrderForm(person, product, 10)
    const send = () => person.send('POST', '/order', form, { 'idempotency-key': 'once' })
    const first = await send()
    expect((await send()).body).toEqual(first.body)
    expect((await shop.readProduct(product._id)).available).toBe(90)
    const id = inserted.parse(first.body).insertedId
    expect(await shop.readOrder(person, id)).toMatchObject({ deliveryAddress: berlin, vatPercent: 19 })
  })

  test.each([
    ['where no VAT is charged, which would change the price', oslo],
    ['to a country that is not delivered to', reykjavik],
  ])('has no address yet if the default one is %s', async (_, address) => {
    const order = await bookFor(await withBook(address), await shop.addProduct({ price: 11.9 }))
    expect(order).toMatchObject({ price: 119, deliveryAddress: null, deliveryMethod: null, vatPercent: null })
  })

  test('has no address yet while standard delivery costs something', async () => {
    const person = await withBook(berlin)
    await priceParcels(4.9, 4.9)
    const order = await bookFor(person, await shop.addProduct({ price: 11.9 }))
    expect(order).toMatchObject({ price: 119, deliveryAddress: null })
    await priceParcels(0, 0)
  })
})

describe('PUT /order/{id}/delivery of an unpaid order', () => {
  test('stores the address, and leaves intent and price as they are if the price stays', async () => {
    const order = await book()
    const secret = await shop.openIntent(ada, order)
    const answer = await agree(order, {
      deliveryAddress: vienna,
      customerReference: 'PO 4711',
      note: 'Gate 3',
    })
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true, order: { price: 119 } } })
    expect(await read(order)).toMatchObject({
      deliveryAddress: vienna,
      billingAddress: vienna,
      deliveryLines: ['Byron Machines', 'Ada Byron', 'Lindengasse 4', '1070 Wien', 'Austria'],
      deliveryMethod: 'parcel',
      vatPercent: 20,
      customerReference: 'PO 4711',
      note: 'Gate 3',
    })
    expect(await shop.openIntent(ada, await read(order))).toBe(secret)
  })

  test('with a dearer method closes the open intent; the next one charges the new total, and that is what is invoiced', async () => {
    const order = await book()
    const before = await shop.openIntent(ada, order)
    const estimated = checkoutEstimate.parse(
      (await ask(order, { country: 'AT', postcode: '1070', deliveryMethod: 'express' })).body,
    )
    expect(await agree(order, { deliveryAddress: vienna, deliveryMethod: 'express' })).toMatchObject({
      status: 200,
    })
    const dearer = await read(order)
    expect(dearer.price).toBe(estimated.total)
    expect(dearer).toMatchObject({ goods: 119, delivery: 14.9, price: 133.9 })
    expect(await shop.confirmCard(before)).toMatchObject({ status: 400 })
    expectProblem(await ada.send('POST', '/create-payment-intent', { price: 119, order: order._id }), 404)
    await shop.pay(ada, dearer)
    expect(await paymentOf(order)).toMatchObject({ status: 'succeeded', amountCents: 13_390 })
    expect(await invoicesOf(order)).toMatchObject([{ grossCents: 13_390, tax: { percent: 20 } }])
    const kinds = (await shop.readTimeline(order._id)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['intent-closed', 'delivery-changed', 'paid']))
  })

  test('keeps the delivery at the price agreed while country and method stay, whatever it costs now', async () => {
    const order = await book()
    await agree(order, { deliveryAddress: vienna, deliveryMethod: 'express' })
    await db
      .update(orders)
      .set({ deliveryCents: cents(200), totalCents: cents(12_100) })
      .where(eq(orders.id, order._id))
    const moved = { ...vienna, street: 'Lindengasse 5' }
    expect(await agree(order, { deliveryAddress: moved, note: 'Gate 3' })).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject({
      deliveryAddress: moved,
      note: 'Gate 3',
      delivery: 2,
      price: 121,
    })
    await agree(order, { deliveryAddress: berlin, deliveryMethod: 'express' })
    expect((await read(order)).delivery).not.toBe(2)
  })

  test('takes the VAT off an export and a reverse charge; back at home it is charged again', async () => {
    const order = await book()
    await agree(order, { deliveryAddress: oslo })
    expect(await read(order)).toMatchObject({ price: 100, relief: 19, taxTreatment: 'export' })
    await agree(order, { deliveryAddress: vienna, vatId: 'atu 1234 5675' })
    expect(await read(order)).toMatchObject({
      price: 100,
      vatId: 'ATU12345675',
      taxTreatment: 'reverse-charge',
    })
    await agree(order, { deliveryAddress: berlin, vatId: '' })
    expect(await read(order)).toMatchObject({ price: 119, relief: 0, vatId: null, vatPercent: 19 })
  })

  test('keeps the prices it was booked at, whatever the products cost now', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const order = await book(ada, product)
    const edit = await shop.admin.send('PATCH', `/product/${product._id}`, { price: 20 }, { 'if-match': '*' })
    expect(edit).toMatchObject({ status: 200 })
    await agree(order, { deliveryAddress: vienna, deliveryMethod: 'express' })
    expect(await read(order)).toMatchObject({ goods: 119, price: 133.9 })
  })

  test('goes on being billed elsewhere if it was, and to where it goes otherwise', async () => {
    const order = await book()
    await agree(order, { deliveryAddress: vienna })
    await agree(order, { deliveryAddress: berlin })
    expect(await read(order)).toMatchObject({ billingAddress: berlin })
    await agree(order, { deliveryAddress: berlin, billingAddress: vienna })
    await agree(order, { deliveryAddress: oslo })
    expect(await read(order)).toMatchObject({ deliveryAddress: oslo, billingAddress: vienna })
  })

  test.each([
    ['a country that is not delivered to', { deliveryAddress: reykjavik }, 'deliveryAddress.country'],
    [
      'a postcode of another country',
      { deliveryAddress: { ...vienna, postcode: '10115' } },
      'deliveryAddress.postcode',
    ],
    [
      'a billing address without a town',
      { deliveryAddress: vienna, billingAddress: { ...berlin, city: '' } },
      'billingAddress.city',
    ],
    [
      'a method that is not offered there',
      { deliveryAddress: vienna, deliveryMethod: 'pick-up' },
      'deliveryMethod',
    ],
    ['a VAT ID of another country', { deliveryAddress: vienna, vatId: 'DE136695976' }, 'vatId'],
    ['a method that does not exist', { deliveryAddress: vienna, deliveryMethod: 'drone' }, 'deliveryMethod'],
  ])('answers 422 to %s, and changes nothing', async (_, wish, field) => {
    const order = await book()
    expectProblem(await agree(order, wish), 422, [field])
    expect(await read(order)).toEqual(order)
  })

  test('keeps a VAT ID of the right form while VIES is away, and refuses one that VIES does not know', async () => {
    const order = await book()
    expect(await agree(order, { deliveryAddress: berlin, vatId: 'DE300000002' })).toMatchObject({
      status: 200,
    })
    expect(await read(order)).toMatchObject({ vatId: 'DE300000002', taxTreatment: 'taxed' })
    expectProblem(await agree(order, { deliveryAddress: berlin, vatId: 'DE200000005' }), 422, ['vatId'])
  })

  test('answers 422 where the total would be too low to be charged', async () => {
    const product = await shop.addProduct({ price: 0.55 })
    const order = await shop.book(ada, product, 1)
    expectProblem(await agree(order, { deliveryAddress: oslo }), 422, ['price'])
  })

  test('answers 409 if the open intent turns out to be paid; then the address alone can be changed', async () => {
    const order = await book()
    const secret = await shop.openIntent(ada, order)
    await shop.confirmCard(secret)
    const wish = { deliveryAddress: vienna, deliveryMethod: 'express' }
    expect(expectProblem(await agree(order, wish), 409).detail).toContain('has just been paid')
    expect(await read(order)).toMatchObject({ status: 'paid', price: 119, transactionId: intentIdOf(secret) })
    expect(await agree(order, { deliveryAddress: vienna })).toMatchObject({ status: 200 })
  })

  test('closes an intent that was opened for an older total and never noted, before anybody can pay it', async () => {
    const order = await book()
    const secret = await shop.openIntent(ada, order)
    await db.delete(payments).where(eq(payments.orderId, order._id))
    await agree(order, { deliveryAddress: vienna, deliveryMethod: 'express' })
    await reconcile(shop.context(), { since: new Date(0) })
    expect(await shop.confirmCard(secret)).toMatchObject({ status: 400 })
    await shop.pay(ada, await read(order))
    expect(await paymentOf(order)).toMatchObject({ amountCents: 13_390 })
  })

  test('answers 429 after 30 changes within an hour', async () => {
    const order = await book()
    for (let changes = 0; changes < 30; changes += 1)
      expect(await agree(order, { deliveryAddress: vienna })).toMatchObject({ status: 200 })
    expectProblem(await agree(order, { deliveryAddress: vienna }), 429)
  })
})

test('PUT /order/{id}/delivery answers 409 with the figures where an unpaid order would cost something else, until that is agreed', async () => {
  const order = await book()
  const wish = { deliveryAddress: vienna, deliveryMethod: 'express' }
  const refused = expectProblem(await put(order, wish), 409, ['agreed'])
  expect(refused).toMatchObject({ current: { total: 133.9, delivery: 14.9 } })
  expectProblem(await put(order, { ...wish, agreed: 130 }), 409, ['agreed'])
  expect(await read(order)).toEqual(order)
  expect(await put(order, { ...wish, agreed: 133.9 })).toMatchObject({ status: 200 })
  expect(await read(order)).toMatchObject({ price: 133.9 })
})

describe('a delivery that is changed while the order is being paid', () => {
  /** Runs of the race; each begins at another moment of the payment. */
  const RUNS = Number(process.env.DELIVERY_RACES ?? 25)

  test('never loses money: what is paid is what the order costs', {
    timeout: 20_000 + RUNS * 2_000,
  }, async () => {
    const product = await shop.addProduct({ price: 11.9, available: 100_000 })
    for (let run = 0; run < RUNS; run += 1) {
      await db.delete(rateLimits)
      const order = await book(ada, product)
      const secret = await shop.openIntent(ada, order)
      const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
      const pay = async () => {
        await wait((run % 13) * 4)
        await shop.confirmCard(secret)
        return shop.reportPayment(ada, order._id, intentIdOf(secret))
      }
      const change = async () => {
        await wait(run % 3)
        return agree(order, { deliveryAddress: vienna, deliveryMethod: 'express' })
      }
      const reopen = () => ada.send('POST', '/create-payment-intent', { price: 119, order: order._id })
      const [paid, changed] = await Promise.all([pay(), change(), reopen(), reopen()])
      const now = await read(order)
      if (changed.status === 200) {
        expect(now).toMatchObject({ status: 'booked', price: 133.9 })
        expect(paid.status).toBe(422)
        await shop.pay(ada, now)
      } else {
        expectProblem(changed, 409)
        if (now.status === 'booked') await shop.pay(ada, now)
      }
      const settled = await read(order)
      expect(settled.status).toBe('paid')
      expect(await paymentOf(order)).toMatchObject({
        status: 'succeeded',
        amountCents: Math.round(settled.price * 100),
      })
      expect(await invoicesOf(order)).toMatchObject([{ grossCents: Math.round(settled.price * 100) }])
    }
  })

  test('by several at once ends with one of their wishes, whole', async () => {
    const order = await book()
    await shop.openIntent(ada, order)
    const wishes = [
      { deliveryAddress: vienna, deliveryMethod: 'express' },
      { deliveryAddress: oslo, deliveryMethod: 'parcel' },
      { deliveryAddress: berlin, deliveryMethod: 'parcel' },
    ]
    await Promise.all(wishes.map(wish => agree(order, wish)))
    const { deliveryAddress, price } = await read(order)
    const prices: Readonly<Record<string, number>> = { AT: 133.9, NO: 100, DE: 119 }
    expect(price).toBe(prices[deliveryAddress?.country ?? ''])
    await shop.pay(ada, await read(order))
  })
})

test('the timeline of an order does not keep its addresses', async () => {
  const order = await book()
  await agree(order, { deliveryAddress: vienna })
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order._id))
  expect(events).toMatchObject([{ kind: 'delivery-changed', detail: 'parcel, €119.00' }])
})
