import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { webhookEvents } from '#db/schema.ts'
import { processDueEvents } from '#domain/payments/webhooks.ts'
import { readAnswer } from '../support/caller.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { expectProblem } from '../support/problems.ts'
import { DECLINED_CARD, intentIdOf } from '../support/register.ts'

const SECRET = 'whsec_of_the_webhook_tests'
const shop = await openMoneyShop({ webhookSecret: SECRET })
afterAll(() => shop.close())

const ada = await shop.signUp()
const product = await shop.addProduct({ price: 9.95, available: 100_000 })

const inSeconds = (date = new Date()) => Math.floor(date.getTime() / 1000)

interface Delivery {
  readonly body: string
  readonly at?: number
  readonly secret?: string
  readonly signature?: string
}

/** Posts a body as the card service does, signed at the time `at`. */
async function post({ body, at = inSeconds(), secret = SECRET, signature }: Delivery) {
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const headers = { 'stripe-signature': signature ?? `t=${at},v1=${v1}`, origin: 'https://elsewhere.example' }
  return readAnswer(await shop.newVisitor().fetch('/webhooks/stripe', { method: 'POST', body, headers }))
}

let events = 0
const write = (type: string, object: object, id = `evt_test${++events}`) =>
  JSON.stringify({ id, object: 'event', created: inSeconds(), type, data: { object } })

const eventsOf = (intentId: string) =>
  shop.database.db.select().from(webhookEvents).where(eq(webhookEvents.intentId, intentId))

/** A payment that the browser did not report. */
async function payWithoutReport() {
  const order = await shop.book(ada, product, 2)
  const secret = await shop.openIntent(ada, order)
  expect(await shop.confirmCard(secret)).toMatchObject({ status: 200 })
  return { order, intentId: intentIdOf(secret) }
}

const work = () => processDueEvents(shop.context())

describe('POST /webhooks/stripe', () => {
  test('stores a signed event and answers 200 at once, and processing it marks the order paid', async () => {
    const { order, intentId } = await payWithoutReport()
    const body = write('payment_intent.succeeded', { id: intentId, metadata: { order: order._id } })
    expect(await post({ body })).toMatchObject({ status: 200, body: { received: true } })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'booked' })
    expect(await work()).toBe(1)
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid', transactionId: intentId })
  })

  test.each<[string, (body: string) => Partial<Delivery>]>([
    ['another secret', () => ({ secret: 'whsec_of_somebody_else' })],
    ['a signature older than 300 seconds', () => ({ at: inSeconds() - 301 })],
    ['no signature', () => ({ signature: '' })],
    ['a signature that is none', () => ({ signature: 't=1,v1=zzz' })],
    ['the signature of another body', body => ({ body: body.replace('succeeded', 'canceled') })],
    ['the signature of the same JSON in other letters', body => ({ body: `${body} ` })],
  ])('answers 400 and stores nothing with %s', async (_, change) => {
    const body = write('payment_intent.succeeded', { id: 'pi_nobody', metadata: {} })
    const at = inSeconds()
    const v1 = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex')
    const changed = change(body)
    const signature = changed.body === undefined ? changed.signature : `t=${at},v1=${v1}`
    expectProblem(await post({ body, ...changed, ...(signature !== undefined && { signature }) }), 400)
    expect(await eventsOf('pi_nobody')).toEqual([])
  })

  test('accepts a signature 299 seconds old', async () => {
    const body = write('payment_intent.canceled', { id: 'pi_old', metadata: {} })
    expect(await post({ body, at: inSeconds() - 299 })).toMatchObject({ status: 200 })
  })

  test('answers 413 to a body larger than any event', async () => {
    const body = write('payment_intent.succeeded', {
      id: 'pi_large',
      metadata: { order: 'x'.repeat(600_000) },
    })
    expectProblem(await post({ body }), 413)
  })

  test('stores an event id once, however often it is delivered', async () => {
    const { order, intentId } = await payWithoutReport()
    const body = write('payment_intent.succeeded', { id: intentId, metadata: { order: order._id } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => post({ body })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await eventsOf(intentId)).toHaveLength(1)
    await Promise.all([work(), work(), work()])
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
    expect(await shop.readProduct(product._id)).toMatchObject({
      available: await shop.countStock(product._id),
    })
  })

  test('stores nothing about the card and its holder', async () => {
    const { order, intentId } = await payWithoutReport()
    const body = write('payment_intent.succeeded', {
      id: intentId,
      amount_received: 1990,
      currency: 'eur',
      client_secret: 'pi_1_secret_2',
      receipt_email: 'ada@example.com',
      payment_method: { card: { last4: '4242' }, billing_details: { name: 'Ada' } },
      metadata: { order: order._id },
    })
    await post({ body })
    const [row] = await eventsOf(intentId)
    expect(row?.payload).toEqual({ amount: 1990, currency: 'eur', order: order._id })
    await work()
  })

  test('answers 200 to event types it does not follow, and stores none of them', async () => {
    expect(await post({ body: write('customer.created', { id: 'cus_1' }, 'evt_stranger') })).toMatchObject({
      status: 200,
    })
    const { db } = shop.database
    expect(await db.select().from(webhookEvents).where(eq(webhookEvents.id, 'evt_stranger'))).toEqual([])
  })
})

describe('processing an event', () => {
  test('for an intent of another shop sets it aside with the reason', async () => {
    await post({ body: write('payment_intent.succeeded', { id: 'pi_stranger', metadata: {} }) })
    await work()
    const [row] = await eventsOf('pi_stranger')
    expect(row).toMatchObject({
      lastError: 'It belongs to no order in this shop',
      processedAt: expect.any(Date),
    })
  })

  test('that says `succeeded` before the payment changes nothing: the card service itself is asked', async () => {
    const order = await shop.book(ada, product, 3)
    const intentId = intentIdOf(await shop.openIntent(ada, order))
    await post({ body: write('payment_intent.succeeded', { id: intentId, metadata: { order: order._id } }) })
    await work()
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'booked' })
  })

  test('for a failed payment adds it to the timeline', async () => {
    const { order, intentId } = await payWithoutReport()
    await post({
      body: write('payment_intent.payment_failed', {
        id: intentId,
        metadata: { order: order._id },
        last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
      }),
    })
    await work()
    const details = (await shop.readTimeline(order._id)).map(({ kind, detail }) => `${kind}: ${detail}`)
    expect(details).toContain(`payment-failed: ${intentId}, insufficient_funds`)
  })

  test('for a dispute unknown to the card service changes nothing, whatever the event says', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = await shop.pay(ada, order)
    const dispute = {
      id: 'dp_1',
      payment_intent: intentId,
      amount: 1990,
      currency: 'eur',
      reason: 'fraudulent',
    }
    await post({ body: write('charge.dispute.closed', { ...dispute, status: 'lost' }, 'evt_dispute_false') })
    await work()
    const row = (await eventsOf(intentId)).find(({ id }) => id === 'evt_dispute_false')
    expect(row).toMatchObject({ lastError: 'The card service has no such dispute' })
    expect(await shop.readMoney(order._id)).toMatchObject({ disputes: [] })
    await shop.giveAddress(ada, order._id)
    expect(await shop.admin.send('POST', `/order/${order._id}/ship`)).toMatchObject({ status: 200 })
  })

  test('for a refund made at the card service books it, once, and the last cent refunds the order', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = await shop.pay(ada, order)
    const before = await shop.readProduct(product._id)
    await shop.context().cards.refundIntent({ intentId, amountCents: cents(500), key: 'outside-1' })
    await shop.sendWebhooks()
    await Promise.all([work(), work()])
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
    await shop.context().cards.refundIntent({ intentId, amountCents: cents(1490), key: 'outside-2' })
    await shop.sendWebhooks()
    await work()
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'refunded' })
    expect((await shop.readProduct(product._id)).available).toBe(before.available + 2)
    expect(await shop.readMoney(order._id)).toMatchObject({ received: 19.9, refunded: 19.9, refundable: 0 })
  })

  test('that fails is repeated later, after longer and longer pauses', async () => {
    const { order, intentId } = await payWithoutReport()
    await post({ body: write('payment_intent.succeeded', { id: intentId, metadata: { order: order._id } }) })
    await shop.whileCardsAreUnavailable(work)
    const [failed] = await eventsOf(intentId)
    expect(failed).toMatchObject({
      attempts: 1,
      processedAt: null,
      lastError: expect.stringMatching(/Stripe/),
    })
    await work()
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'booked' })
    shop.clock.forward({ minutes: 2 })
    await work()
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
  })
})

describe("the sandbox's own webhooks", () => {
  test('report payments, declined cards and cancelled intents, signed as Stripe signs', async () => {
    const { order, intentId } = await payWithoutReport()
    await shop.sendWebhooks()
    await work()
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid', transactionId: intentId })
    const refused = await shop.book(ada, product, 2)
    const secret = await shop.openIntent(ada, refused)
    await shop.confirmCard(secret, DECLINED_CARD)
    await ada.send('POST', `/order/${refused._id}/cancel`)
    await shop.sendWebhooks()
    await work()
    const types = (await eventsOf(intentIdOf(secret))).map(({ type }) => type)
    expect(types.toSorted()).toEqual(['payment_intent.canceled', 'payment_intent.payment_failed'])
  })
})
