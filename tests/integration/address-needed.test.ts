import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { mails, rateLimits } from '#db/schema.ts'
import { askForAddresses } from '#domain/orders/ask-for-addresses.ts'
import { berlin, openDeliveryShop, oslo, reykjavik, vienna } from '../support/delivery-shop.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import type { Person } from '../support/shop.ts'

const { shop, ada, book, put, agree, ask, read, invoicesOf } = await openDeliveryShop()
afterAll(() => shop.close())
const { db } = shop.database
beforeEach(() => db.delete(rateLimits))

/** The kinds of mail about an order. */
const kindsOf = async ({ _id }: Pick<Order, '_id'>) =>
  (await db.select().from(mails))
    .filter(({ fields }) => fields.order === _id)
    .map(({ kind }) => kind)
    .sort()

describe('an order that is paid without an address', () => {
  const bookAndPay = async (person: Person = ada) => {
    const order = await book(person)
    await shop.pay(person, order)
    return order
  }
  const readInvoice = async ({ _id }: Order, query = '') => {
    const response = await ada.fetch(`/order/${_id}/invoice${query}`)
    expect(response.status).toBe(200)
    return new Uint8Array(await response.arrayBuffer())
  }

  test('waits for it: it says so, and is not shipped before', async () => {
    const order = await bookAndPay()
    expect(await read(order)).toMatchObject({ status: 'paid', addressNeeded: true })
    const { detail } = expectProblem(await shop.admin.send('POST', `/order/${order._id}/ship`), 409)
    expect(detail).toContain('its customer has not said where to')
    await put(order, { deliveryAddress: vienna })
    expect(await read(order)).toMatchObject({ addressNeeded: false, deliveryMethod: 'parcel', price: 119 })
    expect(await shop.admin.send('POST', `/order/${order._id}/ship`)).toMatchObject({ status: 200 })
    expectProblem(await put(order, { deliveryAddress: berlin }), 409)
  })

  test('gets a corrected invoice with the address and the VAT of its country within what was paid', async () => {
    const order = await bookAndPay()
    await put(order, { deliveryAddress: vienna })
    const [first, corrected, ...more] = await invoicesOf(order)
    expect(more).toEqual([])
    expect(first).toMatchObject({ netCents: 10_000, vatCents: 1_900, tax: { percent: 19, country: 'DE' } })
    expect(corrected).toMatchObject({
      corrects: first?.number,
      grossCents: 11_900,
      netCents: 9_917,
      vatCents: 1_983,
      tax: { treatment: 'taxed', percent: 20, country: 'AT' },
      billingAddress: vienna,
      transactionId: first?.transactionId,
      paidAt: first?.paidAt,
    })
    const words = readPdf(await readInvoice(order)).replaceAll('\n', ' ')
    for (const said of [
      'Corrected invoice',
      `No. ${corrected?.number}`,
      `Invoice no. ${first?.number}`,
      '1070 Wien',
      'Net €99.17',
      'VAT 20% €19.83',
      'Total €119.00',
      'Paid in full by card',
    ])
      expect(words).toContain(said)
    const { xml } = await extractXml(await readInvoice(order))
    expect(xml).toContain('<ram:TypeCode>384</ram:TypeCode>')
    expect(xml).toContain(`<ram:IssuerAssignedID>${first?.number}</ram:IssuerAssignedID>`)
    expect(xml).toContain('<ram:CountryID>AT</ram:CountryID>')
    expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([])
  })

  test('keeps its first invoice, to be had by its number', async () => {
    const order = await bookAndPay()
    const before = await readInvoice(order)
    await put(order, { deliveryAddress: vienna })
    const [first] = await invoicesOf(order)
    expect(await readInvoice(order, `?number=${first?.number}`)).toEqual(before)
    expectProblem(await ada.send('GET', `/order/${order._id}/invoice?number=999999`), 404)
    const other = await bookAndPay()
    expectProblem(await ada.send('GET', `/order/${other._id}/invoice?number=${first?.number}`), 404)
  })

  test('pays what it paid although no VAT is charged where it goes; a mistaken country can be corrected', async () => {
    const order = await bookAndPay()
    await put(order, { deliveryAddress: oslo })
    expect(await read(order)).toMatchObject({ price: 119, relief: 0, taxTreatment: 'export', vatPercent: 0 })
    await put(order, { deliveryAddress: vienna })
    expect(await read(order)).toMatchObject({ price: 119, taxTreatment: 'taxed', vatPercent: 20 })
    expect((await invoicesOf(order)).map(({ vatCents }) => vatCents)).toEqual([1_900, 0, 1_983])
  })

  test('gets another invoice only if it says something else', async () => {
    const order = await bookAndPay()
    await put(order, { deliveryAddress: vienna })
    await put(order, { deliveryAddress: vienna })
    await put(order, { deliveryAddress: { ...vienna, phone: '+43 1 1111111' } })
    expect(await invoicesOf(order)).toHaveLength(2)
    await put(order, { deliveryAddress: { ...vienna, street: 'Lindengasse 5' } })
    await put(order, { deliveryAddress: { ...vienna, street: 'Lindengasse 5' }, note: 'Gate 3' })
    const all = await invoicesOf(order)
    expect(all.map(({ corrects }) => corrects)).toEqual([
      undefined,
      ...all.slice(0, 3).map(({ number }) => number),
    ])
  })

  test('answers 422 for a country that is not delivered to, with what to do', async () => {
    const order = await bookAndPay()
    const { detail } = expectProblem(await put(order, { deliveryAddress: reykjavik }), 422, [
      'deliveryAddress.country',
    ])
    expect(detail).toMatch(/We do not deliver to Iceland\. .*contact us to give the order back/)
  })

  test.each([
    ['deliveryMethod', { deliveryMethod: 'express' }],
    ['vatId', { vatId: 'ATU12345675' }],
  ])('answers 409 to another %s', async (field, wish) => {
    const order = await bookAndPay()
    expectProblem(await put(order, { deliveryAddress: vienna, ...wish }), 409, [field])
    expect(await read(order)).toMatchObject({ addressNeeded: true })
  })

  test('cannot go to another country if it was paid without VAT', async () => {
    const order = await book()
    await agree(order, { deliveryAddress: oslo })
    await shop.pay(ada, await read(order))
    const wrong = await put(order, { deliveryAddress: vienna })
    expect(expectProblem(wrong, 409, ['deliveryAddress.country']).detail).toContain('is without VAT')
    expect(await put(order, { deliveryAddress: { ...oslo, street: 'Storgata 2' } })).toMatchObject({
      status: 200,
    })
    expect(await read(order)).toMatchObject({ price: 100, relief: 19, taxTreatment: 'export' })
  })

  test('answers 409 once it is refunded, and for orders that are cancelled', async () => {
    const order = await bookAndPay()
    await shop.admin.send('POST', `/order/${order._id}/refund`, { amount: 119, reason: 'Not needed' })
    expectProblem(await put(order, { deliveryAddress: vienna }), 409)
    const unwanted = await book()
    await ada.send('POST', `/order/${unwanted._id}/cancel`)
    expectProblem(await put(unwanted, { deliveryAddress: vienna }), 409)
    expectProblem(await ask(unwanted, { country: 'AT' }), 409)
  })

  test('is asked about with the confirmation of the payment, and once more after two days, by three workers at once', async () => {
    const person = await shop.signUp()
    const [waiting, told, away] = [
      await bookAndPay(person),
      await bookAndPay(person),
      await bookAndPay(person),
    ]
    expect(await put(told, { deliveryAddress: vienna }, person)).toMatchObject({ status: 200 })
    await shop.admin.send('POST', `/order/${away._id}/refund`, { amount: 119, reason: 'Not needed' })
    const work = () => Promise.all([1, 2, 3].map(() => askForAddresses(shop.context())))
    await work()
    expect(await kindsOf(waiting)).toEqual(['order-booked', 'order-paid'])
    shop.clock.forward({ hours: 49 })
    await work()
    await work()
    expect(await kindsOf(waiting)).toEqual(['order-address-needed', 'order-booked', 'order-paid'])
    expect(await kindsOf(told)).toEqual(['order-booked', 'order-corrected', 'order-paid'])
    expect(await kindsOf(away)).not.toContain('order-address-needed')
  })
})
