import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEvents, mails, rateLimits } from '#db/schema.ts'
import { berlin, openDeliveryShop, vienna } from '../support/delivery-shop.ts'
import { expectProblem } from '../support/problems.ts'

/** What an admin does about an order that its customer has booked. */

const { shop, ada, book, put, agree, priceParcels, read } = await openDeliveryShop()
afterAll(() => shop.close())
const { admin } = shop
const { db } = shop.database
const bob = await shop.signUp({ isConfirmed: true })
beforeEach(() => db.delete(rateLimits))
type Known = { readonly _id: string }
const cancel = ({ _id }: Known, by = admin) => by.send('POST', `/order/${_id}/cancel`)
const trailOf = ({ _id }: Known) =>
  db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, `order ${_id}`))
    .orderBy(auditEvents.createdAt, auditEvents.id)
const timelineOf = async ({ _id }: Known) => (await ada.send('GET', `/order/${_id}/details`)).body
const mailsOf = ({ _id }: Known) =>
  db
    .select()
    .from(mails)
    .where(eq(sql`${mails.fields} ->> 'order'`, _id))
    .orderBy(mails.createdAt)

describe('POST /order/{id}/cancel by an admin', () => {
  test('cancels an unpaid order once: stock and payment as for the customer, who is told that it was the shop', async () => {
    const product = await shop.addProduct({ price: 11.9, available: 10 })
    const order = await book(ada, product)
    const secret = await shop.openIntent(ada, order)
    for (let time = 0; time < 2; time += 1)
      expect(await cancel(order)).toMatchObject({ status: 200, body: { order: { status: 'cancelled' } } })
    expect((await shop.readProduct(product._id)).available).toBe(10)
    expect(await shop.countStock(product._id)).toBe(10)
    expect(await shop.confirmCard(secret)).toMatchObject({ status: 400 })
    expect(await trailOf(order)).toMatchObject([
      { action: 'order-cancelled', actorEmail: admin.email, after: { customer: ada.email, total: 119 } },
    ])
    expect(await timelineOf(order)).toMatchObject({
      timeline: [
        { kind: 'booked', byShop: false },
        { kind: 'cancelled', byShop: true },
      ],
    })
    expect((await mailsOf(order)).at(-1)).toMatchObject({
      kind: 'order-cancelled',
      recipient: ada.email,
      fields: { by: 'shop' },
    })
  })

  test('by the customer stays theirs: neither in the audit trail, nor told as done by the shop', async () => {
    const order = await book()
    expect(await cancel(order, ada)).toMatchObject({ status: 200 })
    expect(await trailOf(order)).toEqual([])
    expect((await mailsOf(order)).at(-1)?.fields).toEqual({ order: order._id })
    expect(await timelineOf(order)).toMatchObject({ timeline: [{}, { kind: 'cancelled', byShop: false }] })
  })

  test('answers 409 for an order that is paid, and for a difference of delivery; 404 to other customers', async () => {
    await priceParcels(8.9, 89)
    const order = await book()
    expectProblem(await cancel(order, bob), 404)
    await shop.pay(ada, order)
    expect(expectProblem(await cancel(order), 409).detail).toContain('is paid')
    await put(order, { deliveryAddress: vienna, agreed: 127.9 })
    const { dueOrder } = await read(order)
    expectProblem(await cancel({ _id: dueOrder ?? '' }), 409)
    expect(await trailOf(order)).toEqual([])
  })

  test('answers 409 and books a payment that came at the last moment', async () => {
    const order = await book()
    await shop.confirmCard(await shop.openIntent(ada, order))
    expectProblem(await cancel(order), 409)
    expect(await read(order)).toMatchObject({ status: 'paid' })
    expect(await trailOf(order)).toEqual([])
  })

  test('and a payment at the same moment: it is paid, or cancelled and nothing is charged', async () => {
    for (let run = 0; run < 8; run += 1) {
      const order = await book()
      const secret = await shop.openIntent(ada, order)
      const [paid, cancelled] = await Promise.all([shop.confirmCard(secret), cancel(order)])
      const isCancelled = cancelled.status === 200
      expect({ run, charged: paid.status === 200 }).toEqual({ run, charged: !isCancelled })
      await shop.sendWebhooks()
      expect(await read(order)).toMatchObject({ status: isCancelled ? 'cancelled' : 'paid' })
      expect(await trailOf(order)).toHaveLength(isCancelled ? 1 : 0)
    }
  })
})

describe('PUT /order/{id}/delivery by an admin', () => {
  beforeEach(() => priceParcels(8.9, 89))

  test('corrects an unpaid order; a new total is 409 with the figures until it is sent as agreed, and the customer is told', async () => {
    const order = await book()
    const refused = expectProblem(await put(order, { deliveryAddress: vienna }, admin), 409, ['agreed'])
    expect(refused.current).toEqual({ total: 127.9, delivery: 8.9 })
    expect(await read(order)).toMatchObject({ deliveryAddress: null, price: 119 })
    expect(await agree(order, { deliveryAddress: vienna }, admin)).toMatchObject({ status: 200 })
    const moved = { ...vienna, street: 'Lindengasse 5' }
    expect(await put(order, { deliveryAddress: moved }, admin)).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject({ deliveryAddress: moved, price: 127.9, userEmail: ada.email })
    expect(await trailOf(order)).toMatchObject([
      {
        action: 'order-redirected',
        actorEmail: admin.email,
        before: { country: null, total: 119 },
        after: { customer: ada.email, country: 'AT', total: 127.9 },
      },
      { action: 'order-redirected' },
    ])
    // Which house it is stays out of a trail that outlives the account.
    expect(JSON.stringify(await trailOf(order))).not.toContain('Lindengasse')
    expect(await timelineOf(order)).toMatchObject({
      timeline: [{}, { kind: 'delivery-changed', byShop: true }, { kind: 'delivery-changed', byShop: true }],
    })
    expect((await mailsOf(order)).filter(({ kind }) => kind === 'order-redirected')).toHaveLength(2)
  })

  test('of a paid order changes what costs no more; only the customer can agree to more', async () => {
    const order = await book()
    expect(await agree(order, { deliveryAddress: berlin })).toMatchObject({ status: 200 })
    await shop.pay(ada, await read(order))
    const moved = { ...berlin, street: 'Hauptstr. 2' }
    expect(await put(order, { deliveryAddress: moved }, admin)).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject({ deliveryAddress: moved, due: 0 })
    const oslo = { ...vienna, street: 'Storgata 1', postcode: '0155', city: 'Oslo', country: 'NO' }
    for (const agreed of [undefined, 174.79]) {
      const json = { deliveryAddress: oslo, agreed }
      const { detail } = expectProblem(await put(order, json, admin), 409, ['deliveryAddress.country'])
      expect(detail).toContain('Only the customer can agree to that')
    }
    expect(await read(order)).toMatchObject({ deliveryAddress: moved, due: 0 })
    expect(await agree(order, { deliveryAddress: oslo })).toMatchObject({ status: 200 })
    const { due } = await read(order)
    expect(due).toBeGreaterThan(0)
    // Within the country that the customer agreed to, the admin corrects it.
    const there = { deliveryAddress: { ...oslo, street: 'Storgata 2' } }
    expect(await put(order, there, admin)).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject({ due, deliveryAddress: { street: 'Storgata 2' } })
  })

  test('answers 422 naming the part of the address, 409 for an order that has ended, and 404 to other customers', async () => {
    const order = await book()
    const broken = { deliveryAddress: { ...vienna, postcode: 'ABC' } }
    expectProblem(await put(order, broken, admin), 422, ['deliveryAddress.postcode'])
    expectProblem(await put(order, { deliveryAddress: vienna }, bob), 404)
    await cancel(order)
    expectProblem(await put(order, { deliveryAddress: vienna }, admin), 409)
  })
})

test('POST /order/{id}/delivery/estimate answers an admin by the customer’s own standing, and other customers 404', async () => {
  const order = await book()
  const json = { country: 'AT', postcode: '1070', vatId: 'ATU12345675' }
  const ask = (by = admin) => by.send('POST', `/order/${order._id}/delivery/estimate`, json)
  expect(await ask()).toMatchObject({ status: 200, body: { taxTreatment: 'reverse-charge' } })
  expectProblem(await ask(bob), 404)
})
