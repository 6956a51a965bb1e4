import { eq, like, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { intent } from '#contract/payments/payments.ts'
import { payments, rateLimits } from '#db/schema.ts'
import { processDueEvents } from '#domain/payments/webhooks.ts'
import { expectProblem } from '../support/problems.ts'
import { DECLINED_CARD, intentIdOf } from '../support/register.ts'
import { openTestShop, type Person } from '../support/shop.ts'

// All callers in the tests have addresses in 10.0.0.0/8.
const shop = await openTestShop({ env: { MAX_UNPAID_ORDERS: '1000', TRUSTED_PROXIES: '10.0.0.0/8' } })
afterAll(() => shop.close())

const part = await shop.addProduct({ available: 10_000 })
const from = (address: string) => ({ 'x-forwarded-for': address })
const open = (person: Person, order: { _id: string; price: number }, headers: Record<string, string> = {}) =>
  person.send('POST', '/create-payment-intent', { price: order.price, order: order._id }, headers)

/** Tries this many stolen cards, one after another, and delivers the webhook of each. */
async function decline(clientSecret: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await shop.confirmCard(clientSecret, DECLINED_CARD)
    await shop.sendWebhooks()
    await processDueEvents(shop.context())
  }
}

const anHourLater = () =>
  shop.database.db
    .update(rateLimits)
    .set({ lastRequest: sql`${rateLimits.lastRequest} - 3600000` })
    .where(like(rateLimits.key, 'payments:%'))

describe('declined cards', () => {
  test('beyond 10 an hour close the payment, and POST /create-payment-intent answers 429 for all orders of this person', async () => {
    const person = await shop.signUp({ isConfirmed: true })
    const [order, other] = [await shop.book(person, part, 2), await shop.book(person, part, 3)]
    const clientSecret = await shop.openIntent(person, order)
    await decline(clientSecret, 9)
    expect(await shop.openIntent(person, order)).toBe(clientSecret)
    await decline(clientSecret, 1)
    const [payment] = await shop.database.db
      .select()
      .from(payments)
      .where(eq(payments.intentId, intentIdOf(clientSecret)))
    expect(payment).toMatchObject({ status: 'canceled' })
    // The card service itself accepts no card for it any more.
    expect(await shop.confirmCard(clientSecret)).toMatchObject({ status: 400 })
    for (const each of [order, other]) {
      const refused = await open(person, each)
      expectProblem(refused, 429)
      expect(refused.body).toMatchObject({
        detail: expect.stringMatching(/^Too many cards were declined\. Please wait \d+ minutes/),
      })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    }
    await anHourLater()
    await shop.pay(person, order)
    expect(await shop.readOrder(person, order._id)).toMatchObject({ paid: true })
  })

  test('do not keep another order of the same person from being paid', async () => {
    const person = await shop.signUp({ isConfirmed: true })
    const [order, other] = [await shop.book(person, part, 2), await shop.book(person, part, 3)]
    const [first, second] = [await shop.openIntent(person, order), await shop.openIntent(person, other)]
    await shop.confirmCard(second)
    await decline(first, 10)
    expect(await shop.reportPayment(person, other._id, intentIdOf(second))).toMatchObject({ status: 200 })
    expectProblem(await open(person, order), 429)
  })

  test('beyond 30 an hour from one network, answer 429 to everyone paying from there, and to nobody else', async () => {
    const [office, elsewhere] = [from('203.0.113.20'), from('203.0.113.21')]
    for (let thief = 0; thief < 4; thief += 1) {
      const person = await shop.signUp({ isConfirmed: true })
      const order = await shop.book(person, part)
      expect(await open(person, order, office)).toMatchObject({ status: 200 })
      await decline(await secretOf(person, order, office), thief < 3 ? 9 : 3)
    }
    const colleague = await shop.signUp({ isConfirmed: true })
    const order = await shop.book(colleague, part)
    expectProblem(await open(colleague, order, office), 429)
    expect(await open(colleague, order, elsewhere)).toMatchObject({ status: 200 })
  })

  async function secretOf(person: Person, order: { _id: string; price: number }, at: Record<string, string>) {
    const { body } = await open(person, order, at)
    return intent.parse(body).clientSecret
  }
})

describe('POST /create-payment-intent', () => {
  test('answers 429 beyond 40 new intents of a person within an hour; existing ones still work', async () => {
    const person = await shop.signUp({ isConfirmed: true })
    const orders = []
    for (let time = 0; time < 41; time += 1) orders.push(await shop.book(person, part))
    const answers = await Promise.all(orders.map(order => open(person, order)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    const refused = answers.findIndex(({ status }) => status === 429)
    expect(answers[refused]?.body).toMatchObject({ detail: expect.stringMatching(/^Too many payments/) })
    const going = orders.find((_, index) => index !== refused)
    expect(going && (await open(person, going))).toMatchObject({ status: 200 })
  })
})

describe('PATCH /order/{id}', () => {
  test('asks the card service 300 times an hour for a person, then answers 429 without asking', async () => {
    const person = await shop.signUp({ isConfirmed: true })
    const order = await shop.book(person, part)
    const report = (id: number) =>
      person.send('PATCH', `/order/${order._id}`, { order: order._id, transactionId: `pi_made_up_${id}` })
    for (let round = 0; round < 15; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => report(round * 20 + index)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
    }
    expect(expectProblem(await report(300), 429).detail).toMatch(/^The card service was asked too often/)
    await anHourLater()
    expectProblem(await report(301), 422, ['transactionId'])
  })
})
