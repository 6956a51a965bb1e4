import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { order } from '#contract/orders/orders.ts'
import { moneyReport, webhookEvent } from '#contract/payments/payments.ts'
import { processDueEvents } from '#domain/payments/webhooks.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { expectProblem } from '../support/problems.ts'

const shop = await openMoneyShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const newProduct = () => shop.addProduct({ price: 10, available: 10 })
const available = async (id: string) => (await shop.readProduct(id)).available

async function payFor(quantity = 2) {
  const product = await newProduct()
  const booked = await shop.book(ada, product, quantity)
  await shop.giveAddress(ada, booked._id)
  const transactionId = await shop.pay(ada, booked)
  return { product, id: booked._id, transactionId }
}

const refund = (id: string, json: object, headers?: Record<string, string>) =>
  shop.admin.send('POST', `/order/${id}/refund`, json, headers)
const ship = (id: string) => shop.admin.send('POST', `/order/${id}/ship`)
const kindsOf = async (id: string) => (await shop.readTimeline(id)).map(({ kind }) => kind)

describe('POST /order/{id}/refund', () => {
  test('refunds a part, then the rest: the order is refunded and its pieces are released', async () => {
    const { product, id, transactionId } = await payFor()
    expect(await refund(id, { amount: 5.5, reason: 'One is scratched' })).toMatchObject({
      status: 200,
      body: { acknowledged: true, order: { status: 'paid', paid: true } },
    })
    expect(await available(product._id)).toBe(8)
    expect(await refund(id, { amount: '14.50', reason: 'All are scratched' })).toMatchObject({
      status: 200,
      body: { order: { status: 'refunded', paid: true } },
    })
    expect(await available(product._id)).toBe(10)
    expect(await shop.countStock(product._id)).toBe(10)
    const intent = await shop.context().cards.findIntent(transactionId)
    expect(intent).toMatchObject({ receivedCents: 2000, refundedCents: 2000 })
    expect(await shop.readMoney(id)).toMatchObject({
      received: 20,
      refunded: 20,
      refundable: 0,
      refunds: [
        { amount: 5.5, reason: 'One is scratched', status: 'succeeded' },
        { amount: 14.5, reason: 'All are scratched', status: 'succeeded' },
      ],
    })
    expectProblem(await refund(id, { amount: 1, reason: 'Once more' }), 409)
  })

  test('never refunds more than was paid, however many requests compete', async () => {
    const { id, transactionId } = await payFor()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refund(id, { amount: 6, reason: 'Late' })),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 200, 200, 422, 422, 422, 422, 422])
    expect(await shop.context().cards.findIntent(transactionId)).toMatchObject({ refundedCents: 1800 })
  })

  test('refunds once under one Idempotency-Key', async () => {
    const { id } = await payFor()
    const twice = { amount: 5, reason: 'Late' }
    const key = { 'idempotency-key': `refund-${id}` }
    const answers = await Promise.all([
      refund(id, twice, key),
      refund(id, twice, key),
      refund(id, twice, key),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await shop.readMoney(id)).toMatchObject({ refunded: 5 })
    expectProblem(await refund(id, { ...twice, amount: 6 }, key), 422, ['Idempotency-Key'])
  })

  test('does not release the pieces of a shipped order', async () => {
    const { product, id } = await payFor()
    expect(await ship(id)).toMatchObject({ status: 200, body: { order: { status: 'shipped', paid: true } } })
    await refund(id, { amount: 20, reason: 'Lost by the carrier' })
    expect(await shop.readOrder(ada, id)).toMatchObject({ status: 'refunded' })
    expect(await available(product._id)).toBe(8)
    expect(await shop.countStock(product._id)).toBe(8)
  })

  test('answers 409 where nothing was paid, 404 for an unknown order, 422 to an invalid amount or reason', async () => {
    const booked = await shop.book(ada, await newProduct(), 1)
    const good = { amount: 1, reason: 'Late' }
    expectProblem(await refund(booked._id, good), 409)
    expectProblem(await refund('nothing', good), 404)
    const { id } = await payFor()
    for (const amount of [0, -1, 0.001, 20.01, 'all', null])
      expectProblem(await refund(id, { ...good, amount }), 422, ['amount'])
    // The credit note says the reason, and no font has every letter.
    for (const reason of ['  ', 'Sorry 😀'])
      expectProblem(await refund(id, { ...good, reason }), 422, ['reason'])
  })
})

describe('POST /order/{id}/ship', () => {
  test('ships a paid order, once', async () => {
    const { id } = await payFor()
    expect(await ship(id)).toMatchObject({ status: 200 })
    expect(await ship(id)).toMatchObject({ status: 200 })
    expect((await kindsOf(id)).filter(kind => kind === 'shipped')).toHaveLength(1)
  })

  test('answers 409 where nothing was paid, and 404 for an unknown order', async () => {
    const booked = await shop.book(ada, await newProduct(), 1)
    expectProblem(await ship(booked._id), 409)
    expectProblem(await ship('nothing'), 404)
  })
})

describe('GET /money', () => {
  test('sums the books: money received pays for orders, was refunded or is held', async () => {
    const { id } = await payFor()
    const before = moneyReport.parse((await shop.admin.send('GET', '/money')).body).totals
    await payFor(3)
    await refund(id, { amount: 4.25, reason: 'Late' })
    const { totals } = moneyReport.parse((await shop.admin.send('GET', '/money')).body)
    expect(totals.received - before.received).toBeCloseTo(30, 5)
    expect(totals.refunded - before.refunded).toBeCloseTo(4.25, 5)
    expect(totals.paid - before.paid).toBeCloseTo(25.75, 5)
    expect(totals.received).toBeCloseTo(totals.paid + totals.refunded + totals.held, 5)
  })

  test('leaves out payments received 90 days before, and what was refunded of them since, unless they are still held', async () => {
    const read = async () => moneyReport.parse((await shop.admin.send('GET', '/money')).body).totals
    const before = await read()
    const [old, held] = [await payFor(3), await payFor(2)]
    await refund(old.id, { amount: 4.25, reason: 'Late' })
    const age = (id: string, status: string) =>
      shop.database.pool.query(
        `update payments set status = $2, succeeded_at = now() - interval '91 days' where order_id = $1`,
        [id, status],
      )
    await age(old.id, 'succeeded')
    await age(held.id, 'held')
    const after = await read()
    expect(after.received - before.received).toBeCloseTo(20, 5)
    expect(after.held - before.held).toBeCloseTo(20, 5)
    expect(after.refunded).toBeCloseTo(before.refunded, 5)
    expect(after.paid).toBeCloseTo(before.paid, 5)
    expect(Date.now() - Date.parse(after.since)).toBeCloseTo(90 * 24 * 60 * 60 * 1000, -5)
    await age(held.id, 'succeeded')
    const done = await read()
    expect(done.held).toBeCloseTo(before.held, 5)
  })

  test('the comparison answers 503 with Retry-After while the card service is unavailable', async () => {
    const answer = await shop.whileCardsAreUnavailable(() => shop.admin.send('GET', '/money/comparison'))
    expect(expectProblem(answer, 503).detail).not.toMatch(/nothing was charged/i)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(shop.faults.splice(0)).toHaveLength(1)
  })
})

describe('GET /money/orders', () => {
  const page = z.object({ orders: z.array(order), total: z.int() })
  const read = async (query: string) =>
    page.parse((await shop.admin.send('GET', `/money/orders?${query}`)).body)

  test('answers the orders in one state, newest first, in pages', async () => {
    for (let i = 0; i < 3; i++) await payFor(1)
    const first = await read('status=paid&limit=2')
    const second = await read('status=paid&limit=2&page=2')
    expect(first.orders).toHaveLength(2)
    expect(first.total).toBeGreaterThanOrEqual(3)
    const all = [...first.orders, ...second.orders]
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length)
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 'paid'))
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('answers 422 to an unknown state or page', async () => {
    expectProblem(await shop.admin.send('GET', '/money/orders?status=lost'), 422, ['status'])
    expectProblem(await shop.admin.send('GET', '/money/orders?page=0'), 422, ['page'])
  })
})

describe('the timeline', () => {
  test('shows the whole life of an order in sequence', async () => {
    const { id } = await payFor()
    await ship(id)
    await refund(id, { amount: 20, reason: 'Lost by the carrier' })
    await shop.sendWebhooks()
    await processDueEvents(shop.context())
    const timeline = await shop.readTimeline(id)
    const steps = [
      'booked',
      'delivery-changed',
      'intent-opened',
      'paid',
      'shipped',
      'refund-promised',
      'refunded',
      'refund-sent',
    ]
    const kinds = timeline
      .filter(({ source }) => source === 'order' || source === 'card')
      .map(({ kind }) => kind)
    expect(kinds).toEqual(steps)
    const entries = timeline.filter(({ source }) => source === 'webhook')
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      'charge.refunded',
      'payment_intent.succeeded',
    ])
    expect(timeline.some(({ source }) => source === 'mail')).toBe(true)
    const times = timeline.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
  })
})

describe('POST /money/events/{id}/replay', () => {
  test('processes an event again, and changes nothing that is already done', async () => {
    const { id } = await payFor()
    await shop.sendWebhooks()
    await processDueEvents(shop.context())
    const { event } = (await shop.readTimeline(id)).find(({ source }) => source === 'webhook') ?? {}
    const answer = await shop.admin.send('POST', `/money/events/${event}/replay`)
    expect(answer).toMatchObject({ status: 200 })
    expect(webhookEvent.parse(answer.body)).toMatchObject({ attempts: 1, error: null })
    expect((await kindsOf(id)).filter(kind => kind === 'paid')).toHaveLength(1)
  })

  test('processes a failed event without waiting for its next attempt', async () => {
    const booked = await shop.book(ada, await newProduct(), 1)
    await shop.confirmCard(await shop.openIntent(ada, booked))
    await shop.sendWebhooks()
    await shop.whileCardsAreUnavailable(() => processDueEvents(shop.context()))
    const { waiting } = moneyReport.parse((await shop.admin.send('GET', '/money')).body)
    const event = waiting.find(each => each.order === booked._id)
    expect(event).toMatchObject({ attempts: 1, processedAt: null, error: 'Stripe: away' })
    await shop.admin.send('POST', `/money/events/${event?._id}/replay`)
    expect(await shop.readOrder(ada, booked._id)).toMatchObject({ status: 'paid' })
  })

  test('answers 404 for an unknown event', async () => {
    expectProblem(await shop.admin.send('POST', '/money/events/evt_none/replay'), 404)
  })
})
