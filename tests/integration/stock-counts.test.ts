import { afterAll, expect, test } from 'vitest'
import { type CountOutcome, countOutcome, stockCount } from '#contract/stock-counts/stock-counts.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openShipmentShop } from '../support/shipments.ts'
import { addStockCount, putOnShelf } from '../support/stock-counts.ts'

const shop = await openShipmentShop()
afterAll(() => shop.close())
const { admin, ada } = shop

const enter = async (id: string, lines: readonly object[]): Promise<CountOutcome['lines']> =>
  countOutcome.parse((await admin.send('POST', `/stock-count/${id}/entries`, { lines })).body).lines
const read = async (id: string) => stockCount.parse((await admin.send('GET', `/stock-count/${id}`)).body)
const stockOf = async ({ _id }: { _id: string }) => (await shop.readProduct(_id)).available

test('POST /stock-count lists what lies at places that begin so, along the way, and prints it without figures', async () => {
  const [far, near] = [await shop.addProduct({ available: 4711 }), await shop.addProduct({ sku: 'NEAR-1' })]
  await putOnShelf(admin, far, 'W-12-1')
  await putOnShelf(admin, near, 'W-2-1')
  await shop.book(ada, far, 11)
  const id = await addStockCount(admin, 'w-')
  const count = await read(id)
  expect(count).toMatchObject({ place: 'w-', lines: 2, entered: 0, createdBy: admin.email })
  // Pieces of orders lie there too.
  expect(count.rows.map(({ product, shelf }) => [product, shelf])).toEqual([
    [near._id, expect.any(Number)],
    [far._id, 4711],
  ])
  const words = readPdf(new Uint8Array(await (await admin.fetch(`/stock-count/${id}/pdf`)).arrayBuffer()))
  for (const part of ['Count list', count.number, 'W-2-1', 'NEAR-1', far.name]) expect(words).toContain(part)
  expect(words).not.toMatch(/4,?711/)
  for (const place of ['', 'NOWHERE', 'x'.repeat(31)])
    expectProblem(await admin.send('POST', '/stock-count', { place }), 422, ['place'])
})

test('POST /stock-count/{id}/entries books a difference with its reason, once, whoever enters it at the same time', async () => {
  const product = await shop.addProduct({ available: 20 })
  await putOnShelf(admin, product, 'X-1')
  await shop.book(ada, product, 5)
  const id = await addStockCount(admin, 'X-1')
  const line = { product: product._id, counted: 18, reason: 'lost' }
  const answers = (await Promise.all([enter(id, [line]), enter(id, [line])])).flat()
  expect(answers.map(({ change }) => change).toSorted()).toEqual([-2, null])
  expect(answers.find(({ change }) => change === null)?.reason).toContain('is entered already: 18')
  expect(await stockOf(product)).toBe(13)
  const { number, rows } = await read(id)
  expect(rows).toMatchObject([{ counted: 18, reason: 'lost', enteredBy: admin.email }])
  const { body } = await admin.send('GET', `/product/${product._id}/movements`)
  expect(body).toMatchObject([{ reason: 'counted', change: -2, note: `${number}: Lost` }, {}, {}])
  const problem = await admin.send('POST', `/stock-count/${id}/entries`, {
    lines: [{ ...line, product: 'none' }],
  })
  expectProblem(problem, 422, ['lines.0.product'])
  await shop.expectBooks()
})

test('a line whose pieces have moved since the print is not booked, but counted again; bookings move nothing', async () => {
  const [moved, still] = [await shop.addProduct({ available: 20 }), await shop.addProduct({ available: 20 })]
  await putOnShelf(admin, moved, 'Y-1')
  await putOnShelf(admin, still, 'Y-2')
  const order = await shop.book(ada, moved, 3)
  await shop.pay(ada, order)
  await shop.giveAddress(ada, order._id)
  const id = await addStockCount(admin, 'Y-')
  await admin.send('POST', `/order/${order._id}/ship`)
  await shop.book(ada, still, 2)
  const counted = (product: { _id: string }, pieces: number) => ({ product: product._id, counted: pieces })
  expect(await enter(id, [counted(moved, 17), counted(still, 20)])).toEqual([
    {
      product: moved._id,
      change: null,
      reason: '3 pieces have left the shelf since the list was printed: please count it again',
    },
    { product: still._id, change: 0, reason: null },
  ])
  expect(await stockOf(moved)).toBe(17)
  expect((await read(id)).rows).toMatchObject([{ recount: true, counted: null, shelf: 17 }, { counted: 20 }])
  expect(await enter(id, [counted(moved, 16)])).toMatchObject([{ change: -1 }])
  const { rows } = await read(id)
  expect(rows[0]).toMatchObject({ counted: 16, reason: 'unknown' })
  await shop.expectBooks()
})

test('fewer than belong to orders are not booked, and the line waits', async () => {
  const product = await shop.addProduct({ available: 20 })
  await putOnShelf(admin, product, 'Z-1')
  await shop.book(ada, product, 15)
  const id = await addStockCount(admin, 'Z-1')
  const [outcome] = await enter(id, [{ product: product._id, counted: 14 }])
  expect(outcome).toMatchObject({
    change: null,
    reason: expect.stringContaining('15 pieces belong to orders'),
  })
  expect((await read(id)).rows).toMatchObject([{ counted: null, recount: false }])
  expect(await stockOf(product)).toBe(5)
})
