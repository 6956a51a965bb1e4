import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { movement } from '#contract/catalog/stock.ts'
import { ownData } from '#contract/own-data/own-data.ts'
import { auditEvents } from '#db/schema.ts'
import { examineBooks, repairBooks } from '#domain/doctor/examine.ts'
import { issueTrackingLink } from '#domain/tracking/issue.ts'
import { addCertificate, drawCertificate, listLots, prepareLot, receiveLot } from '../support/lots.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openS3Store } from '../support/s3-store.ts'
import { openShipmentShop } from '../support/shipments.ts'
import { ORIGIN, openTestShop } from '../support/shop.ts'

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

describe('POST /product/{id}/movements with a lot', () => {
  test('a receipt begins a lot, a second one adds to it, whatever the case of its letters, and the ledger names it', async () => {
    const product = await shop.addProduct({ available: 5, sku: 'LOT-1' })
    expect(await receiveLot(admin, product, ' Heat 7A ', 30)).toMatchObject({
      status: 201,
      body: { available: 35 },
    })
    await receiveLot(admin, product, 'HEAT 7a', 12)
    const [found, ...others] = await listLots(admin, `?product=${product._id}`)
    expect(others).toEqual([])
    expect(found).toEqual({
      _id: expect.any(String),
      number: 'Heat 7A',
      product: product._id,
      name: product.name,
      sku: 'LOT-1',
      receivedAt: expect.any(String),
      receivedBy: admin.email,
      received: 42,
      scrapped: 0,
      shipped: 0,
      remaining: 42,
      certifiedAt: null,
      certifiedBy: null,
    })
    const { body } = await admin.send('GET', `/product/${product._id}/movements`)
    expect(
      z
        .array(movement)
        .parse(body)
        .map(({ lot, change }) => [lot, change]),
    ).toEqual([
      ['Heat 7A', 12],
      ['Heat 7A', 30],
      [null, 5],
    ])
    await shop.expectBooks()
  })

  test('the same number is another lot of another product; what is scrapped and corrected leaves it, and never more than it holds', async () => {
    const [product, other] = [await shop.addProduct({ available: 50 }), await shop.addProduct()]
    await receiveLot(admin, product, 'B-2', 20)
    await receiveLot(admin, other, 'B-2', 3)
    const move = (body: object) => admin.send('POST', `/product/${product._id}/movements`, body)
    await move({ reason: 'scrapped', quantity: 4, lot: 'B-2' })
    await move({ reason: 'correction', quantity: -1, note: 'Counted', lot: 'b-2' })
    expect(await listLots(admin, `?product=${product._id}`)).toMatchObject([
      { received: 19, scrapped: 4, remaining: 15 },
    ])
    expect(expectProblem(await move({ reason: 'scrapped', quantity: 16, lot: 'B-2' }), 409)).toMatchObject({
      current: { remaining: 15 },
      errors: [{ field: 'quantity', message: 'Only 15 pieces of this lot are left' }],
    })
    for (const [body, field, message] of [
      [{ reason: 'scrapped', quantity: 1, lot: 'B-3' }, 'lot', 'is no lot of this product'],
      [{ reason: 'received', quantity: 1, lot: 'B\n3' }, 'lot', 'must be one line'],
      [{ reason: 'received', quantity: 1, lot: 'x'.repeat(61) }, 'lot', 'must have at most 60 characters'],
      [{ reason: 'received', quantity: 1, lot: 7 }, 'lot', 'must be text'],
      [
        { reason: 'counted', quantity: 1, lot: 'B-2' },
        'lot',
        'must be empty: the shelf is counted, not a lot',
      ],
    ] as const)
      expect(expectProblem(await move(body), 422)).toMatchObject({ errors: [{ field, message }] })
    expect(await listLots(admin, '?q=b-2')).toMatchObject([{ remaining: 3 }, { remaining: 15 }])
    await shop.expectBooks()
  })

  test('receipts of a new lot at once make one lot with the pieces of all', async () => {
    const product = await shop.addProduct({ available: 0 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => receiveLot(admin, product, 'R-1', 5)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(await listLots(admin, `?product=${product._id}`)).toMatchObject([{ received: 30, remaining: 30 }])
  })
})

describe('POST /lot/{id}/certificate', () => {
  test('keeps a PDF where nothing is served from, and another one in its place; the trail says who', async () => {
    const product = await shop.addProduct()
    await receiveLot(admin, product, 'C 1/2', 5)
    const [begun] = await listLots(admin, `?product=${product._id}`)
    const id = begun?._id ?? ''
    const read = () => admin.fetch(`/lot/${id}/certificate`)
    expect((await read()).status).toBe(404)
    expect(await addCertificate(admin, id)).toEqual(
      expect.objectContaining({ status: 200, body: { acknowledged: true } }),
    )
    await addCertificate(admin, id)
    await addCertificate(admin, id, drawCertificate('of the second heat'))
    const answer = await read()
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(drawCertificate('of the second heat'))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="certificate-C-1-2.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await listLots(admin, `?product=${product._id}`)).toMatchObject([
      { certifiedAt: expect.any(String), certifiedBy: admin.email },
    ])
    const files = await readdir(join(shop.dataDir, 'certificates'))
    expect(files).toHaveLength(2)
    for (const path of files
      .map(name => `/certificates/${name}`)
      .concat(files.map(name => `/images/${name}`)))
      expect((await admin.fetch(path)).headers.get('content-type')).not.toBe('application/pdf')
    const trail = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'lot-certified'))
      .orderBy(auditEvents.id)
    expect(
      trail.map(({ actorEmail, before, after }) => [actorEmail, before?.certificate, after?.lot]),
    ).toEqual([
      [admin.email, null, 'C 1/2'],
      [admin.email, expect.stringMatching(/\.pdf$/), 'C 1/2'],
    ])
  })

  test('refuses what is no PDF, what is too large and a lot that there is not, and keeps nothing of it', async () => {
    const product = await shop.addProduct()
    await receiveLot(admin, product, 'D-1', 5)
    const [begun] = await listLots(admin, `?product=${product._id}`)
    const id = begun?._id ?? ''
    const before = await readdir(join(shop.dataDir, 'certificates'))
    for (const file of [
      Buffer.from('<!doctype html><script>alert(1)</script>%%EOF startxref'),
      drawCertificate().subarray(0, 20),
      Buffer.concat([Buffer.from('GIF89a'), drawCertificate()]),
    ])
      expect(expectProblem(await addCertificate(admin, id, file), 422)).toMatchObject({
        errors: [{ field: 'certificate', message: 'must be a PDF' }],
      })
    const tooLarge = Buffer.alloc(10 * 1024 * 1024 + 1, drawCertificate())
    expectProblem(await addCertificate(admin, id, tooLarge), 413, ['certificate'])
    expectProblem(await addCertificate(admin, id, Buffer.alloc(11 * 1024 * 1024)), 413)
    expectProblem(await addCertificate(admin, crypto.randomUUID()), 404)
    expect(await readdir(join(shop.dataDir, 'certificates'))).toEqual(before)
    expect(await listLots(admin, `?product=${product._id}`)).toMatchObject([{ certifiedAt: null }])
  })
})

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
    expect(trail.at(-1)?.before).toMatchObject({ pieces: 7, lots: { OLD: 6, NEW: 1 } })
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

  test('what an older client calls, and many orders at once, take the oldest lots too, as their packing slips say', async () => {
    const { product, order, leftOf } = await sellWithLots(['P-1', 12], ['P-2', 4])
    const second = await shop.checkOut(ada, [[product, 5]])
    await shop.pay(ada, second)
    await shop.giveAddress(ada, second._id)
    const print = async (path: string) =>
      readPdf(Buffer.from(await (await admin.fetch(path)).arrayBuffer())).replaceAll(/\s+/g, ' ')
    const slips = `/order/packing-slips?ids=${order._id},${second._id}`
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

test('certificates are kept in S3 where pictures are, and those that are on disk since before are still handed out', async () => {
  const store = await openS3Store('parts')
  const { endpoint, accessKeyId, secretAccessKey } = store.options
  const other = await openTestShop({
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'parts',
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_PUBLIC_URL: 'https://pictures.example.com',
    },
  })
  const id = await prepareLot(other.admin, await other.addProduct())
  const read = async () => {
    const answer = await other.admin.fetch(`/lot/${id}/certificate`)
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const [key = '', ...others] = store.objects.keys()
  expect(others).toEqual([])
  expect(key).toMatch(new RegExp(`^certificates/${id}-`))
  expect(store.types.get(key)).toBe('application/pdf')
  expect(await read()).toEqual({ status: 200, bytes: drawCertificate() })
  store.objects.delete(key)
  expect(await read()).toMatchObject({ status: 404 })
  await mkdir(join(other.dataDir, 'certificates'))
  await writeFile(join(other.dataDir, key), drawCertificate())
  expect(await read()).toEqual({ status: 200, bytes: drawCertificate() })
  store.close()
  expect(expectProblem(await other.admin.send('GET', `/lot/${id}/certificate`), 503).detail).toContain(
    'not responding',
  )
  expect(other.faults.splice(0).join()).toContain('cannot be reached')
  await other.close()
})
