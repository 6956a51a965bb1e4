import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { trackedOrder } from '#contract/tracking/tracking.ts'
import { auditEvents, mails, orderLines, orders, shipments } from '#db/schema.ts'
import { examineBooks, repairBooks } from '#domain/doctor/examine.ts'
import { recordOrderEvent } from '#domain/timeline.ts'
import { issueTrackingLink } from '#domain/tracking/issue.ts'
import { newAddressForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { bolts, nuts, ofOrder, openShipmentShop } from '../support/shipments.ts'
import { ORIGIN } from '../support/shop.ts'

const shop = await openShipmentShop()
afterAll(() => shop.close())
const { db } = shop.database
const { ada, bolt, clock, sell, post, ship, undo, read, newsOf, expectBooks } = shop
beforeEach(() => {
  clock.aheadMs = 0
})
const countStock = async () => (await shop.readProduct(bolt._id)).available

describe('POST /order/{id}/shipments', () => {
  test('a part leaves first: the order is paid until all have left, and each shipment has its lines, parcels, time and colleague', async () => {
    const order = await sell()
    const parcels = [{ carrier: 'dhl', number: '0034 0434 1' }]
    const first = await ship(order, { lines: [bolts(6), nuts(0)], parcels, shipped: 0 })
    expect(await read(order)).toMatchObject({
      order: { status: 'paid', partlyShipped: true },
      shipments: [
        {
          _id: first,
          shippedBy: shop.admin.email,
          undoableUntil: expect.any(String),
          lines: [{ line: 0, name: 'Eye bolt', sku: 'EYE-1', pieces: 6 }],
          parcels: [{ carrier: 'dhl', number: '003404341' }],
        },
      ],
      toCome: [
        { line: 0, pieces: 4 },
        { line: 1, pieces: 4 },
      ],
    })
    await ship(order, { lines: [bolts(4)], shipped: 6 })
    await ship(order, { shipped: 10 })
    const done = await read(order)
    expect(done).toMatchObject({ order: { status: 'shipped', partlyShipped: false }, toCome: [] })
    expect(done.shipments.map(({ lines }) => lines.map(({ line, pieces }) => [line, pieces]))).toEqual([
      [[0, 6]],
      [[0, 4]],
      [[1, 4]],
    ])
    expect(done.timeline.map(({ kind }) => kind).slice(-3)).toEqual([
      'part-shipped',
      'part-shipped',
      'shipped',
    ])
    const trail = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, `order ${order._id}`))
      .orderBy(auditEvents.id)
    expect(trail.map(({ action, after }) => [action, after?.pieces])).toEqual([
      ['order-part-shipped', 6],
      ['order-part-shipped', 4],
      ['order-shipped', 4],
    ])
    await expectBooks()
  })

  test('its customer sees what is in which parcel and what is still to come, at the order and by a link, but no colleague', async () => {
    const order = await sell()
    await ship(order, { lines: [bolts(6)], parcels: [{ carrier: 'gls', number: 'GLS4711' }], shipped: 0 })
    expect(await read(order, ada)).toMatchObject({
      shipments: [{ shippedBy: null, undoableUntil: null, lines: [{ pieces: 6 }] }],
      toCome: [{ pieces: 4 }, { name: 'Wing nut', pieces: 4 }],
    })
    const link = await issueTrackingLink(db, { orderId: order._id, origin: ORIGIN, at: new Date() })
    const token = link.split('#')[1] ?? ''
    const followed = trackedOrder.parse((await shop.newVisitor().send('POST', '/tracking', { token })).body)
    expect(followed).toMatchObject({
      state: 'preparing',
      shipments: [{ lines: [{ name: 'Eye bolt', pieces: 6 }], parcels: [{ number: 'GLS4711' }] }],
      toCome: [{ pieces: 4 }, { pieces: 4 }],
    })
    expect(JSON.stringify(followed)).not.toContain(shop.admin.email)
  })

  test('what an older client calls ships all that is left, once, and so does a list of parcels; a parcel that has left ships nothing more', async () => {
    const [one, other] = [await sell(), await sell()]
    await ship(one, { lines: [bolts(6)], shipped: 0 })
    for (let time = 0; time < 2; time += 1)
      expect(await shop.admin.send('POST', `/order/${one._id}/ship`)).toMatchObject({
        status: 200,
        body: { order: { status: 'shipped' } },
      })
    expect((await read(one)).shipments).toHaveLength(2)

    await ship(other, { lines: [nuts(4)], parcels: [{ carrier: 'dhl', number: '00341' }], shipped: 0 })
    const list = (number: string) => ({ list: `order,carrier,number\n${other.number},DHL,${number}` })
    const noted = { status: 200, body: { lines: [{ isNoted: true }] } }
    expect(await shop.admin.send('POST', '/order/parcels', list('00341'))).toMatchObject(noted)
    expect(await read(other)).toMatchObject({ order: { status: 'paid' } })
    expect(await shop.admin.send('POST', '/order/parcels', list('00342'))).toMatchObject(noted)
    const { shipments: sent, order } = await read(other)
    expect(order.status).toBe('shipped')
    expect(sent.map(({ parcels }) => parcels.map(({ number }) => number))).toEqual([['00341'], ['00342']])
  })

  test('answers 422 naming the field to more pieces than are left, to no line, to a line twice, to none and to a number of no known carrier', async () => {
    const order = await sell()
    await ship(order, { lines: [bolts(6)], parcels: [{ carrier: 'dhl', number: '0034' }], shipped: 0 })
    const parcel = { carrier: 'dhl', number: '4711' }
    for (const [wish, field, words] of [
      [{ lines: [bolts(5)] }, 'lines.0.pieces', 'must be at most 4: no more are left'],
      [{ lines: [bolts(1), { line: 2, pieces: 1 }] }, 'lines.1.line', 'is no line of this order'],
      [{ lines: [bolts(1), bolts(1)] }, 'lines.1.line', 'is there twice'],
      [{ lines: [bolts(0)] }, 'lines', 'must have at least one piece'],
      [{ lines: [bolts(-1)] }, 'lines.0.pieces', 'must be at least 0'],
      [{ lines: [bolts(1.5)] }, 'lines.0.pieces', 'must be a whole number'],
      [{ lines: [] }, 'lines', 'must have at least one line'],
      [{ shipped: undefined }, 'shipped', 'must be a whole number'],
      [{ parcels: [{ ...parcel, carrier: 'pigeon' }] }, 'parcels.0.carrier', expect.stringContaining('DHL')],
      [{ parcels: [{ ...parcel, number: '<1>' }] }, 'parcels.0.number', expect.stringContaining('4 to 40')],
      [
        { parcels: [{ carrier: 'dhl', number: '0034' }] },
        'parcels.0.number',
        expect.stringContaining('earlier'),
      ],
    ] as const)
      expect(expectProblem(await post(order, { shipped: 6, ...wish }), 422).errors).toEqual([
        { field, message: words },
      ])
    expect((await read(order)).shipments).toHaveLength(1)
    expectProblem(await shop.admin.send('POST', '/order/nothing/shipments', { shipped: 0 }), 404)
    const unpaid = await shop.book(ada, bolt)
    expect(expectProblem(await post(unpaid, { shipped: 0 }), 409).detail).toBe(
      'An order that is booked cannot become shipped',
    )
  })

  test('two packers at once ship once: the other one is told to look again, and nothing is doubled', async () => {
    const order = await sell()
    const wish = { lines: [bolts(3)], shipped: 0 }
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(order, wish)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    const lost = answers.find(({ status }) => status === 409)
    if (lost) expect(expectProblem(lost, 409).errors).toMatchObject([{ field: 'shipped' }])
    expect(lost?.body).toMatchObject({ current: { shipped: 3 } })
    expect((await read(order)).shipments).toHaveLength(1)
    // The rest and a part of it at once, and ships of all: whoever comes first, no piece leaves twice.
    await Promise.all([
      post(order, { shipped: 3 }),
      post(order, { lines: [bolts(7)], shipped: 3 }),
      shop.admin.send('POST', `/order/${order._id}/ship`),
      shop.admin.send('POST', '/order/ship', { orders: [order._id] }),
    ])
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order._id))
    expect(lines.every(({ quantity, shippedQuantity }) => quantity === shippedQuantity)).toBe(true)
    expect(await read(order)).toMatchObject({ order: { status: 'shipped' } })
    await expectBooks()
  })

  test('a repeat with the same key answers the same, and ships nothing more', async () => {
    const order = await sell()
    const wish = { lines: [bolts(3)], shipped: 0 }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = [await post(order, wish, key), await post(order, wish, key)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await read(order)).shipments).toHaveLength(1)
  })

  test('once a part has left, it is not sent elsewhere; a full refund returns what has not left to stock', async () => {
    const order = await sell()
    const before = await countStock()
    await ship(order, { lines: [bolts(6)], shipped: 0 })
    const elsewhere = { deliveryAddress: { ...newAddressForm(), street: 'Elsewhere 1' } }
    expect(
      expectProblem(await ada.send('PUT', `/order/${order._id}/delivery`, elsewhere), 409).detail,
    ).toContain('A part of this order has left')
    const refund = { amount: order.price, reason: 'No longer made' }
    expect(await shop.admin.send('POST', `/order/${order._id}/refund`, refund)).toMatchObject({ status: 200 })
    expect(await countStock()).toBe(before + 4)
    expect(await read(order)).toMatchObject({ order: { status: 'refunded' }, toCome: [] })
    await expectBooks()
    const [{ id } = { id: '' }] = await db.select().from(shipments).where(eq(shipments.orderId, order._id))
    expect(expectProblem(await undo(order, id), 409).errors).toMatchObject([{ field: 'shipment' }])
  })

  test('pieces that have left are no longer counted on the shelf', async () => {
    const washer = await shop.addProduct({ available: 20 })
    const order = await shop.book(ada, washer, 8)
    await shop.pay(ada, order)
    await shop.giveAddress(ada, order._id)
    await ship(order, { lines: [bolts(5)], shipped: 0 })
    const count = { reason: 'counted', quantity: 15 }
    expect(await shop.admin.send('POST', `/product/${washer._id}/movements`, count)).toMatchObject({
      status: 201,
    })
    expect((await shop.readProduct(washer._id)).available).toBe(12)
    await expectBooks()
  })
})

describe('DELETE /order/{id}/shipments/{shipment}', () => {
  test('within ten minutes all is as before, and its mail is never sent; the trail says who', async () => {
    const order = await sell()
    const stock = await countStock()
    const parcels = [{ carrier: 'dhl', number: '0034047' }]
    const id = await ship(order, { parcels, shipped: 0 })
    expect(await newsOf(order)).toHaveLength(1)
    expect(await undo(order, id)).toMatchObject({ status: 200, body: { order: { status: 'paid' } } })
    expect(await newsOf(order)).toEqual([])
    const after = await read(order)
    expect(after).toMatchObject({ shipments: [], parcels: [], toCome: [{ pieces: 10 }, { pieces: 4 }] })
    expect(after.timeline.map(({ kind }) => kind)).not.toContain('shipped')
    expect(await countStock()).toBe(stock)
    const isUndoing = eq(auditEvents.action, 'shipment-undone')
    const [event] = await db
      .select()
      .from(auditEvents)
      .where(and(isUndoing, eq(auditEvents.subject, `order ${order._id}`)))
    expect(event).toMatchObject({
      actorEmail: shop.admin.email,
      before: { shipment: id, pieces: 14, parcels: ['DHL 0034047'] },
    })
    await expectBooks()
    expectProblem(await undo(order, id), 404)
    expect(await shop.admin.send('POST', `/order/${order._id}/ship`)).toMatchObject({ status: 200 })
    expect(await newsOf(order)).toHaveLength(1)
    await expectBooks()
  })

  test('answers 409 naming the shipment after ten minutes, and once its mail was tried', async () => {
    const [late, told] = [await sell(), await sell()]
    const [one, other] = [await ship(late, { shipped: 0 }), await ship(told, { shipped: 0 })]
    await db.update(mails).set({ attempts: 1 }).where(ofOrder(told))
    expect(expectProblem(await undo(told, other), 409).errors).toMatchObject([
      { field: 'shipment', message: expect.stringContaining('has left') },
    ])
    clock.aheadMs = 10 * 60_000
    expect(expectProblem(await undo(late, one), 409).errors).toMatchObject([
      { field: 'shipment', message: expect.stringContaining('10 minutes') },
    ])
    expect(await read(late)).toMatchObject({ order: { status: 'shipped' } })
    expectProblem(await undo(late, 'nothing'), 404)
    expectProblem(await undo(told, one), 404)
  })

  test('a part is undone while the rest stays shipped, and may be shipped again', async () => {
    const order = await sell()
    const first = await ship(order, { lines: [bolts(6)], shipped: 0 })
    const rest = await ship(order, { shipped: 6 })
    expect(await undo(order, first)).toMatchObject({ status: 200, body: { order: { status: 'paid' } } })
    expect(await read(order)).toMatchObject({ shipments: [{ _id: rest }], toCome: [{ line: 0, pieces: 6 }] })
    await ship(order, { shipped: 8 })
    expect(await read(order)).toMatchObject({ order: { status: 'shipped' } })
    await expectBooks()
  })

  test('ten undos at once undo once', async () => {
    const order = await sell()
    const id = await ship(order, { lines: [bolts(6)], shipped: 0 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(order, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9)
    expect(await read(order)).toMatchObject({ shipments: [], toCome: [{ pieces: 10 }, { pieces: 4 }] })
  })

  test('many that were shipped at once are undone by what the answer names', async () => {
    const all = [await sell(), await sell()]
    const { body } = await shop.admin.send('POST', '/order/ship', { orders: all.map(({ _id }) => _id) })
    expect(body).toMatchObject({
      orders: [{ shipment: expect.any(String) }, { shipment: expect.any(String) }],
    })
    for (const order of all) {
      const [sent] = (await read(order)).shipments
      expect(await undo(order, sent?._id ?? '')).toMatchObject({ status: 200 })
    }
    const again = await shop.admin.send('POST', '/order/ship', { orders: all.map(({ _id }) => _id) })
    expect(again.body).toMatchObject({ orders: [{ isShipped: true }, { isShipped: true }] })
  })
})

test('its shipments are in the data of its customer, without the colleague, and in the table of orders', async () => {
  const order = await sell()
  await ship(order, { lines: [bolts(6)], parcels: [{ carrier: 'dhl', number: '0034815' }], shipped: 0 })
  const { body } = await ada.send('GET', '/my-data')
  expect(body).toMatchObject({
    shipments: expect.arrayContaining([
      expect.objectContaining({ orderId: order._id, position: 0, quantity: 6 }),
    ]),
    parcels: expect.arrayContaining([expect.objectContaining({ number: '0034815' })]),
  })
  expect(JSON.stringify(body)).not.toContain(shop.admin.email)
  const table = await (await shop.admin.fetch(`/order/export?q=${order.number}`)).text()
  const [heading = '', first, second] = table.trim().split('\r\n')
  expect(heading.endsWith(',"shipped"')).toBe(true)
  expect([first?.split(',').at(-1), second?.split(',').at(-1)]).toEqual(['6', ''])
})

describe('an order that a version without shipments has shipped', () => {
  test('reads as one shipment of everything, which cannot be undone; of one that had left in part, of the rest', async () => {
    const [whole, mixed] = [await sell(), await sell()]
    await ship(mixed, { lines: [bolts(6)], shipped: 0 })
    const at = new Date('2026-11-20T10:00:00Z')
    for (const { _id } of [whole, mixed]) {
      await db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, _id))
      await db.transaction(tx => recordOrderEvent(tx, _id, 'shipped', { at }))
    }
    await shop.admin.send('PUT', `/order/${whole._id}/parcels`, {
      parcels: [{ carrier: 'dhl', number: '00349' }],
    })
    expect(await read(whole)).toMatchObject({
      shipments: [
        {
          _id: null,
          shippedAt: at.toISOString(),
          shippedBy: null,
          undoableUntil: null,
          lines: [{ pieces: 10 }, { pieces: 4 }],
          parcels: [{ number: '00349' }],
        },
      ],
      toCome: [],
    })
    const [part, rest] = (await read(mixed)).shipments
    expect([part?.lines.length, rest?.lines.map(({ pieces }) => pieces), rest?._id]).toEqual([
      1,
      [4, 4],
      null,
    ])
    expect(expectProblem(await undo(mixed, part?._id ?? ''), 409).detail).toContain('as a whole')
    await expectBooks()
  })
})

test('the doctor finds shipments that do not add up, and counts them again', async () => {
  const order = await sell()
  await ship(order, { lines: [bolts(6)], shipped: 0 })
  await db
    .update(orderLines)
    .set({ shippedQuantity: 5 })
    .where(and(eq(orderLines.orderId, order._id), eq(orderLines.position, 0)))
  const { findings } = await examineBooks(db)
  const difference = '5 pieces are counted as shipped, its shipments have 6'
  expect(findings).toContainEqual(
    expect.objectContaining({ subject: `order ${order._id}, line 1`, difference }),
  )
  await repairBooks(shop.context())
  await expectBooks()
})
