import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { type CheckoutEstimate, checkoutEstimate } from '#contract/checkout/checkout.ts'
import { inserted } from '#contract/common.ts'
import { orderDetails } from '#contract/orders/details.ts'
import { orders, vatChecks } from '#db/schema.ts'
import { keepAnswer } from '#domain/tax/vat-checks.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { readMails } from '../support/mails.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const now = new Date('2026-11-23T09:00:00Z')
const shop = await openTestShop({
  env: { SELLER_COUNTRY: 'DE', SELLER_VAT_ID: 'DE136695976', VAT_RATE: '19' },
  now: () => now,
})
afterAll(() => shop.close())
const { db } = shop.database

const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })
const vienna = newAddressForm()
const berlin = newAddressForm({ street: 'Hauptstr. 1', postcode: '10115', city: 'Berlin', country: 'DE' })
/** Of a business in Vienna; the stand-in of VIES never answers. */
const SILENT = 'ATU10000005'
const oslo = newAddressForm({ street: 'Storgata 1', postcode: '0155', city: 'Oslo', country: 'NO' })

const ask = (product: Product, terms: object) =>
  ada.send('POST', '/checkout/estimate', { lines: [{ product: product._id, availability: 10 }], ...terms })
const estimate = async (product: Product, terms: object): Promise<CheckoutEstimate> =>
  checkoutEstimate.parse((await ask(product, terms)).body)
const checkOut = (product: Product, terms: object, headers?: Record<string, string>) =>
  ada.send('POST', '/checkout', { ...newCheckoutForm([[product, 10]]), ...terms }, headers)
const book = async (product: Product, terms: object) => {
  const { body } = await checkOut(product, terms)
  const [booked] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, inserted.parse(body).insertedId))
  return booked
}

describe('POST /checkout/estimate', () => {
  test('answers the total with the VAT of the destination; the price stays the same everywhere in the Union', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const costs = (country: string) => estimate(product, { country })
    expect(await costs('DE')).toMatchObject({ total: 119, net: 100, vat: 19, vatPercent: 19, relief: 0 })
    expect(await costs('AT')).toMatchObject({ total: 119, vatPercent: 20, taxTreatment: 'taxed' })
    expect(await costs('HU')).toMatchObject({ total: 119, vatPercent: 27, taxTreatment: 'taxed' })
  })

  test('takes the VAT off an export, and off what a business in another country of the Union buys', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const untaxed = { goods: 119, relief: 19, total: 100, net: 100, vat: 0, vatPercent: 0 }
    expect(await estimate(product, { country: 'NO' })).toMatchObject({ ...untaxed, taxTreatment: 'export' })
    expect(await estimate(product, { country: 'AT', vatId: 'ATU12345675' })).toMatchObject({
      ...untaxed,
      taxTreatment: 'reverse-charge',
    })
  })

  test('charges VAT despite a VAT ID until the person has confirmed their email address, and says so', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const question = {
      lines: [{ product: product._id, availability: 10 }],
      country: 'AT',
      vatId: 'ATU12345675',
    }
    const eve = await shop.signUp()
    expect(await eve.send('POST', '/checkout/estimate', question)).toMatchObject({
      body: { total: 119, taxTreatment: 'taxed', vatIdDoubt: 'unconfirmed' },
    })
    expect(await ada.send('POST', '/checkout/estimate', question)).toMatchObject({
      body: { total: 100, vatIdDoubt: null, registeredTo: 'Example Company ATU12345675' },
    })
  })

  test('offers the ways of delivery, and adds what the chosen one costs', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const terms = { country: 'DE', deliveryMethod: 'express' }
    const { offers, delivery, total, deliveryMethod } = await estimate(product, terms)
    expect(deliveryMethod).toBe('express')
    expect(offers.map(({ method }) => method)).toContain('parcel')
    expect(delivery).toBe(offers.find(({ method }) => method === 'express')?.price)
    expect(delivery).toBeGreaterThan(0)
    expect(total).toBeCloseTo(119 + delivery, 2)
  })

  test('refuses a country that is not delivered to, by its name', async () => {
    const product = await shop.addProduct()
    const { detail } = expectProblem(await ask(product, { country: 'KP' }), 422, ['country'])
    expect(detail).toContain('We do not deliver to North Korea')
  })

  test('refuses a VAT ID of another country than the address', async () => {
    const product = await shop.addProduct()
    expectProblem(await ask(product, { country: 'AT', vatId: 'DE136695976' }), 422, ['vatId'])
  })

  test('asks a visitor to sign in before a VAT ID is checked', async () => {
    const product = await shop.addProduct()
    const question = { lines: [{ product: product._id, availability: 1 }], country: 'AT' }
    expect(await shop.newVisitor().send('POST', '/checkout/estimate', question)).toMatchObject({
      status: 200,
    })
    const checked = { ...question, vatId: 'ATU12345675' }
    expect(await shop.newVisitor().send('POST', '/checkout/estimate', checked)).toMatchObject({ status: 401 })
  })
})

describe('POST /checkout with an address', () => {
  test.each([
    ['pick-up', '27498', 'taxed', 119],
    ['pick-up', '78266', 'taxed', 119],
    ['parcel', '27498', 'export', 100],
    ['parcel', 'D-27498', 'export', 100],
    ['parcel', 'D 27498', 'export', 100],
    ['parcel', '274 98', 'export', 100],
  ] as const)(
    'taxes a %s with the postcode %s as the estimate and a change of delivery do: %s',
    async (deliveryMethod, postcode, taxTreatment, total) => {
      const product = await shop.addProduct({ price: 11.9 })
      const place = { country: 'DE', postcode }
      expect(await estimate(product, { ...place, deliveryMethod })).toMatchObject({ total, taxTreatment })
      const terms = { deliveryAddress: { ...berlin, ...place }, deliveryMethod }
      const booked = await book(product, { ...terms, price: total })
      expect(booked).toMatchObject({ totalCents: total * 100, taxTreatment })
      const changed = await book(product, { deliveryAddress: berlin, price: 119 })
      expect(
        await ada.send('PUT', `/order/${changed?.id}/delivery`, { ...terms, agreed: total }),
      ).toMatchObject({ status: 200 })
      expect(await shop.readOrder(ada, changed?.id ?? '')).toMatchObject({ price: total, taxTreatment })
    },
  )

  test('charges VAT while VIES is silent about a VAT ID, and keeps it so when the address changes', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const silent = { country: 'AT', postcode: '1010', vatId: SILENT }
    expect(await estimate(product, silent)).toMatchObject({
      total: 119,
      taxTreatment: 'taxed',
      vatIdDoubt: 'pending',
    })
    const booked = await book(product, { deliveryAddress: vienna, vatId: SILENT, price: 119 })
    expect(booked).toMatchObject({ vatId: SILENT, totalCents: 11_900, taxTreatment: 'taxed' })
    const order = await shop.readOrder(ada, booked?.id ?? '')
    expect(order).toMatchObject({ vatCheck: { status: 'pending', name: '' } })
    await shop.pay(ada, order)
    const moved = { deliveryAddress: { ...vienna, street: 'Ring 2' } }
    expect(await ada.send('PUT', `/order/${order._id}/delivery`, moved)).toMatchObject({ status: 200 })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ taxTreatment: 'taxed', vatPercent: 20 })
    const [pending] = await db.select().from(vatChecks).where(eq(vatChecks.vatId, SILENT))
    expect(pending).toMatchObject({ status: 'pending' })
    const answer = { isValid: true, name: 'Late Company', address: '', consultationNumber: 'W1' }
    await keepAnswer(shop.context(), SILENT, { answer, customer: null })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ vatCheck: { name: 'Late Company' } })
    const told = await readMails(shop, shop.context().contactTo)
    const mail = told.find(({ kind }) => kind === 'vat-id-confirmed')
    expect(mail?.body).toContain(`${order.number} of ${ada.email}: €19.00`)
    const { body } = await ada.send('GET', `/order/${order._id}/details`)
    expect(orderDetails.parse(body).timeline.at(-1)).toEqual({
      at: now.toISOString(),
      kind: 'vat-id-confirmed',
      detail: 'Without VAT the order costs €19.00 less, which we can give back',
      byShop: false,
    })
  })

  test('keeps with an order what VIES answered about its VAT ID', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const booked = await book(product, { deliveryAddress: vienna, vatId: 'ATU12345675', price: 100 })
    expect(await shop.readOrder(shop.admin, booked?.id ?? '')).toMatchObject({
      taxTreatment: 'reverse-charge',
      vatCheck: {
        status: 'valid',
        name: 'Example Company ATU12345675',
        consultationNumber: expect.stringMatching(/^WAPIAAAA\d{8}$/),
      },
    })
  })

  test('books addresses, delivery, VAT, reference and note as they were, at the total that was estimated', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const { total } = await estimate(product, { country: 'AT', deliveryMethod: 'express' })
    const booked = await book(product, {
      price: total,
      deliveryAddress: vienna,
      billingAddress: berlin,
      deliveryMethod: 'express',
      customerReference: 'PO 4711',
      note: 'Gate 3',
    })
    expect(booked).toMatchObject({
      deliveryAddress: { city: 'Wien', country: 'AT' },
      billingAddress: { city: 'Berlin', country: 'DE' },
      deliveryMethod: 'express',
      taxTreatment: 'taxed',
      vatPercent: 20,
      customerReference: 'PO 4711',
      note: 'Gate 3',
      goodsCents: 11_900,
      totalCents: Math.round(total * 100),
    })
  })

  test('books an export without VAT, billed to the address it goes to', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    expect(await book(product, { price: 100, deliveryAddress: oslo })).toMatchObject({
      taxTreatment: 'export',
      reliefCents: 1900,
      totalCents: 10_000,
      billingAddress: { country: 'NO' },
    })
  })

  test('keeps the VAT ID of a reverse charge', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const terms = { price: 100, deliveryAddress: vienna, vatId: 'atu 1234 5675' }
    expect(await book(product, terms)).toMatchObject({
      vatId: 'ATU12345675',
      taxTreatment: 'reverse-charge',
      reliefCents: 1900,
    })
  })

  test('books nothing at another total than that of now, and answers it', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const answer = await checkOut(product, { price: 100, deliveryAddress: vienna })
    expect(expectProblem(answer, 409).current).toMatchObject({ total: 119 })
    expect((await shop.readProduct(product._id)).available).toBe(product.available)
  })

  test('names the parts of an address that its country writes differently', async () => {
    const product = await shop.addProduct()
    const wrong = { ...vienna, postcode: '12345', city: '' }
    const parts = ['deliveryAddress.city', 'deliveryAddress.postcode']
    expectProblem(await checkOut(product, { deliveryAddress: wrong }), 422, parts)
  })

  test('books once, however often it is sent with its key', async () => {
    const product = await shop.addProduct({ price: 11.9 })
    const terms = { deliveryAddress: berlin }
    const key = { 'idempotency-key': 'checkout-once' }
    const first = await checkOut(product, terms, key)
    expect((await checkOut(product, terms, key)).body).toEqual(first.body)
    expect((await shop.readProduct(product._id)).available).toBe(product.available - 10)
  })
})
