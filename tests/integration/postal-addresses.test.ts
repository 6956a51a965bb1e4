import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { ownData } from '#contract/own-data/own-data.ts'
import { addressRules, MAX_ADDRESSES, savedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { postalAddresses } from '#db/schema.ts'
import { findDefaultAddresses } from '#domain/postal-addresses/defaults.ts'
import { named, newAddressForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, PASSWORD, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db } = shop.database

const add = (person: Person, fields: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  person.send('POST', '/address', newAddressForm(fields), headers)
const addNew = async (person: Person, fields: Record<string, unknown> = {}) =>
  inserted.parse((await add(person, fields)).body).insertedId
const list = async (person: Person) =>
  z.array(savedAddress).parse((await person.send('GET', '/address')).body)
const flagsOf = async (person: Person) =>
  (await list(person)).map(({ street, isDefaultDelivery, isDefaultBilling }) => [
    street,
    isDefaultDelivery,
    isDefaultBilling,
  ])

describe('GET /address-rules/{country}', () => {
  const rulesOf = async (country: string) =>
    addressRules.parse((await shop.newVisitor().send('GET', `/address-rules/${country}`)).body)

  test('answers the parts of an address in the order of the country', async () => {
    expect(await rulesOf('AT')).toEqual({
      country: 'AT',
      rows: [['company'], ['name'], ['street'], ['street2'], ['postcode', 'city']],
      required: ['street', 'city', 'postcode'],
      labels: { postcode: 'Postcode', city: 'City', region: 'Province' },
      postcodeForm: '4 digits',
      regions: [],
    })
  })

  test('answers the labels and the regions of the country, in the Latin script', async () => {
    const us = await rulesOf('us')
    expect(us.rows.at(-1)).toEqual(['city', 'region', 'postcode'])
    expect(us.labels).toEqual({ postcode: 'ZIP code', city: 'City', region: 'State' })
    expect(us.regions).toContainEqual({ code: 'CA', name: 'California' })
    const jp = await rulesOf('JP')
    expect(jp.rows).toEqual([['name'], ['company'], ['street'], ['street2'], ['region'], ['postcode']])
    expect(jp.regions).toContainEqual({ code: '13', name: 'Tokyo' })
    expect((await rulesOf('IE')).labels.postcode).toBe('Eircode')
    expect((await rulesOf('AE')).postcodeForm).toBeNull()
  })

  test('answers 404 for a code of no country', async () => {
    for (const code of ['ZZ', 'lite', '..%2Fpackage'])
      expectProblem(await shop.newVisitor().send('GET', `/address-rules/${code}`), 404)
  })
})

describe('POST /address', () => {
  test('saves the address, the first as the default for deliveries and bills', async () => {
    const person = await shop.signUp()
    const first = await add(person)
    expect(first).toMatchObject({ status: 201, body: { acknowledged: true } })
    await add(person, { street: 'Hafenweg 9', city: 'Linz', postcode: '4020' })
    const [second, saved] = await list(person)
    expect(saved).toMatchObject({
      ...newAddressForm(),
      isDefaultDelivery: true,
      isDefaultBilling: true,
      lines: ['Byron Machines', 'Ada Byron', 'Lindengasse 4', '1070 Wien', 'Austria'],
    })
    expect(second).toMatchObject({ city: 'Linz', isDefaultDelivery: false, isDefaultBilling: false })
  })

  test('takes a default over from the address that had it', async () => {
    const person = await shop.signUp()
    await addNew(person, { street: 'One' })
    await addNew(person, { street: 'Two', isDefaultDelivery: true })
    expect(await flagsOf(person)).toEqual([
      ['Two', true, false],
      ['One', false, true],
    ])
  })

  test('saves the same address once, however often it is sent with the same key', async () => {
    const person = await shop.signUp()
    const headers = { 'idempotency-key': 'only-one' }
    const [one, two] = await Promise.all([add(person, {}, headers), add(person, {}, headers)])
    expect(one).toMatchObject({ status: 201 })
    expect(two?.body).toEqual(one?.body)
    expect(await list(person)).toHaveLength(1)
  })

  test(`keeps ${MAX_ADDRESSES} addresses of a person, one of them the default, however many are sent at once`, async () => {
    const person = await shop.signUp()
    const answers = await Promise.all(
      Array.from({ length: MAX_ADDRESSES + 5 }, (_, index) =>
        add(person, { street: `Gasse ${index}`, isDefaultDelivery: index % 2 === 0 }),
      ),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(5)
    for (const answer of refused)
      expect(expectProblem(answer, 409).detail).toContain('please remove one first')
    const saved = await list(person)
    expect(saved).toHaveLength(MAX_ADDRESSES)
    expect(saved.filter(({ isDefaultDelivery }) => isDefaultDelivery)).toHaveLength(1)
    expect(saved.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1)
  })

  test.each([
    ['AT', ' a-1070 ', '1070'],
    ['AT', 'AT-1070', '1070'],
    ['DE', 'd - 10115', '10115'],
    ['GB', 'ec1y  8sy', 'EC1Y 8SY'],
    ['GB', 'sw1a1aa', 'SW1A1AA'],
    ['NL', '1234ab', '1234AB'],
    ['LV', 'lv-1073', 'LV-1073'],
  ])('in %s, takes the postcode %j as %j', async (country, typed, postcode) => {
    const person = await shop.signUp()
    await addNew(person, { country, postcode: typed })
    expect(await list(person)).toMatchObject([{ postcode }])
  })

  test.each([
    ['AT', { postcode: '10700' }, 'postcode', 'Postcode: 4 digits in Austria'],
    ['AT', { postcode: '' }, 'postcode', 'Postcode is required'],
    ['PL', { postcode: '00950' }, 'postcode', 'Postcode: like 00-950 in Poland'],
    ['GB', { postcode: 'AB1 1AA or so' }, 'postcode', 'Postcode: like EC1Y 8SY in the United Kingdom'],
    ['US', { postcode: '95014' }, 'region', 'State is required'],
    ['US', { postcode: '9501', region: 'CA' }, 'postcode', 'ZIP code: like 95014 in the United States'],
    ['US', { postcode: '95014', region: 'Bavaria' }, 'region', 'State: unknown in the United States'],
    ['AT', { street: ' ' }, 'street', 'Street is required'],
    ['GB', { postcode: 'EC1Y 8SY', city: '' }, 'city', 'Town or city is required'],
    ['AT', { name: '', company: '' }, 'name', 'A name or a company is required'],
  ])('in %s, answers 422 for %j naming %s: %s', async (country, fields, field, message) => {
    const person = await shop.signUp()
    const { errors } = expectProblem(await add(person, { country, ...fields }), 422)
    expect(errors).toEqual([{ field, message }])
  })

  test('names every part that is wrong at once', async () => {
    const person = await shop.signUp()
    const answer = await add(person, { street: '', city: '', postcode: '1', name: '', company: '' })
    expectProblem(answer, 422, ['name', 'street', 'city', 'postcode'])
  })

  test.each(
    named([
      ['country', 'Austria'],
      ['country', 'ZZ'],
      ['country', undefined],
      ['street', 'Lindengasse 4\nHof 2'],
      ['name', 'Ada\u202Enoryb'],
      ['company', 'x'.repeat(101)],
      ['city', 7],
      ['phone', 'call me'],
      ['isDefaultDelivery', 'yes'],
    ]),
  )('answers 422 naming %s when it is %s', async (field, _, value) => {
    expectProblem(await add(await shop.signUp(), { [field]: value }), 422, [field])
  })

  test('keeps a region by its code, and leaves out what the country does not write', async () => {
    const person = await shop.signUp()
    const us = { country: 'US', city: 'Cupertino', postcode: '95014', region: 'california' }
    await addNew(person, us)
    await addNew(person, { country: 'AE', region: 'Dubai', city: 'Dubai', postcode: '12345' })
    const [ae, california] = await list(person)
    expect(california).toMatchObject({ region: 'CA', lines: expect.arrayContaining(['Cupertino, CA 95014']) })
    expect(ae).toMatchObject({ region: 'DU', city: '', postcode: '' })
    expect(ae?.lines.slice(-2)).toEqual(['Dubai', 'United Arab Emirates'])
  })
})

describe('PUT /address/{id}', () => {
  test('replaces the address; flags that are left out stay', async () => {
    const person = await shop.signUp()
    const id = await addNew(person)
    const changed = newAddressForm({ country: 'DE', postcode: '10115', city: 'Berlin' })
    expect(await person.send('PUT', `/address/${id}`, changed)).toMatchObject({ status: 200 })
    expect(await list(person)).toMatchObject([
      { _id: id, city: 'Berlin', isDefaultDelivery: true, isDefaultBilling: true },
    ])
    await person.send('PUT', `/address/${id}`, { ...changed, isDefaultBilling: false })
    expect(await list(person)).toMatchObject([{ isDefaultDelivery: true, isDefaultBilling: false }])
  })

  test('leaves one default, however many are chosen at once', async () => {
    const person = await shop.signUp()
    const ids = await Promise.all(['One', 'Two', 'Three', 'Four'].map(street => addNew(person, { street })))
    const answers = await Promise.all(
      ids.map(id =>
        person.send(
          'PUT',
          `/address/${id}`,
          newAddressForm({ isDefaultDelivery: true, isDefaultBilling: true }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const saved = await list(person)
    expect(saved.filter(({ isDefaultDelivery }) => isDefaultDelivery)).toHaveLength(1)
    expect(saved.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1)
  })

  test("keeps the defaults of the caller when the address is somebody else's", async () => {
    const [person, other] = [await shop.signUp(), await shop.signUp()]
    await addNew(person)
    const theirs = await addNew(other)
    const taken = newAddressForm({ isDefaultDelivery: true, city: 'Graz' })
    expectProblem(await person.send('PUT', `/address/${theirs}`, taken), 404)
    expectProblem(await person.send('PUT', '/address/nothing', taken), 404)
    expect(await list(other)).toMatchObject([{ city: 'Wien' }])
    expect(await list(person)).toMatchObject([{ isDefaultDelivery: true }])
  })
})

describe('DELETE /address/{id}', () => {
  test('removes the address, and makes no other one the default', async () => {
    const person = await shop.signUp()
    await addNew(person, { street: 'One' })
    const second = await addNew(person, { street: 'Two', isDefaultDelivery: true })
    expect(await person.send('DELETE', `/address/${second}`)).toMatchObject({ status: 200 })
    expect(await flagsOf(person)).toEqual([['One', false, true]])
    expectProblem(await person.send('DELETE', `/address/${second}`), 404)
  })

  test("answers 404 for somebody else's, and leaves it", async () => {
    const [person, other] = [await shop.signUp(), await shop.signUp()]
    const id = await addNew(other)
    expectProblem(await person.send('DELETE', `/address/${id}`), 404)
    expect(await list(other)).toHaveLength(1)
  })
})

test('the defaults of a person are found for a booking, each or neither', async () => {
  const person = await shop.signUp()
  expect(await findDefaultAddresses({ db }, person.id)).toEqual({ delivery: null, billing: null })
  await addNew(person)
  await addNew(person, { street: 'Hafenweg 9', isDefaultDelivery: true })
  expect(await findDefaultAddresses({ db }, person.id)).toEqual({
    delivery: newAddressForm({ street: 'Hafenweg 9' }),
    billing: newAddressForm(),
  })
})

test("addresses are in one's own data, and go with the account", async () => {
  const person = await shop.signUp()
  await addNew(person)
  const data = ownData.parse((await person.send('GET', '/my-data')).body)
  expect(data.postalAddresses).toMatchObject([{ street: 'Lindengasse 4', isDefaultBilling: true }])
  expect(await person.send('DELETE', '/my-account', { password: PASSWORD })).toMatchObject({ status: 200 })
  expect(await db.$count(postalAddresses, eq(postalAddresses.userId, person.id))).toBe(0)
})
