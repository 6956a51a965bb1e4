import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ownData } from '#contract/own-data/own-data.ts'
import { lotRecipient } from '#contract/shipments/lot-recipients.ts'
import { auditEvents } from '#db/schema.ts'
import { examineBooks, repairBooks } from '#domain/doctor/examine.ts'
import { issueTrackingLink } from '#domain/tracking/issue.ts'
import { addCertificate, drawCertificate, listLots, receiveLot } from '../support/lots.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openShipmentShop } from '../support/shipments.ts'
import { ORIGIN } from '../support/shop.ts'

const shop = await openShipmentShop()
afterAll(() => shop.close())
const { db } = shop.database
const { admin, ada } = shop

/** An order of ten pieces of a product of its own, forty of which are of no lot and as many of each lot as is said, the oldest first. */
async function sellWithLots(...received: readonly (readonly [number: string, pieces: number])[]) {
  const product = await shop.addProduct({
    productname: `Lifting eye ${crypto.randomUUID()}`,
    available: 40,
  })
  for (const [number, pieces] of received) await receiveLot(admin, product, number, pieces)
  const order = await shop.checkOut(ada, [[product, 10]])
  await shop.pay(ada, order)
  await shop.giveAddress(ada, order._id)
  /** The latest first. */
  const readLots = () => listLots(admin, `?product=${product._id}`)
  const idOf = async (number: string) => (await readLots()).find(each => each.number === number)?._id ?? ''
  const leftOf = async () => Object.fromEntries((await readLots()).map(each => [each.number, each.remaining]))
  return { product, order, readLots, idOf, leftOf }
}
const linesOf = ({ shipments }: Awaited<ReturnType<typeof shop.read>>) =>
  shipments.map(({ lines }) =>
    lines.flatMap(({ lots }) => lots.map(({ number, pieces }) => [number, pieces])),
  )

describe('POST /order/{id}/shipments', () => {
  test('takes from the oldest lots unless others are named, remembers them, and gives them back when it is undone', async () => {
    const { order, idOf, leftOf } = await sellWithLots(['OLD', 6], ['NEW', 30])
    expect((await shop.read(order)).toCome).toMatchObject([
      {
        openLots: [
          { number: 'OLD', remaining: 6 },
          { number: 'NEW', remaining: 30 },
        ],
      },
    ])
    const named = [{ lot: await idOf('NEW'), pieces: 2 }]
    await shop.ship(order, { lines: [{ line: 0, pieces: 2, lots: named }], shipped: 0 })
    expect(await leftOf()).toEqual({ OLD: 6, NEW: 28 })
    await shop.ship(order, { lines: [{ line: 0, pieces: 1, lots: [] }], shipped: 2 })
    const rest = await shop.ship(order, { shipped: 3 })
    expect(linesOf(await shop.read(order))).toEqual([
      [['NEW', 2]],
      [],
      [
        ['OLD', 6],
        ['NEW', 1],
      ],
    ])
    expect(await leftOf()).toEqual({ OLD: 0, NEW: 27 })
    expect(await shop.undo(order, rest)).toMatchObject({ status: 200 })
    expect(await leftOf()).toEqual({ OLD: 6, NEW: 28 })
    const trail = await db.select().from(auditEvents).where(eq(auditEvents.action, 'shipment-undone'))
    expect(trail.at(-1)?.before?.lots).toEqual(
      expect.arrayContaining([
        { lot: await idOf('OLD'), pieces: 6 },
        { lot: await idOf('NEW'), pieces: 1 },
      ]),
    )
    await shop.expectBooks()
  })

  test('refuses a lot of another product, one twice, more than leave and more than it holds, and ships nothing then', async () => {
    const { order, idOf, leftOf } = await sellWithLots(['A', 3])
    const other = await sellWithLots(['A', 9])
    const lot = await idOf('A')
    const ship = (lots: object[], pieces = 5) =>
      shop.post(order, { lines: [{ line: 0, pieces, lots }], shipped: 0 })
    for (const [lots, field, message] of [
      [[{ lot: await other.idOf('A'), pieces: 1 }], 'lines.0.lots.0.lot', 'is no lot of this product'],
      [[{ lot: 'none', pieces: 1 }], 'lines.0.lots.0.lot', 'is no lot of this product'],
      [
        [
          { lot, pieces: 1 },
          { lot, pieces: 1 },
        ],
        'lines.0.lots.1.lot',
        'is there twice',
      ],
      [[{ lot, pieces: 6 }], 'lines.0.lots.0.pieces', 'must be at most 5: no more leave'],
      [[{ lot, pieces: -1 }], 'lines.0.lots.0.pieces', 'must be at least 0'],
    ] as const)
      expect(expectProblem(await ship([...lots]), 422)).toMatchObject({ errors: [{ field, message }] })
    expect(expectProblem(await ship([{ lot, pieces: 4 }]), 409)).toMatchObject({
      errors: [{ field: 'lines.0.lots.0.pieces', message: 'Only 3 pieces of lot A are left' }],
    })
    expect(await leftOf()).toEqual({ A: 3 })
    expect(await shop.read(order)).toMatchObject({ shipments: [] })
  })

  test('of two packers who take the last pieces of a lot at once, one is told; without naming it both ship, and it is taken once', async () => {
    const { product, idOf, leftOf } = await sellWithLots(['LAST', 8])
    const sell = async () => {
      const order = await shop.checkOut(ada, [[product, 5]])
      await shop.pay(ada, order)
      await shop.giveAddress(ada, order._id)
      return order
    }
    const lots = [{ lot: await idOf('LAST'), pieces: 5 }]
    const lines = [{ line: 0, pieces: 5, lots }]
    const both = [await sell(), await sell()]
    const answers = await Promise.all(both.map(order => shop.post(order, { lines, shipped: 0 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await leftOf()).toEqual({ LAST: 3 })
    const more = [await sell(), await sell()]
    await Promise.all(more.map(order => shop.ship(order, { shipped: 0 })))
    expect(await leftOf()).toEqual({ LAST: 0 })
    const taken = (await Promise.all(more.map(order => shop.read(order)))).flatMap(linesOf)
    expect(taken.toSorted()).toEqual([[], [['LAST', 3]]])
    await shop.expectBooks()
  })

  test('what an older client calls, and many orders at once, take the oldest lots too, as the pick list and the packing slips say', async () => {
    const { product, order, leftOf } = await sellWithLots(['P-1', 12], ['P-2', 4])
    const second = await shop.checkOut(ada, [[product, 5]])
    await shop.pay(ada, second)
    await shop.giveAddress(ada, second._id)
    const print = async (path: string) =>
      readPdf(Buffer.from(await (await admin.fetch(path)).arrayBuffer())).replaceAll(/\s+/g, ' ')
    const slips = `/order/packing-slips?ids=${order._id},${second._id}`
    expect(await print(slips.replace('packing-slips', 'pick-list'))).toContain('lots P-1 (12), P-2 (3)')
    const before = await print(slips)
    expect(before).toContain('lot P-1')
    expect(before).toContain('lots P-1 (2), P-2 (3)')
    await admin.send('POST', '/order/ship', { orders: [order._id, second._id] })
    expect(await leftOf()).toEqual({ 'P-1': 0, 'P-2': 1 })
    expect(await print(slips)).toContain('lots P-1 (2), P-2 (3)')
    const [sent] = (await shop.read(second)).shipments
    expect(await print(`/order/${second._id}/shipments/${sent?._id}/packing-slip`)).toContain(
      'lots P-1 (2), P-2 (3)',
    )
  })
})

describe('GET /order/{id}/lines/{line}/declaration-2.1', () => {
  test('declares what has left of a line, with its lots, to its customer and staff; 409 before, and 404 for others and other lines', async () => {
    const { product, order } = await sellWithLots(['DECLARED', 4])
    const path = `/order/${order._id}/lines/0/declaration-2.1`
    const early = expectProblem(await ada.send('GET', path), 409)
    expect(early.detail).toBe(`Nothing of ${product.name} has been shipped yet`)
    await shop.ship(order, { lines: [{ line: 0, pieces: 3 }], shipped: 0 })
    await shop.ship(order, { shipped: 3 })
    const answer = await ada.fetch(path)
    const name = `declaration-2.1-${order.number}-1.pdf`
    expect(answer.headers.get('content-disposition')).toContain(name)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const read = readPdf(Buffer.from(await answer.arrayBuffer())).replaceAll(/\s+/g, ' ')
    for (const words of [
      product.name,
      order.number,
      'EN 10204, type 2.1',
      '10 pieces ordered',
      'lot DECLARED',
    ])
      expect(read).toContain(words)
    expect(read).toContain('comply with the requirements of the order')
    expect((await admin.fetch(path)).status).toBe(200)
    expectProblem(await shop.newVisitor().send('GET', path), 401)
    expectProblem(await (await shop.signUp({ isConfirmed: true })).send('GET', path), 404)
    expectProblem(await ada.send('GET', path.replace('/0/', '/1/')), 404)
    expectProblem(await ada.send('GET', path.replace('/0/', '/x/')), 422)
  })
})

describe('GET /order/{id}/lots/{lot}/certificate', () => {
  test('hands a certificate to the customer whose order has pieces of its lot and to staff, and to nobody else', async () => {
    const { order, idOf } = await sellWithLots(['SEEN', 20])
    const { order: elsewhere, idOf: idElsewhere } = await sellWithLots(['OTHER', 20])
    for (const id of [await idOf('SEEN'), await idElsewhere('OTHER')]) await addCertificate(admin, id)
    const path = `/order/${order._id}/lots/${await idOf('SEEN')}/certificate`
    expectProblem(await ada.send('GET', path), 404)
    await shop.ship(order, { shipped: 0 })
    await shop.ship(elsewhere, { shipped: 0 })
    expect(await shop.read(order, ada)).toMatchObject({
      shipments: [{ lines: [{ lots: [{ number: 'SEEN', pieces: 10, hasCertificate: true }] }] }],
    })
    const answer = await ada.fetch(path)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(drawCertificate())
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const grace = await shop.signUp({ isConfirmed: true })
    for (const role of ['sales', 'warehouse', 'bookkeeper'] as const) {
      const colleague = await shop.giveRole(await shop.signUp(), role)
      expect({ role, status: (await colleague.fetch(path)).status }).toEqual({ role, status: 200 })
    }
    expectProblem(await shop.newVisitor().send('GET', path), 401)
    expectProblem(await grace.send('GET', path), 404)
    expectProblem(
      await ada.send('GET', `/order/${order._id}/lots/${await idElsewhere('OTHER')}/certificate`),
      404,
    )
    expectProblem(await ada.send('GET', `/lot/${await idOf('SEEN')}/certificate`), 403)
    const own = ownData.parse((await ada.send('GET', '/my-data')).body)
    expect(own.shipmentLots).toContainEqual(expect.objectContaining({ lot: 'SEEN', quantity: 10 }))
  })

  test('a link to follow the order names no lot', async () => {
    const { order } = await sellWithLots(['UNSEEN', 20])
    await shop.ship(order, { lines: [{ line: 0, pieces: 4 }], shipped: 0 })
    const link = await issueTrackingLink(db, { orderId: order._id, origin: ORIGIN, at: new Date() })
    const followed = await shop.newVisitor().send('POST', '/tracking', { token: link.split('#')[1] })
    expect(followed).toMatchObject({ status: 200, body: { shipments: [{ lines: [{ pieces: 4 }] }] } })
    expect(JSON.stringify(followed.body)).not.toMatch(/UNSEEN|ots"/)
  })
})

describe('GET /lot/{id}/recipients', () => {
  test('says who got how many pieces in which parcels, page by page and as a file, which is audited', async () => {
    const { product, order, idOf, readLots } = await sellWithLots(['RE-1', 30])
    const grace = await shop.signUp({ name: 'Grace Hopper', isConfirmed: true })
    const other = await shop.checkOut(grace, [[product, 7]])
    await shop.pay(grace, other)
    await shop.giveAddress(grace, other._id)
    const parcels = [{ carrier: 'dhl', number: '00340434161094042557' }]
    await shop.ship(order, { lines: [{ line: 0, pieces: 4 }], parcels, shipped: 0 })
    await shop.ship(other, { shipped: 0 })
    await shop.ship(order, { shipped: 4 })
    const id = await idOf('RE-1')
    expect(await readLots()).toMatchObject([{ received: 30, shipped: 17, remaining: 13 }])
    const read = async (query: string) => {
      const { status, headers, body } = await admin.send('GET', `/lot/${id}/recipients${query}`)
      expect({ status, total: headers.get('x-total-count') }).toEqual({ status: 200, total: '3' })
      const next = /cursor=([\w-]+)/.exec(headers.get('link') ?? '')?.[1]
      return { next, recipients: z.array(lotRecipient).parse(body) }
    }
    const first = await read('?limit=2')
    expect(first.recipients).toMatchObject([
      { orderNumber: order.number, userName: 'Ada Byron', pieces: 6, parcels: [] },
      { orderNumber: other.number, userName: 'Grace Hopper', pieces: 7, userEmail: grace.email },
    ])
    expect(await read(`?limit=2&cursor=${first.next}`)).toMatchObject({
      next: undefined,
      recipients: [{ order: order._id, pieces: 4, company: 'Byron Machines', parcels }],
    })
    const file = await admin.fetch(`/lot/${id}/recipients.csv`)
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="lot-RE-1.csv"')
    const rows = (await file.text()).trim().split('\r\n')
    expect(rows).toHaveLength(4)
    expect(rows.at(-1)).toMatch(/,4,"Ada Byron","Byron Machines",.*,"DHL 00340434161094042557"$/)
    const trail = await db.select().from(auditEvents).where(eq(auditEvents.subject, 'lot RE-1'))
    expect(trail).toMatchObject([{ action: 'exported', actorEmail: admin.email, after: { lot: id } }])
    for (const path of ['', '/recipients', '/recipients.csv', '/certificate'])
      expectProblem(await admin.send('GET', `/lot/${crypto.randomUUID()}${path}`), 404)
  })
})

test('the doctor finds a lot that was changed outside the shop, and repairs it', async () => {
  const { order, idOf, leftOf } = await sellWithLots(['SICK', 20])
  await shop.ship(order, { shipped: 0 })
  const id = await idOf('SICK')
  await shop.database.pool.query('update lots set remaining = 3 where id = $1', [id])
  expect((await examineBooks(db)).findings).toMatchObject([
    { subject: `lot SICK (${id})`, difference: '3 pieces are left of it, by its receipts and shipments 10' },
  ])
  await repairBooks({ db, now: () => new Date() })
  expect(await leftOf()).toEqual({ SICK: 10 })
  await shop.database.pool.query('update shipment_lots set quantity = 25 where lot_id = $1', [id])
  expect((await examineBooks(db)).findings.map(({ difference }) => difference)).toEqual([
    '25 pieces of it have left, of 20 that came in',
    '25 pieces of lots have left in a shipment that has 10',
  ])
  await shop.database.pool.query('update shipment_lots set quantity = 10 where lot_id = $1', [id])
  await shop.expectBooks()
})
