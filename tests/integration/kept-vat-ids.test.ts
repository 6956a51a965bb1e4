import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ownData } from '#contract/own-data/own-data.ts'
import { savedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { postalAddresses } from '#db/schema.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { readLink } from '../support/mails.ts'
import { openQuoteDesk } from '../support/quote-desk.ts'
import { openTestShop, PASSWORD, type Person } from '../support/shop.ts'

const shop = await openTestShop({ env: { SELLER_COUNTRY: 'DE', SELLER_VAT_ID: 'DE136695976' } })
afterAll(() => shop.close())
const { ask } = openQuoteDesk(shop)

const vienna = newAddressForm()
const berlin = newAddressForm({ street: 'Hauptstr. 1', postcode: '10115', city: 'Berlin', country: 'DE' })

const bookOf = async (person: Person) =>
  z.array(savedAddress).parse((await person.send('GET', '/address')).body)
const keptBy = async (person: Person) =>
  Object.fromEntries((await bookOf(person)).map(({ city, vatId }) => [city, vatId]))

/** Orders for 119 euros at home, without the relief of a business abroad: the person's email address is not confirmed. */
async function checkOut(person: Person, terms: object) {
  const product = await shop.addProduct({ price: 11.9 })
  const answer = await person.send('POST', '/checkout', { ...newCheckoutForm([[product, 10]]), ...terms })
  expect(answer).toMatchObject({ status: 201 })
}

async function newCustomer(): Promise<Person> {
  const person = await shop.signUp()
  for (const address of [vienna, berlin]) await person.send('POST', '/address', address)
  return person
}

describe('GET /address', () => {
  test('names the VAT ID with which goods were last ordered to an address, and of no other address', async () => {
    const person = await newCustomer()
    expect(await keptBy(person)).toEqual({ Wien: '', Berlin: '' })
    await checkOut(person, { deliveryAddress: { ...vienna, phone: '' }, vatId: 'atu 1234 5675' })
    expect(await keptBy(person)).toEqual({ Wien: 'ATU12345675', Berlin: '' })
  })

  test('names it no longer once goods were ordered there without one', async () => {
    const person = await newCustomer()
    await checkOut(person, { deliveryAddress: vienna, vatId: 'ATU12345675' })
    await checkOut(person, { deliveryAddress: vienna })
    expect(await keptBy(person)).toEqual({ Wien: '', Berlin: '' })
  })

  test('names the one with which a quote was ordered', async () => {
    const person = await newCustomer()
    const product = await shop.addProduct({ price: 11.9 })
    const quote = await ask(person, [[product, 10]], { deliveryAddress: berlin, vatId: 'DE111111117' })
    expect(await keptBy(person)).toEqual({ Wien: '', Berlin: '' })
    expect(await person.send('POST', `/quote/${quote._id}/order`, { price: 119 })).toMatchObject({
      status: 201,
    })
    expect(await keptBy(person)).toEqual({ Wien: '', Berlin: 'DE111111117' })
  })

  test('names it still after PUT /address/{id} within the country, and no longer in another one', async () => {
    const person = await newCustomer()
    await checkOut(person, { deliveryAddress: vienna, vatId: 'ATU12345675' })
    const id = (await bookOf(person)).find(({ city }) => city === 'Wien')?._id
    await person.send('PUT', `/address/${id}`, {
      ...vienna,
      street: 'Ring 2',
      city: 'Graz',
      postcode: '8010',
    })
    expect(await keptBy(person)).toEqual({ Graz: 'ATU12345675', Berlin: '' })
    await person.send('PUT', `/address/${id}`, { ...berlin, city: 'Bremen' })
    expect(await keptBy(person)).toEqual({ Bremen: '', Berlin: '' })
  })

  test('keeps none from an order that is refused, nor with the address of somebody else', async () => {
    const [person, other] = [await newCustomer(), await newCustomer()]
    const product = await shop.addProduct({ price: 11.9 })
    const form = { ...newCheckoutForm([[product, 10]]), deliveryAddress: vienna, vatId: 'ATU12345675' }
    expect(await person.send('POST', '/checkout', { ...form, price: 1 })).toMatchObject({ status: 409 })
    expect(await keptBy(person)).toEqual({ Wien: '', Berlin: '' })
    expect(await person.send('POST', '/checkout', form)).toMatchObject({ status: 201 })
    expect(await keptBy(other)).toEqual({ Wien: '', Berlin: '' })
  })
})

test('GET /my-data has the VAT ID with its address; DELETE /my-account takes both away', async () => {
  const person = await newCustomer()
  await checkOut(person, { deliveryAddress: vienna, vatId: 'ATU12345675' })
  const { body } = await person.send('GET', '/my-data')
  expect(ownData.parse(body).postalAddresses).toContainEqual(
    expect.objectContaining({ city: 'Wien', vatId: 'ATU12345675' }),
  )
  expect(await person.send('DELETE', '/my-account', { password: PASSWORD })).toMatchObject({ status: 200 })
  const rows = shop.database.db.select().from(postalAddresses)
  expect(await rows.where(eq(postalAddresses.userId, person.id))).toEqual([])
})

test('the owner of an address proves it: the VAT ID that somebody else left in the account is gone', async () => {
  const thief = await newCustomer()
  await checkOut(thief, { deliveryAddress: vienna, vatId: 'ATU12345675' })
  const owner = shop.newVisitor()
  await owner.send('POST', '/api/auth/request-password-reset', { email: thief.email })
  const link = new URL(await readLink(shop, thief.email, 'reset-password'), 'http://shop')
  const form = { token: link.searchParams.get('token'), newPassword: 'an owner of their own' }
  await owner.send('POST', '/api/auth/reset-password', form)
  const signIn = { email: thief.email, password: form.newPassword }
  expect(await owner.send('POST', '/api/auth/sign-in/email', signIn)).toMatchObject({ status: 200 })
  const { body } = await owner.send('GET', '/my-data')
  expect(ownData.parse(body)).toMatchObject({ postalAddresses: [], orders: [], vatChecks: [] })
})

test('POST /checkout of goods that are picked up keeps no VAT ID with an address that it does not fit', async () => {
  const person = await shop.signUp()
  const heligoland = newAddressForm({ postcode: '27498', city: 'Helgoland', country: 'DE' })
  expect(await person.send('POST', '/address', heligoland)).toMatchObject({ status: 201 })
  await checkOut(person, { deliveryAddress: heligoland, deliveryMethod: 'pick-up', vatId: 'DE111111117' })
  expect(await keptBy(person)).toEqual({ Helgoland: '' })
})
