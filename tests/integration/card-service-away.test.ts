import { afterAll, describe, expect, test } from 'vitest'
import { guardCards } from '#adapters/cards/card-breaker.ts'
import { createStripeCards } from '#adapters/cards/stripe.ts'
import type { SandboxFault } from '#stand-ins/stripe-sandbox-faults.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { allowFor } from '../support/patience.ts'
import { expectProblem } from '../support/problems.ts'
import { intentIdOf } from '../support/register.ts'

const shop = await openMoneyShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const newProduct = (at = shop) => at.addProduct({ price: 10, available: 10 })

describe('an unresponsive card service', () => {
  const BOUND_MS = 150
  const HALF_OPEN_MS = 400

  /** A card service that does not answer until `isDead` is false. */
  function open() {
    const line = { isDead: true, calls: 0 }
    const dead = () => new Promise<Response>(() => undefined)
    const answer = async () =>
      Response.json(
        { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'no' } },
        { status: 404 },
      )
    const cards = createStripeCards({
      secretKey: 'sk_test_silent',
      publishableKey: null,
      webhookSecret: 'whsec_silent',
      fetch: async () => {
        line.calls += 1
        return line.isDead ? dead() : answer()
      },
    })
    const options = {
      boundMs: BOUND_MS,
      afterFailures: 3,
      halfOpenAfterMs: HALF_OPEN_MS,
    }
    return { line, cards: guardCards(cards, options) }
  }

  const timed = async (call: () => Promise<unknown>) => {
    const from = performance.now()
    const error = await call().then(
      () => undefined,
      (failure: unknown) => failure,
    )
    return { error, ms: performance.now() - from }
  }

  test('times out; after three tries calls fail within 100 ms, until it answers again', async () => {
    const { line, cards } = open()
    const ask = () => timed(() => cards.findIntent('pi_000000000000000000000000'))
    for (let tries = 0; tries < 3; tries++) {
      const { error, ms } = await ask()
      expect(error).toMatchObject({ name: 'CardServiceUnavailable', isOutage: true })
      expect(ms).toBeGreaterThanOrEqual(BOUND_MS - 5)
      expect(ms).toBeLessThan(BOUND_MS + 500)
    }
    expect(line.calls).toBe(3)
    const { error, ms } = await ask()
    expect(error).toMatchObject({ name: 'CardServiceUnavailable', retryAfterSeconds: 1 })
    expect(ms).toBeLessThan(allowFor(100))
    expect(line.calls).toBe(3)
    line.isDead = false
    await new Promise(resolve => setTimeout(resolve, HALF_OPEN_MS + 50))
    expect(await cards.findIntent('pi_000000000000000000000000')).toBeUndefined()
    expect(await cards.findIntent('pi_000000000000000000000000')).toBeUndefined()
  })

  test('is not confused with one that refuses: refusals never open the circuit', async () => {
    const { line, cards } = open()
    line.isDead = false
    for (let tries = 0; tries < 6; tries++) await cards.findIntent('pi_000000000000000000000000')
    expect(line.calls).toBe(6)
  })
})

describe('a 500 that the card service stores under the idempotency key', () => {
  test.each<SandboxFault>(['server-error-kept', 'server-error-done'])(
    '%s: the order can still be paid, cancelled and refunded, and nothing is refunded twice',
    async fault => {
      const faulty = await openMoneyShop({ env: { SANDBOX_FAULTS: fault } })
      const person = await faulty.signUp()
      const product = await newProduct(faulty)
      const order = await faulty.book(person, product, 2)
      const intentId = await faulty.pay(person, order)
      for (const amount of [5, 2]) {
        const refund = { amount, reason: 'Late' }
        const path = `/order/${order._id}/refund`
        expect(await faulty.admin.send('POST', path, refund)).toMatchObject({ status: 200 })
      }
      expect(await faulty.readMoney(order._id)).toMatchObject({
        refunded: 7,
        refunds: [{ status: 'succeeded' }, { status: 'succeeded' }],
      })
      expect(await faulty.context().cards.findIntent(intentId)).toMatchObject({ refundedCents: 700 })
      const other = await faulty.book(person, product, 1)
      await faulty.openIntent(person, other)
      expect(await person.send('POST', `/order/${other._id}/cancel`)).toMatchObject({
        status: 200,
        body: { order: { status: 'cancelled' } },
      })
      await faulty.close()
    },
  )
})

describe('an intent unknown to the card service, as after a change of account', () => {
  /** Moves the shop to an empty account. */
  const changeAccount = () =>
    shop.database.pool.query('truncate sandbox.payment_intents, sandbox.idempotency_keys, sandbox.refunds')

  test('is replaced at once, and the new one pays the order', async () => {
    const order = await shop.book(ada, await newProduct(), 2)
    const old = await shop.openIntent(ada, order)
    await changeAccount()
    const secret = await shop.openIntent(ada, order)
    expect(secret).not.toBe(old)
    expect(await shop.openIntent(ada, order)).toBe(secret)
    const transactionId = await shop.pay(ada, order)
    expect(transactionId).toBe(intentIdOf(secret))
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid', transactionId })
  })

  test('does not keep the order from being cancelled', async () => {
    const order = await shop.book(ada, await newProduct(), 2)
    await shop.openIntent(ada, order)
    await changeAccount()
    expect(await ada.send('POST', `/order/${order._id}/cancel`)).toMatchObject({
      status: 200,
      body: { order: { status: 'cancelled' } },
    })
  })
})

describe("PATCH /order/{id} sends nobody else's refunds", () => {
  test('but only those of its own order, where the payment came too late', async () => {
    const paid = await shop.book(ada, await newProduct(), 2)
    await shop.pay(ada, paid)
    const path = `/order/${paid._id}/refund`
    await shop.whileCardsAreUnavailable(() => shop.admin.send('POST', path, { amount: 5, reason: 'Late' }))
    shop.clock.forward({ hours: 2 })
    const late = await shop.book(ada, await newProduct(), 1)
    const secret = await shop.openIntent(ada, late)
    await ada.send('POST', `/order/${late._id}/cancel`)
    await shop.database.pool.query(
      "update sandbox.payment_intents set status = 'succeeded', amount_received = amount where id = $1",
      [intentIdOf(secret)],
    )
    expectProblem(await shop.reportPayment(ada, late._id, intentIdOf(secret)), 409)
    expect(await shop.readMoney(late._id)).toMatchObject({ refunds: [{ status: 'succeeded' }] })
    expect(await shop.readMoney(paid._id)).toMatchObject({ refunds: [{ status: 'pending' }] })
  })
})
