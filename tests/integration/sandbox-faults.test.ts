import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { webhookEvents } from '#db/schema.ts'
import { reconcile } from '#domain/payments/reconcile.ts'
import { processDueEvents } from '#domain/payments/webhooks.ts'
import { createWebhookSender } from '#stand-ins/stripe-sandbox-webhooks.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { expectProblem } from '../support/problems.ts'
import { DECLINED_CARD, GOOD_CARD, intentIdOf } from '../support/register.ts'

const shop = await openMoneyShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const product = await shop.addProduct({ price: 10, available: 1_000 })
const eventsOf = (intentId: string) =>
  shop.database.db.select().from(webhookEvents).where(eq(webhookEvents.intentId, intentId))

/** Confirms with this card; the browser reports nothing. */
async function payWith(number: string, at: Pick<typeof shop, 'book' | 'openIntent' | 'confirmCard'> = shop) {
  const order = await at.book(ada, product, 2)
  const secret = await at.openIntent(ada, order)
  const answer = await at.confirmCard(secret, number)
  return { order, secret, answer, intentId: intentIdOf(secret) }
}

const settle = async () => {
  await shop.sendWebhooks()
  await processDueEvents(shop.context())
}

describe('the test cards that simulate faults', () => {
  test('a lost webhook: the comparison with the card service finds the payment', async () => {
    const { order, intentId } = await payWith('4000000099000103')
    await settle()
    expect(await eventsOf(intentId)).toEqual([])
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'booked' })
    await reconcile(shop.context())
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
  })

  test.each([
    ['late', '4000000099000202'],
    ['doubled', '4000000099000301'],
    ['reordered', '4000000099000400'],
  ])('a %s webhook pays the order once', async (_, card) => {
    const { order, intentId } = await payWith(card)
    await settle()
    await settle()
    expect(await eventsOf(intentId)).toHaveLength(1)
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
    const paid = (await shop.readTimeline(order._id)).filter(({ kind }) => kind === 'paid')
    expect(paid).toHaveLength(1)
  })

  test('a confirmation that times out has charged the card, once; a second attempt says so', async () => {
    const { order, secret, answer } = await payWith('4000000099000509')
    expect(answer).toMatchObject({ status: 504, body: { error: { type: 'api_error' } } })
    expect(await shop.confirmCard(secret, GOOD_CARD)).toMatchObject({
      status: 400,
      body: { error: { payment_intent: { status: 'succeeded' } } },
    })
    await settle()
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
    expect(await shop.context().cards.findIntent(intentIdOf(secret))).toMatchObject({ receivedCents: 2000 })
  })

  test.each([
    [429, '4000000099000707', 'rate_limit'],
    [500, '4000000099000806', undefined],
  ])('%d with Retry-After charges nothing, and another card can pay', async (status, card, code) => {
    const { secret, answer } = await payWith(card)
    expect(answer).toMatchObject({ status, body: { error: { message: expect.any(String) } } })
    if (code) expect(answer.body).toMatchObject({ error: { code } })
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(await shop.confirmCard(secret)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  })
})

describe('3-D Secure', () => {
  const ASKING_CARD = '4000002500003155'
  const authenticate = async (secret: string, outcome: string) => {
    const body = new URLSearchParams({ client_secret: secret, outcome })
    const path = `/sandbox/v1/payment_intents/${intentIdOf(secret)}/authenticate`
    return shop.newVisitor().fetch(path, { method: 'POST', body })
  }

  test('passed: the webhook pays the order', async () => {
    const { order, secret, answer } = await payWith(ASKING_CARD)
    expect(answer).toMatchObject({ status: 200, body: { status: 'requires_action' } })
    await authenticate(secret, 'success')
    await settle()
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
  })

  test('failed: the order stays unpaid, its timeline says why, and another card can pay', async () => {
    const { order, secret } = await payWith(ASKING_CARD)
    await authenticate(secret, 'failure')
    await settle()
    const failed = (await shop.readTimeline(order._id)).find(({ kind }) => kind === 'payment-failed')
    expect(failed?.detail).toMatch(/payment_intent_authentication_failure$/)
    expect(await shop.pay(ada, order)).toBe(intentIdOf(secret))
  })

  test('abandoned: nothing is charged, and the order can be cancelled', async () => {
    const { order, secret } = await payWith(ASKING_CARD)
    expect(await ada.send('POST', `/order/${order._id}/cancel`)).toMatchObject({ status: 200 })
    expect((await authenticate(secret, 'success')).status).toBe(400)
  })
})

describe('SANDBOX_FAULTS', () => {
  test('loses every event, and the order is paid all the same', async () => {
    const faulty = await openMoneyShop({ env: { SANDBOX_FAULTS: 'webhook-lost, refund-fails-once' } })
    const person = await faulty.signUp()
    const order = await faulty.book(person, await faulty.addProduct({ price: 10 }), 1)
    await faulty.confirmCard(await faulty.openIntent(person, order))
    await faulty.sendWebhooks()
    expect(await processDueEvents(faulty.context())).toBe(0)
    await reconcile(faulty.context())
    expect(await faulty.readOrder(person, order._id)).toMatchObject({ status: 'paid' })
    await faulty.admin.send('POST', `/order/${order._id}/refund`, { amount: 10, reason: 'Late' })
    expect(await faulty.readMoney(order._id)).toMatchObject({ refunds: [{ status: 'pending' }] })
    faulty.clock.forward({ minutes: 2 })
    await reconcile(faulty.context())
    expect(await faulty.readMoney(order._id)).toMatchObject({
      refunds: [{ status: 'succeeded', attempts: 2 }],
    })
    await faulty.close()
  })

  test('server-error: the SDK retries each call under the same key, and one intent is created', async () => {
    const faulty = await openMoneyShop({ env: { SANDBOX_FAULTS: 'server-error' } })
    const person = await faulty.signUp()
    const order = await faulty.book(person, await faulty.addProduct({ price: 10 }), 1)
    const id = await faulty.pay(person, order)
    const { rows } = await faulty.database.pool.query('select id from sandbox.payment_intents')
    expect(rows).toEqual([{ id }])
    await faulty.close()
  })

  test('rate-limited: the call answers 503 with Retry-After', async () => {
    const faulty = await openMoneyShop({ env: { SANDBOX_FAULTS: 'rate-limited' } })
    const person = await faulty.signUp()
    const { _id, price } = await faulty.book(person, await faulty.addProduct({ price: 10 }), 1)
    const answer = await person.send('POST', '/create-payment-intent', { price, order: _id })
    expectProblem(answer, 503)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(await person.send('POST', '/create-payment-intent', { price, order: _id })).toMatchObject({
      status: 200,
    })
    expect(faulty.faults.splice(0)).toHaveLength(1)
    await faulty.close()
  })
})

describe('the webhook sender', () => {
  const none = new Set<never>()

  /** Returns a sender and what arrives from it, in order. */
  function open(answers: readonly number[] = []) {
    const arrived: string[] = []
    const queue = [...answers]
    const sender = createWebhookSender({
      secret: 'whsec_1',
      deliver: async request => {
        const { type }: { type: string } = await request.json()
        arrived.push(type)
        return new Response(null, { status: queue.shift() ?? 200 })
      },
    })
    return { sender, arrived }
  }

  test('sends nothing before it is started and nothing after it is stopped', async () => {
    const { sender, arrived } = open()
    sender.post({ type: 'a', object: {} }, none)
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(arrived).toEqual([])
    sender.start()
    await vi.waitFor(() => expect(arrived).toEqual(['a']))
    await sender.stop()
    sender.post({ type: 'b', object: {} }, none)
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(arrived).toEqual(['a'])
  })

  test('sends a delayed event after the next one', async () => {
    const { sender, arrived } = open()
    sender.post({ type: 'first', object: {} }, new Set(['webhook-reordered'] as const))
    sender.post({ type: 'second', object: {} }, none)
    sender.start()
    await vi.waitFor(() => expect(arrived).toEqual(['second', 'first']))
    await sender.stop()
  })

  test('resends what was not accepted', async () => {
    const { sender, arrived } = open([500, 400, 200])
    sender.post({ type: 'a', object: {} }, none)
    for (let round = 0; round < 5; round++) await sender.sendAll()
    expect(arrived).toEqual(['a', 'a', 'a'])
  })
})

test('a declined card appears in the timeline', async () => {
  const { order } = await payWith(DECLINED_CARD)
  await settle()
  expect((await shop.readTimeline(order._id)).map(({ kind }) => kind)).toContain('payment-failed')
})
