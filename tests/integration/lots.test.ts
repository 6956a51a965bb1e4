import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { movement } from '#contract/catalog/stock.ts'
import { auditEvents } from '#db/schema.ts'
import { addCertificate, drawCertificate, listLots, prepareLot, receiveLot } from '../support/lots.ts'
import { expectProblem } from '../support/problems.ts'
import { openS3Store } from '../support/s3-store.ts'
import { openShipmentShop } from '../support/shipments.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openShipmentShop()
afterAll(() => shop.close())
const { db } = shop.database
const { admin } = shop

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
      [admin.email, undefined, 'C 1/2'],
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

describe('GET /lot', () => {
  test('lots are found by a part of their number, by the SKU of what they are of, and by whether pieces are left', async () => {
    const product = await shop.addProduct({ sku: 'FOUND-4' })
    await receiveLot(admin, product, 'XY-100%_A', 5)
    await receiveLot(admin, product, 'XY-200', 5)
    await admin.send('POST', `/product/${product._id}/movements`, {
      reason: 'scrapped',
      quantity: 5,
      lot: 'XY-200',
    })
    const numbers = async (query: string) => (await listLots(admin, query)).map(({ number }) => number)
    expect(await numbers('?q=xy-')).toEqual(['XY-200', 'XY-100%_A'])
    expect(await numbers('?q=found-4&state=open')).toEqual(['XY-100%_A'])
    expect(await numbers('?q=0%25_')).toEqual(['XY-100%_A'])
    expect(await numbers('?q=nothing')).toEqual([])
    const page = await admin.send('GET', '/lot?q=xy-&limit=1')
    expect(page.headers.get('x-total-count')).toBe('2')
    const next = /cursor=([\w-]+)/.exec(page.headers.get('link') ?? '')?.[1]
    expect(await numbers(`?q=xy-&limit=1&cursor=${next}`)).toEqual(['XY-100%_A'])
  })
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
