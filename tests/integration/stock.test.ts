import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { movement } from '#contract/catalog/stock.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { newOrderForm } from '../support/forms.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { expectProblem } from '../support/problems.ts'

const shop = await openMoneyShop()
afterAll(() => shop.close())

const { admin } = shop
const ada = await shop.signUp()

const move = (id: string, body: object, headers: Record<string, string> = {}) =>
  admin.send('POST', `/product/${id}/movements`, body, headers)
const readLedger = async (id: string, query = '') =>
  z.array(movement).parse((await admin.send('GET', `/product/${id}/movements${query}`)).body)
const availableOf = async (id: string) => (await shop.readProduct(id)).available

describe('POST /product/{id}/movements', () => {
  test('receives, scraps and corrects pieces, with who and why in a line of the ledger for each', async () => {
    const { _id } = await shop.addProduct({ available: 10 })
    expect(await move(_id, { reason: 'received', quantity: 25, note: 'Delivery note 7' })).toMatchObject({
      status: 201,
      body: { acknowledged: true, available: 35 },
    })
    await move(_id, { reason: 'scrapped', quantity: 5 })
    await move(_id, { reason: 'correction', quantity: -3, note: 'Wrong box' })
    const mine = { order: null, person: admin.email }
    expect(await readLedger(_id)).toMatchObject([
      { ...mine, reason: 'correction', change: -3, available: 27, note: 'Wrong box' },
      { ...mine, reason: 'scrapped', change: -5, available: 30, note: '' },
      { ...mine, reason: 'received', change: 25, available: 35, note: 'Delivery note 7' },
      { reason: 'opening', change: 10, available: 10, note: '', order: null, person: null },
    ])
    expect(await availableOf(_id)).toBe(27)
  })

  test('counts the shelf including the pieces of orders not shipped yet', async () => {
    const product = await shop.addProduct({ available: 20 })
    const { _id } = await shop.book(ada, product, 4)
    expect(await move(product._id, { reason: 'counted', quantity: 18 })).toMatchObject({
      body: { available: 14 },
    })
    expectProblem(await move(product._id, { reason: 'counted', quantity: 3 }), 409, ['quantity'])
    await ada.send('POST', `/order/${_id}/cancel`)
    expect(await availableOf(product._id)).toBe(18)
    expect(await move(product._id, { reason: 'counted', quantity: 18 })).toMatchObject({
      body: { available: 18 },
    })
    expect(await readLedger(product._id, '?limit=1')).toMatchObject([{ reason: 'counted', change: 0 }])
  })

  test('takes no pieces that are not available, and allows no stock of more than a million', async () => {
    const { _id } = await shop.addProduct({ available: 10 })
    const refusal = expectProblem(await move(_id, { reason: 'scrapped', quantity: 11 }), 409, ['quantity'])
    expect(refusal).toMatchObject({ detail: 'Only 10 pieces are available', current: { available: 10 } })
    expectProblem(await move(_id, { reason: 'received', quantity: 1_000_000 }), 422, ['quantity'])
    expect(await readLedger(_id)).toHaveLength(1)
  })

  test('is done once per Idempotency-Key, even when called several times at once', async () => {
    const { _id } = await shop.addProduct({ available: 10 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        move(_id, { reason: 'received', quantity: 2 }, { 'idempotency-key': 'one-delivery' }),
      ),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await availableOf(_id)).toBe(12)
    await move(_id, { reason: 'scrapped', quantity: 1 })
    const again = await move(_id, { reason: 'received', quantity: 2 }, { 'idempotency-key': 'one-delivery' })
    expect(again.body).toEqual(answers[0]?.body)
  })

  test.each([
    [{ reason: 'found', quantity: 1 }, ['reason']],
    [{ quantity: 1 }, ['reason']],
    [{ reason: 'received', quantity: 0 }, ['quantity']],
    [{ reason: 'received', quantity: -1 }, ['quantity']],
    [{ reason: 'received', quantity: 1.5 }, ['quantity']],
    [{ reason: 'counted', quantity: -1 }, ['quantity']],
    [{ reason: 'correction', quantity: 0, note: 'x' }, ['quantity']],
    [{ reason: 'correction', quantity: 1 }, ['note']],
    [{ reason: 'scrapped', quantity: 1, note: 'x'.repeat(301) }, ['note']],
  ])('answers 422 to %j, naming the field', async (body, fields) => {
    const { _id } = await shop.addProduct({ available: 10 })
    expectProblem(await move(_id, body), 422, fields)
    expect(await availableOf(_id)).toBe(10)
  })

  test('answers 404 if there is no such product', async () => {
    expectProblem(await move('nothing', { reason: 'received', quantity: 1 }), 404)
    expectProblem(await admin.send('GET', '/product/nothing/movements'), 404)
  })
})

test('GET /product/{id}/movements returns the ledger page by page', async () => {
  const { _id } = await shop.addProduct({ available: 1 })
  for (let round = 0; round < 4; round++) await move(_id, { reason: 'received', quantity: 1 })
  const first = await admin.send('GET', `/product/${_id}/movements?limit=3`)
  const [, next] = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? []
  const rest = z.array(movement).parse((await admin.send('GET', next ?? '')).body)
  const all = [...z.array(movement).parse(first.body), ...rest]
  expect(all.map(({ available }) => available)).toEqual([5, 4, 3, 2, 1])
  expect(first.headers.get('x-total-count')).toBe('5')
})

test('concurrent counts, deliveries, edits and bookings oversell nothing, and the ledger adds up to the stock', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.signUp()))
  const act = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('book' as const), quantity: fc.integer({ min: 1, max: 9 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('received' as const, 'scrapped' as const, 'counted' as const),
        quantity: fc.integer({ min: 1, max: 30 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('edit' as const), quantity: fc.integer({ min: 1, max: 9 }) }),
    },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 40 }),
      fc.array(act, { minLength: 5, maxLength: 25 }),
      async (available, acts) => {
        const product = await shop.addProduct({ min: 1, available, price: 1 })
        const answers = await Promise.all(
          acts.map(({ kind, quantity }, index) => {
            const buyer = buyers[index % buyers.length] ?? ada
            if (kind === 'book') return buyer.send('POST', '/order', newOrderForm(buyer, product, quantity))
            if (kind !== 'edit') return move(product._id, { reason: kind, quantity })
            const headers = { 'if-match': '*' }
            return admin.send('PATCH', `/product/${product._id}`, { lowStock: quantity }, headers)
          }),
        )
        for (const { status } of answers) expect([200, 201, 409]).toContain(status)
        const lines = await readLedger(product._id, '?limit=100')
        const left = await availableOf(product._id)
        expect(lines.reduce((sum, { change }) => sum + change, 0)).toBe(left)
        for (const line of lines) expect(line.available).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 15 },
  )
  expect((await examineBooks(shop.database.db)).findings).toEqual([])
})
