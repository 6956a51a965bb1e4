import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { auditEvent } from '#contract/audit/audit.ts'
import { EU_COUNTRIES } from '#contract/countries.ts'
import { deliveryCountry, deliveryMethod, deliveryOffers } from '#contract/delivery/delivery.ts'
import { newAddressForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

// A Sunday in Vienna.
const shop = await openTestShop({
  env: { SELLER_COUNTRY: 'AT', SELLER_TIME_ZONE: 'Europe/Vienna' },
  now: () => new Date('2026-11-22T12:00:00Z'),
})
afterAll(() => shop.close())

const { admin } = shop
const visitor = shop.newVisitor()

async function offersTo(country: string, more = '') {
  const { status, body } = await visitor.send('GET', `/delivery?country=${country}${more}`)
  expect(status).toBe(200)
  return deliveryOffers.parse(body)
}

async function readMethod(id: string) {
  const { body } = await admin.send('GET', '/delivery/methods')
  const found = z
    .array(deliveryMethod)
    .parse(body)
    .find(({ method }) => method === id)
  if (!found) throw new Error(`there is no method ${id}`)
  return found
}

const editAs = (person: typeof admin, id: string, edit: unknown, ifMatch?: string) =>
  person.send('PUT', `/delivery/methods/${id}`, edit, ifMatch === undefined ? {} : { 'if-match': ifMatch })

/** An edit that sets everything as it is, but for `change`. */
async function editOf(id: string, change: object = {}) {
  const { isOffered, freeFrom, zones } = await readMethod(id)
  return { isOffered, freeFrom, zones, ...change }
}

describe('GET /delivery/countries', () => {
  const codesOf = async (from: Pick<typeof visitor, 'send'>) => {
    const { status, body } = await from.send('GET', '/delivery/countries')
    expect(status).toBe(200)
    return z.array(deliveryCountry).parse(body)
  }

  test('lists those that something is delivered to, and no other', async () => {
    const listed = await codesOf(visitor)
    expect(listed.map(({ country }) => country).toSorted()).toEqual(
      [...EU_COUNTRIES, 'GB', 'CH', 'NO'].toSorted(),
    )
    expect(listed.every(({ note }) => note === '')).toBe(true)
    expect((await offersTo('JP')).offers).toEqual([])
  })

  test('leaves out where the seller is not registered and does not export, but for Northern Ireland', async () => {
    const refusing = await openTestShop({ env: { UNREGISTERED_COUNTRIES: 'refuse' } })
    try {
      const listed = await codesOf(refusing.newVisitor())
      expect(listed.find(({ country }) => country === 'CH')).toBeUndefined()
      expect(listed.find(({ country }) => country === 'GB')).toEqual({
        country: 'GB',
        note: 'Northern Ireland only',
      })
    } finally {
      await refusing.close()
    }
  })
})

describe('GET /delivery', () => {
  test('offers parcels for nothing to the Union, the United Kingdom, Switzerland and Norway from the start', async () => {
    for (const country of [...EU_COUNTRIES, 'GB', 'CH', 'NO']) {
      const { offers, message } = await offersTo(country, '&grams=5000000')
      expect(offers[0], country).toMatchObject({ method: 'parcel', name: 'Parcel', price: 0 })
      expect(message).toBe('')
    }
  })

  test('counts working days from the day of the order, where the seller is', async () => {
    const { offers } = await offersTo('DE')
    expect(offers[0]).toMatchObject({ method: 'parcel', from: '2026-11-24', to: '2026-11-27' })
  })

  test('prices express and pallet by weight, and leaves out what is too heavy for a method', async () => {
    const priceOf = async (method: string, grams: number, goods = 0) =>
      (await offersTo('DE', `&grams=${grams}&goods=${goods}`)).offers.find(each => each.method === method)
        ?.price
    expect(await priceOf('express', 2000)).toBe(14.9)
    expect(await priceOf('express', 2001)).toBe(22.9)
    expect(await priceOf('express', 31_500)).toBe(39.9)
    expect(await priceOf('express', 31_501)).toBeUndefined()
    expect(await priceOf('pallet', 100_000)).toBe(69)
    expect(await priceOf('pallet', 100_000, 2499.99)).toBe(69)
    expect(await priceOf('pallet', 100_000, 2500)).toBe(0)
  })

  test('offers pick-up in the country of the seller alone', async () => {
    const methodsTo = async (country: string) => (await offersTo(country)).offers.map(({ method }) => method)
    expect(await methodsTo('AT')).toEqual(['parcel', 'express', 'pallet', 'pick-up'])
    expect(await methodsTo('de')).toEqual(['parcel', 'express', 'pallet'])
  })

  test('names the country that nothing is delivered to', async () => {
    expect(await offersTo('BR')).toEqual({
      country: 'BR',
      offers: [],
      message: 'We do not deliver to Brazil.',
      isFreeEverywhere: true,
    })
  })

  test.each([
    ['', 'country'],
    ['country=XX', 'country'],
    ['country=Germany', 'country'],
    ['country=DE&grams=-1', 'grams'],
    ['country=DE&grams=1.5', 'grams'],
    ['country=DE&grams=99999999999', 'grams'],
    ['country=DE&goods=-1', 'goods'],
    ['country=DE&goods=1.234', 'goods'],
  ])('refuses %j, naming %s', async (query, field) => {
    expectProblem(await visitor.send('GET', `/delivery?${query}`), 422, [field])
  })
})

describe('PUT /delivery/methods/{id}', () => {
  test('changes what is offered at once, and leaves a row in the audit trail', async () => {
    const { version } = await readMethod('express')
    const zones = [{ countries: ['no', 'SE'], minDays: 1, maxDays: 1, steps: [{ upTo: null, price: 30 }] }]
    const edit = { isOffered: true, freeFrom: 500, zones }
    const answer = await editAs(admin, 'express', edit, `"${version}"`)
    expect(answer).toMatchObject({ status: 200, body: { method: 'express', version: version + 1 } })
    expect(answer.headers.get('etag')).toBe(`"${version + 1}"`)
    const express = { method: 'express', price: 30, freeFrom: 500, from: '2026-11-23', to: '2026-11-23' }
    expect((await offersTo('NO')).offers).toContainEqual({ ...express, name: 'Express' })
    expect((await offersTo('DE')).offers.map(({ method }) => method)).not.toContain('express')
    const { body } = await admin.send('GET', '/audit?action=delivery-edited')
    expect(z.array(auditEvent).parse(body)[0]).toMatchObject({
      person: admin.email,
      subject: 'delivery express',
      before: { freeFromCents: null },
      after: { freeFromCents: 50_000, zones: [{ countries: ['NO', 'SE'] }] },
    })
  })

  test('answers 412 to an edit that saw an older version, and changes nothing', async () => {
    const { version } = await readMethod('pallet')
    const edit = await editOf('pallet', { freeFrom: null })
    expect(await editAs(admin, 'pallet', edit, `"${version}"`)).toMatchObject({ status: 200 })
    const late = await editAs(admin, 'pallet', { ...edit, freeFrom: 1 }, `"${version}"`)
    expect(expectProblem(late, 412)).toMatchObject({ current: { version: version + 1 } })
    expect(await readMethod('pallet')).toMatchObject({ freeFrom: null, version: version + 1 })
  })

  test('answers 428 without If-Match, and 412 to what is no ETag', async () => {
    const edit = await editOf('parcel')
    expectProblem(await editAs(admin, 'parcel', edit), 428)
    expectProblem(await editAs(admin, 'parcel', edit, '"one"'), 412)
  })

  test('makes no new version of an edit that changes nothing', async () => {
    const { version } = await readMethod('parcel')
    const answer = await editAs(admin, 'parcel', await editOf('parcel'), '*')
    expect(answer).toMatchObject({ status: 200, body: { version } })
  })

  test('takes a method that is not offered any more out of the offers, and says so where nothing is left', async () => {
    const methods = ['parcel', 'pallet'] as const
    for (const id of methods) await editAs(admin, id, await editOf(id, { isOffered: false }), '*')
    expect(await offersTo('DE')).toMatchObject({ offers: [], message: 'We do not deliver to Germany.' })
    for (const id of methods) await editAs(admin, id, await editOf(id, { isOffered: true }), '*')
    expect((await offersTo('DE')).offers).toHaveLength(2)
  })

  test('withdraws a method from new orders, but not from one that is sent again with its key', async () => {
    const { _id } = await shop.addProduct({ price: 2, weight: 10 })
    const lines = [{ product: _id, availability: 1 }]
    const form = { lines, price: 2, deliveryAddress: newAddressForm(), deliveryMethod: 'parcel' }
    const checkOut = (key: string) => admin.send('POST', '/checkout', form, { 'idempotency-key': key })
    const first = await checkOut('sent-twice')
    expect(first).toMatchObject({ status: 201 })
    await editAs(admin, 'parcel', await editOf('parcel', { isOffered: false }), '*')
    expect(await checkOut('sent-twice')).toMatchObject({ status: 201, body: first.body })
    expectProblem(await checkOut('sent-anew'), 422, ['deliveryMethod'])
    await editAs(admin, 'parcel', await editOf('parcel', { isOffered: true }), '*')
  })

  test('says what is too heavy for every method', async () => {
    const steps = [{ upTo: 30_000, price: 0 }]
    const zones = [{ countries: ['IS'], minDays: 2, maxDays: 4, steps }]
    const { zones: before } = await readMethod('parcel')
    await editAs(admin, 'parcel', await editOf('parcel', { zones: [...before, ...zones] }), '*')
    expect(await offersTo('IS', '&grams=30500')).toMatchObject({
      offers: [],
      message: '30.5 kg is more than we can deliver to Iceland: please ask us.',
    })
  })

  test('answers 404 for a method there is none of', async () => {
    expectProblem(await editAs(admin, 'drone', await editOf('parcel'), '*'), 404)
  })

  const step = { upTo: null, price: 1 }
  const zone = { countries: ['DE'], minDays: 1, maxDays: 2, steps: [step] }
  test.each([
    ['no zones', { zones: [] }, 'zones'],
    ['a country that does not exist', { zones: [{ ...zone, countries: ['XX'] }] }, 'zones.0.countries.0'],
    ['a country twice in a zone', { zones: [{ ...zone, countries: ['DE', 'DE'] }] }, 'zones.0.countries'],
    ['a country in two zones', { zones: [zone, zone] }, 'zones'],
    ['no prices', { zones: [{ ...zone, steps: [] }] }, 'zones.0.steps'],
    [
      'any weight before a limit',
      { zones: [{ ...zone, steps: [step, { upTo: 5, price: 1 }] }] },
      'zones.0.steps',
    ],
    ['a negative price', { zones: [{ ...zone, steps: [{ ...step, price: -1 }] }] }, 'zones.0.steps.0.price'],
    ['a last day before the first', { zones: [{ ...zone, minDays: 3 }] }, 'zones.0.maxDays'],
    ['a negative limit', { freeFrom: -1 }, 'freeFrom'],
    ['no word on whether it is offered', { isOffered: undefined }, 'isOffered'],
  ])('refuses %s, naming the field', async (_what, change, field) => {
    const edit = { isOffered: true, freeFrom: null, zones: [zone], ...change }
    expectProblem(await editAs(admin, 'pallet', edit, '*'), 422, [field])
  })

  test('refuses pick-up elsewhere than at the seller’s', async () => {
    const edit = { isOffered: true, freeFrom: null, zones: [zone] }
    expectProblem(await editAs(admin, 'pick-up', edit, '*'), 422, ['zones'])
  })
})
