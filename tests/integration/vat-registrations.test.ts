import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { checkoutEstimate } from '#contract/checkout/checkout.ts'
import { inserted } from '#contract/common.ts'
import { deliveryOffers } from '#contract/delivery/delivery.ts'
import { invoices, orders } from '#db/schema.ts'
import { liftInvoiceContent } from '#db/tables/invoice-content.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { openAccountShop } from '../support/on-account.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openQuoteDesk, quoteLinesOf } from '../support/quote-desk.ts'
import type { Person } from '../support/shop.ts'

const BRITISH = 'GB123456782'
const SWISS = 'CHE-107.787.577 MWST'
const OWN = 'DE136695976'
const london = newAddressForm({ postcode: 'SW1A 1AA', city: 'London', country: 'GB' })
const bern = newAddressForm({ postcode: '3011', city: 'Bern', country: 'CH' })
const belfast = newAddressForm({ postcode: 'BT1 1AA', city: 'Belfast', country: 'GB' })

const registered = await openAccountShop({ VAT_REGISTRATIONS: `GB:${BRITISH},CH:${SWISS}` })
const unregistered = await openAccountShop()
const refusing = await openAccountShop({ UNREGISTERED_COUNTRIES: 'refuse' })
const withoutOss = await openAccountShop({ OSS: 'no' })
afterAll(() => Promise.all([registered, unregistered, refusing, withoutOss].map(shop => shop.close())))

type Shop = typeof registered

/** Books ten pieces for 119 euros of list price on account, and returns the order with what its invoice says. */
async function bookTo(shop: Shop, deliveryAddress: object, price: number) {
  const person = await shop.newDebtor()
  const product = await shop.addProduct({ price: 11.9 })
  const form = { ...newCheckoutForm([[product, 10]]), deliveryAddress, paymentMethod: 'account', price }
  const answer = await person.send('POST', '/checkout', form)
  expect(answer).toMatchObject({ status: 201 })
  const order = await shop.readOrder(person, inserted.parse(answer.body).insertedId)
  return { person, order, content: await readContent(shop, order) }
}

async function readContent(shop: Shop, { _id }: { _id: string }) {
  const rows = await shop.database.db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, _id))
    .orderBy(invoices.number)
  return liftInvoiceContent(rows.at(-1)?.content ?? expect.fail('there is no invoice'))
}

async function estimate(shop: Shop, person: Person, place: object) {
  const product = await shop.addProduct({ price: 11.9 })
  const lines = [{ product: product._id, availability: 10 }]
  return person.send('POST', '/checkout/estimate', { lines, ...place })
}

const elementOf = (xml: string, name: string) =>
  new RegExp(`<ram:${name}>.*?</ram:${name}>`, 's').exec(xml)?.[0]

describe('with registrations in Great Britain and Switzerland', () => {
  test.each([
    ['London', london, 20, BRITISH],
    ['Bern', bern, 8.1, SWISS],
  ])(
    'POST /checkout to %s charges the VAT there, and every paper names the number there',
    async (_, address, percent, number) => {
      const { person, order, content } = await bookTo(registered, address, 119)
      expect(order).toMatchObject({ price: 119, relief: 0, taxTreatment: 'taxed', vatPercent: percent })
      expect(content).toMatchObject({ seller: { vatId: number }, tax: { treatment: 'taxed', percent } })
      const seller = elementOf(await registered.readXml(person, order, 'invoice'), 'SellerTradeParty')
      expect(seller).toContain(`<ram:ID schemeID="VA">${number}</ram:ID>`)
      for (const paper of ['invoice', 'confirmation'] as const) {
        const words = await registered.readWords(person, order, paper)
        expect(words).toContain(`VAT ID ${number}`)
        expect(words).not.toContain(OWN)
      }
    },
  )

  test.each([
    ['home', newAddressForm({ postcode: '10115', city: 'Berlin', country: 'DE' }), 19],
    ['Vienna', newAddressForm(), 20],
    ['Belfast, which counts as the Union', belfast, 20],
  ])('POST /checkout to %s names the seller’s own number', async (_, address, percent) => {
    const { content } = await bookTo(registered, address, 119)
    expect(content).toMatchObject({ seller: { vatId: OWN }, tax: { treatment: 'taxed', percent } })
  })

  test('GET /quote/{id}/pdf names the number there, and so does the order', async () => {
    const person = await registered.newDebtor()
    const product = await registered.addProduct({ price: 11.9 })
    const { ask } = openQuoteDesk(registered)
    const quote = await ask(person, [[product, 10]], { deliveryAddress: london })
    const response = await person.fetch(`/quote/${quote._id}/pdf`)
    expect(readPdf(new Uint8Array(await response.arrayBuffer()))).toContain(BRITISH)
    const answer = await person.send('POST', `/quote/${quote._id}/order`, {
      price: 119,
      paymentMethod: 'account',
    })
    const { insertedId } = inserted.parse(answer.body)
    expect(await readContent(registered, { _id: insertedId })).toMatchObject({ seller: { vatId: BRITISH } })
  })

  test('PUT /order/{id}/delivery from London to Vienna makes a corrected invoice with the seller’s own number', async () => {
    const { person, order } = await bookTo(registered, london, 119)
    const moved = { deliveryAddress: newAddressForm(), billingAddress: london }
    expect(await person.send('PUT', `/order/${order._id}/delivery`, moved)).toMatchObject({ status: 200 })
    expect(await readContent(registered, order)).toMatchObject({
      corrects: expect.any(Number),
      seller: { vatId: OWN },
      tax: { percent: 20, country: 'AT' },
    })
  })
})

describe('without registrations', () => {
  test.each([
    ['London', london],
    ['Bern', bern],
  ])(
    'POST /checkout/estimate to %s is an export, without the seller’s VAT',
    async (_, { country, postcode }) => {
      const person = await unregistered.signUp()
      expect(await estimate(unregistered, person, { country, postcode })).toMatchObject({
        body: { goods: 119, relief: 19, total: 100, vat: 0, taxTreatment: 'export' },
      })
    },
  )

  test('POST /checkout to London is invoiced as an export, whose import VAT and customs the customer pays', async () => {
    const { person, order, content } = await bookTo(unregistered, london, 100)
    expect(content).toMatchObject({
      seller: { vatId: OWN },
      tax: { treatment: 'export', percent: 0, isImportDue: true },
      vatCents: 0,
    })
    const said = 'The customer pays import VAT and customs duties.'
    expect(await unregistered.readWords(person, order, 'invoice')).toContain(said)
    const xml = await unregistered.readXml(person, order, 'invoice')
    expect(elementOf(xml, 'ExemptionReason')).toContain(said)
    expect(xml).toContain('<ram:ExemptionReasonCode>VATEX-EU-G</ram:ExemptionReasonCode>')
  })

  test('POST /checkout/estimate to Northern Ireland is taxed like the Union', async () => {
    const person = await unregistered.signUp()
    const place = { country: 'GB', postcode: 'BT1 1AA' }
    expect(await estimate(unregistered, person, place)).toMatchObject({
      body: { total: 119, vatPercent: 20, taxTreatment: 'taxed' },
    })
  })

  test('POST /order by somebody in London has no address yet, as an export would change its price', async () => {
    const person = await unregistered.signUp()
    await person.send('POST', '/address', london)
    const order = await unregistered.book(person, await unregistered.addProduct({ price: 11.9 }), 10)
    expect(await unregistered.readOrder(person, order._id)).toMatchObject({
      price: 119,
      deliveryAddress: null,
    })
  })

  test('an order from before keeps its VAT and its number, on its papers and when its street changes', async () => {
    const { person, order } = await bookTo(registered, london, 119)
    // As it was booked before the shop knew of registrations.
    await registered.database.db.update(orders).set({ sellerVatId: null }).where(eq(orders.id, order._id))
    expect(await registered.readWords(person, order, 'confirmation')).toContain(OWN)
    const moved = { deliveryAddress: { ...london, street: '2 Other Street' } }
    expect(await person.send('PUT', `/order/${order._id}/delivery`, moved)).toMatchObject({ status: 200 })
    expect(await registered.readOrder(person, order._id)).toMatchObject({
      taxTreatment: 'taxed',
      vatPercent: 20,
    })
    expect(await readContent(registered, order)).toMatchObject({ seller: { vatId: OWN } })
  })
})

describe('with UNREGISTERED_COUNTRIES=refuse', () => {
  const GREAT_BRITAIN =
    'We do not deliver to Great Britain; in the United Kingdom we deliver to Northern Ireland only'

  test.each([
    ['GB', 'SW1A 1AA', GREAT_BRITAIN],
    ['GB', '', GREAT_BRITAIN],
    ['CH', '3011', 'We do not deliver to Switzerland'],
    ['LI', '9490', 'We do not deliver to Liechtenstein'],
    ['IM', 'IM1 1AA', 'We do not deliver to the Isle of Man'],
  ])(
    'POST /checkout/estimate to %s %s answers 422 naming the country',
    async (country, postcode, message) => {
      const answer = await estimate(refusing, await refusing.signUp(), { country, postcode })
      expect(expectProblem(answer, 422, ['country']).errors?.[0]?.message).toContain(message)
    },
  )

  test('GET /delivery has no offers there, and says why', async () => {
    const { body } = await refusing.newVisitor().send('GET', '/delivery?country=CH')
    expect(deliveryOffers.parse(body)).toMatchObject({
      offers: [],
      message: 'We do not deliver to Switzerland.',
    })
  })

  test('POST /checkout and POST /quote to London answer 422 naming the country', async () => {
    const person = await refusing.signUp({ isConfirmed: true })
    const product = await refusing.addProduct({ price: 11.9 })
    const form = { ...newCheckoutForm([[product, 10]]), deliveryAddress: london, price: 100 }
    expectProblem(await person.send('POST', '/checkout', form), 422, ['deliveryAddress.country'])
    const wish = { lines: quoteLinesOf([[product, 10]]), deliveryAddress: london }
    expectProblem(await person.send('POST', '/quote', wish), 422, ['deliveryAddress.country'])
  })

  test('POST and PUT /address answer 422 naming the country of one for deliveries; one to bill is kept', async () => {
    const person = await refusing.signUp()
    const refusal = expectProblem(await person.send('POST', '/address', london), 422, ['country'])
    expect(refusal.errors?.[0]?.message).toContain(GREAT_BRITAIN)
    const { body } = await person.send('POST', '/address', newAddressForm())
    const { insertedId } = inserted.parse(body)
    expectProblem(await person.send('PUT', `/address/${insertedId}`, london), 422, ['country'])
    const billed = { ...london, isDefaultBilling: true }
    expect(await person.send('POST', '/address', billed)).toMatchObject({ status: 201 })
    expectProblem(await person.send('POST', '/address', { ...london, isDefaultDelivery: true }), 422, [
      'country',
    ])
  })

  test('Northern Ireland is delivered to; an order that goes there is not sent to London', async () => {
    const { person, order } = await bookTo(refusing, belfast, 119)
    const answer = await person.send('PUT', `/order/${order._id}/delivery`, { deliveryAddress: london })
    expectProblem(answer, 422, ['deliveryAddress.country'])
    const nearby = { deliveryAddress: { ...belfast, street: '2 Other Street' } }
    expect(await person.send('PUT', `/order/${order._id}/delivery`, nearby)).toMatchObject({ status: 200 })
  })
})

test('with OSS=no, private persons in the Union are charged the seller’s own VAT, and businesses none', async () => {
  const person = await withoutOss.signUp({ isConfirmed: true })
  const costs = async (terms: object) =>
    checkoutEstimate.parse((await estimate(withoutOss, person, terms)).body)
  expect(await costs({ country: 'HU' })).toMatchObject({ total: 119, vat: 19, vatPercent: 19 })
  expect(await costs({ country: 'AT', vatId: 'ATU12345675' })).toMatchObject({
    total: 100,
    taxTreatment: 'reverse-charge',
  })
})
