import { afterAll, describe, expect, test } from 'vitest'
import { createStripeCards } from '#adapters/cards/stripe.ts'
import { cents } from '#contract/money.ts'
import { CardServiceUnavailable } from '#domain/ports.ts'
import { createStripeSandbox } from '#stand-ins/stripe-sandbox.ts'
import { SECRET_KEY, startStripeSandbox, WEBHOOK_SECRET } from '../support/stripe-sandbox.ts'

const stripe = await startStripeSandbox()
afterAll(() => stripe.close())
const refundAll = (intentId: string) =>
  cards.refundIntent({ intentId, amountCents: cents(1995), key: `refund-${intentId}` })
const { database, sandbox, cards, callAsShop, newOrder, newIntent, confirm, whileIntentsStandStill } = stripe

describe('the Stripe adapter', () => {
  test('createIntent answers an unpaid intent for the order, its amount and its currency', async () => {
    const order = newOrder(4250)
    const intent = await cards.createIntent(order)
    expect(intent).toEqual({
      id: expect.stringMatching(/^pi_[A-Za-z0-9]{24,}$/),
      clientSecret: expect.stringMatching(new RegExp(`^${intent.id}_secret_[A-Za-z0-9]{25}$`)),
      status: 'requires_payment_method',
      amountCents: 4250,
      receivedCents: 0,
      refundedCents: 0,
      currency: 'eur',
      orderId: order.orderId,
    })
    expect(await cards.findIntent(intent.id)).toEqual(intent)
  })

  test('createIntent answers the same intent in its present state when asked again for the same order', async () => {
    const order = newOrder()
    const intent = await cards.createIntent(order)
    await confirm(intent)
    expect(await cards.createIntent(order)).toEqual({
      ...intent,
      status: 'succeeded',
      receivedCents: 1995,
    })
  })

  test('createIntent asks Stripe once for ten concurrent calls for the same order', async () => {
    let calls = 0
    const counted = createStripeCards({
      secretKey: SECRET_KEY,
      publishableKey: null,
      webhookSecret: WEBHOOK_SECRET,
      fetch: (input, init) => {
        calls++
        return sandbox.fetch(input, init)
      },
    })
    const order = newOrder()
    const intents = await Promise.all(Array.from({ length: 10 }, () => counted.createIntent(order)))
    expect(new Set(intents.map(each => each.id)).size).toBe(1)
    expect(calls).toBe(1)
  })

  test('createIntent creates one intent for two processes that ask at once for the same order', async () => {
    const order = newOrder()
    const neighbour = createStripeCards({
      secretKey: SECRET_KEY,
      publishableKey: null,
      webhookSecret: WEBHOOK_SECRET,
      fetch: sandbox.fetch,
    })
    const [mine, theirs] = await Promise.all([cards.createIntent(order), neighbour.createIntent(order)])
    expect(theirs).toEqual(mine)
  })

  test('createIntent answers the same intent after a restart of the sandbox with another secret key', async () => {
    const order = newOrder()
    const intent = await cards.createIntent(order)
    const secretKey = 'sk_test_after_restart'
    const restarted = createStripeSandbox({ db: database.db, secretKey })
    const again = createStripeCards({
      secretKey,
      publishableKey: null,
      webhookSecret: WEBHOOK_SECRET,
      fetch: restarted.fetch,
    })
    expect(await again.createIntent(order)).toEqual(intent)
  })

  test('findIntent answers undefined for an unknown or malformed id', async () => {
    for (const id of [
      'pi_000000000000000000000000',
      '',
      'pi_',
      '../charges',
      'pi_1\0',
      'pi_%00',
      `pi_${'1'.repeat(5000)}`,
    ]) {
      expect(await cards.findIntent(id)).toBeUndefined()
    }
  })

  test('findIntent answers what was actually paid once the intent has succeeded', async () => {
    const intent = await newIntent()
    await confirm(intent)
    expect(await cards.findIntent(intent.id)).toEqual({ ...intent, status: 'succeeded', receivedCents: 1995 })
  })

  test('cancelIntent cancels an unpaid intent, and is harmless when repeated', async () => {
    const intent = await newIntent()
    expect(await cards.cancelIntent(intent.id)).toMatchObject({ status: 'canceled' })
    expect(await cards.cancelIntent(intent.id)).toMatchObject({ status: 'canceled' })
    expect(await confirm(intent)).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    })
  })

  test('cancelIntent answers the succeeded intent if the customer was faster', async () => {
    const intent = await newIntent()
    await confirm(intent)
    expect(await cards.cancelIntent(intent.id)).toMatchObject({ status: 'succeeded', receivedCents: 1995 })
  })

  test('cancelIntent and confirm never both win when they race', async () => {
    for (let round = 0; round < 5; round++) {
      const intent = await newIntent()
      const [confirmed, canceled] = await Promise.all([confirm(intent), cards.cancelIntent(intent.id)])
      const end = await cards.findIntent(intent.id)
      expect(canceled).toEqual(end)
      expect(end?.status).toBe(confirmed.status === 200 ? 'succeeded' : 'canceled')
    }
  })

  test('refundIntent refunds the full amount once, however often and from wherever it is called', async () => {
    const intent = await newIntent()
    await confirm(intent)
    const { refunding } = await whileIntentsStandStill(async waiting => {
      const refund = () => callAsShop('POST', '/v1/refunds', { payment_intent: intent.id })
      const rivals = Promise.all([refund(), refund(), refund()])
      await waiting(3)
      return { refunding: rivals }
    })
    await Promise.all([refundAll(intent.id), refundAll(intent.id)])
    const answers = await refunding
    expect(answers.map(each => each.status).toSorted()).toEqual([200, 400, 400])
    const refusals = answers.filter(each => each.status === 400).map(each => each.body.error?.code)
    expect(refusals).toEqual(['charge_already_refunded', 'charge_already_refunded'])
    const { rows } = await database.pool.query(
      'SELECT amount_refunded FROM sandbox.payment_intents WHERE id = $1',
      [intent.id],
    )
    expect(rows).toEqual([{ amount_refunded: 1995 }])
  })

  test('refundIntent refunds a part, once per key', async () => {
    const intent = await newIntent()
    await confirm(intent)
    const part = { intentId: intent.id, amountCents: cents(500), key: `part-${intent.id}` }
    await cards.refundIntent(part)
    await cards.refundIntent(part)
    await cards.refundIntent({ ...part, amountCents: cents(95), key: `other-${intent.id}` })
    const refunded = 'SELECT amount_refunded FROM sandbox.payment_intents WHERE id = $1'
    expect((await database.pool.query(refunded, [intent.id])).rows).toEqual([{ amount_refunded: 595 }])
  })

  test('refundIntent is harmless if somebody else has refunded the charge', async () => {
    const intent = await newIntent()
    await confirm(intent)
    const refund = await callAsShop('POST', '/v1/refunds', { payment_intent: intent.id })
    expect(refund).toMatchObject({
      status: 200,
      body: { object: 'refund', amount: 1995, status: 'succeeded' },
    })
    await expect(refundAll(intent.id)).resolves.toBeUndefined()
  })

  test('refundIntent throws CardServiceUnavailable where nothing was paid', async () => {
    const intent = await newIntent()
    await expect(refundAll(intent.id)).rejects.toThrow(CardServiceUnavailable)
  })

  test('every verb throws CardServiceUnavailable with its cause when Stripe cannot be reached', async () => {
    const offline = createStripeCards({
      secretKey: SECRET_KEY,
      publishableKey: null,
      webhookSecret: WEBHOOK_SECRET,
      fetch: async () => {
        throw new TypeError('fetch failed')
      },
    })
    const failures = await Promise.allSettled([
      offline.createIntent(newOrder()),
      offline.findIntent('pi_000000000000000000000000'),
      offline.cancelIntent('pi_000000000000000000000000'),
      offline.refundIntent({ intentId: 'pi_000000000000000000000000', amountCents: cents(1995), key: 'k' }),
    ])
    for (const failure of failures) {
      const reason = failure.status === 'rejected' ? failure.reason : undefined
      expect(reason).toBeInstanceOf(CardServiceUnavailable)
      expect(reason.cause.type).toBe('StripeConnectionError')
    }
  })

  test.each([
    ['StripeRateLimitError', 429],
    ['StripeAPIError', 500],
  ])('findIntent throws CardServiceUnavailable caused by %s when Stripe answers %d', async (type, status) => {
    const failing = createStripeCards({
      secretKey: SECRET_KEY,
      publishableKey: null,
      webhookSecret: WEBHOOK_SECRET,
      fetch: async () =>
        Response.json(
          { error: { type: 'api_error', message: 'no' } },
          { status, headers: { 'Stripe-Should-Retry': 'false' } },
        ),
    })
    const failure = failing.findIntent('pi_000000000000000000000000')
    await expect(failure).rejects.toMatchObject({ name: 'CardServiceUnavailable', cause: { type } })
  })

  test('createIntent throws CardServiceUnavailable caused by a wrong secret key', async () => {
    const stranger = createStripeCards({
      secretKey: 'sk_test_other',
      publishableKey: null,
      webhookSecret: WEBHOOK_SECRET,
      fetch: sandbox.fetch,
    })
    await expect(stranger.createIntent(newOrder())).rejects.toMatchObject({
      name: 'CardServiceUnavailable',
      cause: { type: 'StripeAuthenticationError' },
    })
  })
})
