import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import type { Order } from '#contract/orders/orders.ts'
import { invoices } from '#db/schema.ts'
import { liftInvoiceContent } from '#db/tables/invoice-content.ts'
import { berlin, oslo } from '../support/delivery-shop.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { openAccountShop } from '../support/on-account.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openQuoteDesk } from '../support/quote-desk.ts'
import type { Person } from '../support/shop.ts'

const shop = await openAccountShop()
afterAll(() => shop.close())
const ada = await shop.newDebtor()
/** What is sent there is an export; what is picked up is supplied at the door of the seller. */
const heligoland = newAddressForm({ postcode: '27498', city: 'Helgoland', country: 'DE' })

/** Books ten pieces for 119 euros. */
async function book(person: Person, terms: object): Promise<Order> {
  const product = await shop.addProduct({ price: 11.9 })
  const answer = await person.send('POST', '/checkout', { ...newCheckoutForm([[product, 10]]), ...terms })
  expect(answer).toMatchObject({ status: 201 })
  return shop.readOrder(person, inserted.parse(answer.body).insertedId)
}

async function invoicesOf({ _id }: Order) {
  const rows = await shop.database.db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, _id))
    .orderBy(invoices.number)
  return rows.map(({ content }) => liftInvoiceContent(content))
}

const put = (order: Order, json: object) => ada.send('PUT', `/order/${order._id}/delivery`, json)

describe('PUT /order/{id}/delivery', () => {
  test.each(['paid', 'on-account'] as const)(
    'of an order that is %s answers 409 to pick-up, and leaves its invoice',
    async status => {
      const paymentMethod = status === 'paid' ? 'card' : 'account'
      const order = await book(ada, { deliveryAddress: berlin, paymentMethod })
      if (status === 'paid') await shop.pay(ada, order)
      expectProblem(await put(order, { deliveryAddress: berlin, deliveryMethod: 'pick-up' }), 409, [
        'deliveryMethod',
      ])
      expect(await shop.readOrder(ada, order._id)).toMatchObject({
        status,
        deliveryMethod: 'parcel',
        price: 119,
      })
      expect(await invoicesOf(order)).toHaveLength(1)
    },
  )

  test('of a paid order that says nothing of its delivery answers 409 to pick-up: it was paid with delivery', async () => {
    const order = await shop.book(ada, await shop.addProduct({ price: 11.9 }), 10)
    await shop.pay(ada, order)
    expectProblem(await put(order, { deliveryAddress: berlin, deliveryMethod: 'pick-up' }), 409, [
      'deliveryMethod',
    ])
    expect(await put(order, { deliveryAddress: berlin })).toMatchObject({ status: 200 })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ deliveryMethod: 'parcel', price: 119 })
  })

  test('of an unpaid order takes pick-up, and the invoice then has the VAT of the seller’s door', async () => {
    const order = await book(ada, { deliveryAddress: heligoland, price: 100 })
    const wish = { deliveryAddress: heligoland, deliveryMethod: 'pick-up' }
    expectProblem(await put(order, wish), 409)
    expect(await put(order, { ...wish, agreed: 119 })).toMatchObject({ status: 200 })
    await shop.pay(ada, await shop.readOrder(ada, order._id))
    expect(await invoicesOf(order)).toMatchObject([
      {
        grossCents: 11_900,
        vatCents: 1900,
        tax: { treatment: 'taxed', percent: 19 },
        delivery: { method: 'pick-up' },
      },
    ])
  })

  test('of an order on account that is picked up keeps its VAT, wherever in the country its customer lives', async () => {
    const terms = { deliveryAddress: berlin, deliveryMethod: 'pick-up', paymentMethod: 'account' }
    const order = await book(ada, terms)
    expect(await put(order, { deliveryAddress: heligoland })).toMatchObject({ status: 200 })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({
      price: 119,
      taxTreatment: 'taxed',
      vatPercent: 19,
    })
    const [, corrected] = await invoicesOf(order)
    expect(corrected).toMatchObject({ vatCents: 1900, deliveryAddress: { city: 'Helgoland' } })
    expectProblem(await put(order, { deliveryAddress: oslo }), 422, ['deliveryAddress.country'])
  })
})

describe('a quote with pick-up', () => {
  const { ask, order: orderQuote } = openQuoteDesk(shop)
  const offer = async () =>
    ask(ada, [[await shop.addProduct({ price: 11.9 }), 10]], {
      deliveryAddress: heligoland,
      deliveryMethod: 'pick-up',
    })

  test('has the VAT of the seller’s door and costs no delivery, on its paper too', async () => {
    const quote = await offer()
    expect(quote).toMatchObject({ total: 119, delivery: 0, vat: 19, vatPercent: 19, taxTreatment: 'taxed' })
    const response = await ada.fetch(`/quote/${quote._id}/pdf`)
    const words = readPdf(new Uint8Array(await response.arrayBuffer()))
    for (const said of ['Delivery: Pick-up', 'VAT 19%', '€119.00']) expect(words).toContain(said)
  })

  test('is ordered as it was quoted', async () => {
    const quote = await offer()
    const { body } = await orderQuote(ada, quote, { paymentMethod: 'account' })
    const order = await shop.readOrder(ada, inserted.parse(body).insertedId)
    expect(order).toMatchObject({
      price: 119,
      deliveryMethod: 'pick-up',
      taxTreatment: 'taxed',
      vatPercent: 19,
    })
    expect(await invoicesOf(order)).toMatchObject([
      { vatCents: 1900, delivery: { method: 'pick-up', cents: 0 } },
    ])
  })

  test('is an export if it is ordered to be sent there', async () => {
    const quote = await offer()
    const terms = { deliveryAddress: heligoland, deliveryMethod: 'parcel' }
    expectProblem(await orderQuote(ada, quote, terms), 409)
    const { body } = await orderQuote(ada, quote, { ...terms, price: 100 })
    expect(await shop.readOrder(ada, inserted.parse(body).insertedId)).toMatchObject({
      price: 100,
      relief: 19,
      taxTreatment: 'export',
    })
  })
})
