import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import type { Order } from '#contract/orders/orders.ts'
import { moneyComparison } from '#contract/payments/payments.ts'
import { payments } from '#db/schema.ts'
import { expireOrders } from '#domain/orders/expire.ts'
import { reconcile } from '#domain/payments/reconcile.ts'
import { reviewRefunds } from '#domain/refunds/reopen.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { expectProblem } from '../support/problems.ts'
import { intentIdOf } from '../support/register.ts'

const shop = await openMoneyShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const product = await shop.addProduct({ price: 10, available: 1_000 })
const since = () => ({ since: new Date(Date.now() - 60_000) })
const repair = () => reconcile(shop.context(), since())

/** The differences shown to an admin for this order. */
async function differencesOf(orderId: string) {
  const { body } = await shop.admin.send('GET', '/money/comparison?days=90')
  return moneyComparison
    .parse(body)
    .differences.filter(({ order }) => order === orderId)
    .map(({ kind }) => kind)
}

const openFor = (orderId: string, replaces?: string) =>
  shop.context().cards.createIntent({
    orderId,
    amountCents: cents(2000),
    currency: 'eur',
    email: ada.email,
    replaces,
  })

/** Pays without the shop being notified; returns the intent's secret. */
async function payWithoutReport(order: Order): Promise<string> {
  const secret = await shop.openIntent(ada, order)
  await shop.confirmCard(secret)
  return secret
}

const refundThere = (intentId: string, amount: number) =>
  shop.context().cards.refundIntent({ intentId, amountCents: cents(amount), key: crypto.randomUUID() })

describe('reconciliation', () => {
  test('books a payment whose webhook and report are both lost', async () => {
    const order = await shop.book(ada, product, 2)
    const secret = await shop.openIntent(ada, order)
    await shop.confirmCard(secret)
    expect(await differencesOf(order._id)).toEqual(['paid-there-only'])
    expect(await repair()).toMatchObject({ healed: 1, left: 0 })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({
      status: 'paid',
      transactionId: intentIdOf(secret),
    })
    expect(await differencesOf(order._id)).toEqual([])
    expect(await repair()).toMatchObject({ healed: 0 })
  })

  test('finds an intent that the shop lost because it died while opening it', async () => {
    const [paid, open] = [await shop.book(ada, product, 2), await shop.book(ada, product, 2)]
    const intent = await openFor(paid._id)
    await shop.confirmCard(intent.clientSecret)
    const forgotten = await openFor(open._id)
    expect(await differencesOf(paid._id)).toEqual(['paid-there-only'])
    expect(await differencesOf(open._id)).toEqual(['unknown-here'])
    await repair()
    expect(await shop.readOrder(ada, paid._id)).toMatchObject({ status: 'paid', transactionId: intent.id })
    expect(intentIdOf(await shop.openIntent(ada, open))).toBe(forgotten.id)
  })

  test('cancels an intent that could still be paid for a cancelled or expired order', async () => {
    const order = await shop.book(ada, product, 2)
    const secret = await shop.openIntent(ada, order)
    shop.clock.forward({ hours: 25 })
    await expireOrders(shop.context())
    expect(await differencesOf(order._id)).toEqual(['open-there'])
    await reconcile(shop.context())
    expect(await shop.confirmCard(secret)).toMatchObject({ status: 400 })
    expect(await differencesOf(order._id)).toEqual([])
  })

  test('books an expired order again when its payment arrives late', async () => {
    const order = await shop.book(ada, product, 2)
    const secret = await shop.openIntent(ada, order)
    shop.clock.forward({ hours: 25 })
    await expireOrders(shop.context())
    await shop.confirmCard(secret)
    await reconcile(shop.context())
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
    expect(await shop.countStock(product._id)).toBe((await shop.readProduct(product._id)).available)
  })

  test('holds a payment of a different amount, shows it, and leaves it to a person', async () => {
    const order = await shop.book(ada, product, 3)
    const intent = await openFor(order._id)
    await shop.confirmCard(intent.clientSecret)
    await repair()
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'booked' })
    expect(await differencesOf(order._id)).toEqual(['amount-differs'])
    expect(await repair()).toMatchObject({ healed: 0, left: 1 })
    await shop.admin.send('POST', `/order/${order._id}/refund`, { amount: 20, reason: 'Wrong amount' })
    expect(await differencesOf(order._id)).toEqual([])
  })

  test('refunds a second payment of an order', async () => {
    const order = await shop.book(ada, product, 2)
    const first = await shop.pay(ada, order)
    const second = await openFor(order._id, first)
    await shop.confirmCard(second.clientSecret)
    await Promise.all([repair(), repair()])
    expect(await shop.context().cards.findIntent(second.id)).toMatchObject({ refundedCents: 2000 })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid', transactionId: first })
    expect(await differencesOf(order._id)).toEqual([])
  })

  test('books refunds made at the card service itself', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = await shop.pay(ada, order)
    await shop.context().cards.refundIntent({ intentId, amountCents: cents(2000), key: 'outside' })
    expect(await differencesOf(order._id)).toEqual(['refunded-there-only'])
    await Promise.all([repair(), repair()])
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'refunded' })
    expect(await shop.readMoney(order._id)).toMatchObject({ refunded: 20 })
    expect(await shop.countStock(product._id)).toBe((await shop.readProduct(product._id)).available)
  })

  test('books a refund made before the shop learnt of the payment, and never marks that order paid', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = intentIdOf(await payWithoutReport(order))
    await refundThere(intentId, 2000)
    await Promise.all([repair(), repair()])
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'refunded', paid: true })
    expect(await shop.readMoney(order._id)).toMatchObject({ received: 20, refunded: 20, refundable: 0 })
    const kinds = (await shop.readTimeline(order._id)).map(({ kind }) => kind)
    expect(kinds).not.toContain('paid')
    expect(kinds.filter(kind => kind === 'refund-sent')).toHaveLength(1)
    expect(await ada.send('GET', `/order/${order._id}/invoice`)).toMatchObject({ status: 404 })
    expect(await shop.countStock(product._id)).toBe((await shop.readProduct(product._id)).available)
    expect(await differencesOf(order._id)).toEqual([])
    expect(await shop.context().cards.findIntent(intentId)).toMatchObject({ refundedCents: 2000 })
  })

  test('says so to a browser that reports a payment already refunded', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = intentIdOf(await payWithoutReport(order))
    await refundThere(intentId, 2000)
    for (let time = 0; time < 2; time += 1) {
      const answer = await shop.reportPayment(ada, order._id, intentId)
      expect(expectProblem(answer, 409).detail).toContain('was refunded in full')
    }
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'refunded' })
  })

  test('books a partial refund made before the shop learnt of the payment', async () => {
    const order = await shop.book(ada, product, 2)
    await refundThere(intentIdOf(await payWithoutReport(order)), 500)
    await repair()
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
    expect(await shop.readMoney(order._id)).toMatchObject({ received: 20, refunded: 5, refundable: 15 })
    expect(await differencesOf(order._id)).toEqual([])
  })

  test('refunds only the rest of a late payment that was partly refunded', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = intentIdOf(await shop.openIntent(ada, order))
    await ada.send('POST', `/order/${order._id}/cancel`)
    const late = await openFor(order._id, intentId)
    await shop.confirmCard(late.clientSecret)
    await refundThere(late.id, 500)
    await repair()
    expect(await shop.readMoney(order._id)).toMatchObject({ order: { status: 'refunded' }, refunded: 20 })
    expect(await shop.context().cards.findIntent(late.id)).toMatchObject({ refundedCents: 2000 })
  })

  test('refunds only the rest of a second payment that was partly refunded', async () => {
    const order = await shop.book(ada, product, 2)
    const second = await openFor(order._id, await shop.pay(ada, order))
    await shop.confirmCard(second.clientSecret)
    await refundThere(second.id, 500)
    await repair()
    expect(await shop.context().cards.findIntent(second.id)).toMatchObject({ refundedCents: 2000 })
    expect(await differencesOf(order._id)).toEqual([])
  })

  test('sends only the rest of a refund if a part was refunded at the card service meanwhile', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = await shop.pay(ada, order)
    const refund = { amount: 20, reason: 'Sent back' }
    await shop.whileCardsAreUnavailable(() => shop.admin.send('POST', `/order/${order._id}/refund`, refund))
    await refundThere(intentId, 500)
    shop.clock.forward({ hours: 2 })
    await repair()
    expect(await shop.context().cards.findIntent(intentId)).toMatchObject({ refundedCents: 2000 })
    const { refunds, refunded } = await shop.readMoney(order._id)
    expect({ refunded, sums: refunds.map(({ amount, status }) => [amount, status]) }).toEqual({
      refunded: 20,
      sums: [
        [15, 'succeeded'],
        [5, 'succeeded'],
      ],
    })
    expect(await differencesOf(order._id)).toEqual([])
  })

  test('counts a refund at the card service towards a refund that failed before', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = await shop.pay(ada, order)
    await shop.admin.send('POST', `/order/${order._id}/refund`, { amount: 5, reason: 'Scratched' })
    const [sent] = await shop.context().cards.listRefunds(intentId)
    await shop.atCardService.failRefund(sent?.id ?? '')
    await reviewRefunds(shop.context(), intentId)
    await refundThere(intentId, 300)
    await repair()
    const sums = async () =>
      (await shop.readMoney(order._id)).refunds.map(({ amount, status }) => `${amount} ${status}`).toSorted()
    expect(await sums()).toEqual(['2 failed', '3 succeeded'])
    await refundThere(intentId, 1700)
    await repair()
    expect(await sums()).toEqual(['15 succeeded', '2 succeeded', '3 succeeded'])
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'refunded' })
    expect(await differencesOf(order._id)).toEqual([])
  })

  test('does the same for a second payment of an order', async () => {
    const order = await shop.book(ada, product, 2)
    const second = await openFor(order._id, await shop.pay(ada, order))
    await shop.confirmCard(second.clientSecret)
    await repair()
    const [sent] = await shop.context().cards.listRefunds(second.id)
    await shop.atCardService.failRefund(sent?.id ?? '')
    await reviewRefunds(shop.context(), second.id)
    await refundThere(second.id, 2000)
    await repair()
    const { refunds } = await shop.readMoney(order._id)
    expect(refunds.map(({ amount, status }) => `${amount} ${status}`)).toEqual(['20 succeeded'])
    expect(await differencesOf(order._id)).toEqual([])
  })

  test('reopens every refund covered by one refund at the card service when that fails', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = await shop.pay(ada, order)
    const refund = { amount: 10, reason: 'Scratched' }
    await shop.whileCardsAreUnavailable(() => shop.admin.send('POST', `/order/${order._id}/refund`, refund))
    await refundThere(intentId, 1500)
    shop.clock.forward({ hours: 2 })
    await repair()
    const [there] = await shop.context().cards.listRefunds(intentId)
    await shop.atCardService.failRefund(there?.id ?? '')
    await reviewRefunds(shop.context(), intentId)
    const { refunds } = await shop.readMoney(order._id)
    expect(refunds.map(({ amount, status }) => `${amount} ${status}`).toSorted()).toEqual([
      '10 failed',
      '5 failed',
    ])
  })

  describe('without a start date', () => {
    const days = 24
    /** Moves this intent and its charge back by this many hours. */
    const age = (intentId: string, hours: number) =>
      shop.database.pool.query(
        `update sandbox.payment_intents set created = created - $2 * interval '1 hour',
          charged = charged - $2 * interval '1 hour' where id = $1`,
        [intentId, hours],
      )
    const reconcileAll = () => reconcile(shop.context())

    test("books today's refund of a payment of last month", async () => {
      const order = await shop.book(ada, product, 2)
      const intentId = await shop.pay(ada, order)
      await age(intentId, 31 * days)
      await reconcileAll()
      await refundThere(intentId, 2000)
      expect(await reconcileAll()).toMatchObject({ healed: 1 })
      expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'refunded' })
    })

    test("books today's payment of an unknown intent of last week", async () => {
      const order = await shop.book(ada, product, 2)
      const intent = await openFor(order._id)
      await age(intent.id, 7 * days)
      await reconcileAll()
      await shop.confirmCard(intent.clientSecret)
      expect(await reconcileAll()).toMatchObject({ healed: 1 })
      expect(await shop.readOrder(ada, order._id)).toMatchObject({
        status: 'paid',
        transactionId: intent.id,
      })
    })

    test('goes back to where the last comparison ended, however long ago', async () => {
      const order = await shop.book(ada, product, 2)
      const intentId = intentIdOf(await payWithoutReport(order))
      await age(intentId, 3 * days)
      await shop.database.pool.query(
        `update reconciliation_marks set compared_until = now() - interval '4 days'`,
      )
      expect(await reconcileAll()).toMatchObject({ healed: 1 })
      expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
    })

    test('does not resume from an unfinished comparison', async () => {
      const order = await shop.book(ada, product, 2)
      await age(intentIdOf(await payWithoutReport(order)), 3 * days)
      await shop.database.pool.query(
        `update reconciliation_marks set compared_until = now() - interval '4 days'`,
      )
      await shop.whileCardsAreUnavailable(() => expect(reconcileAll()).rejects.toThrow('away'))
      expect(await reconcileAll()).toMatchObject({ healed: 1 })
    })

    test("finds everything while the shop's clock is days ahead, and after it is corrected", async () => {
      shop.clock.forward({ hours: 3 * days })
      const ahead = await shop.book(ada, product, 2)
      await payWithoutReport(ahead)
      await reconcileAll()
      expect(await shop.readOrder(ada, ahead._id)).toMatchObject({ status: 'paid' })
      shop.clock.forward({ hours: -3 * days })
      const right = await shop.book(ada, product, 2)
      await payWithoutReport(right)
      await reconcileAll()
      expect(await shop.readOrder(ada, right._id)).toMatchObject({ status: 'paid' })
    })
  })

  test('records an intent that was cancelled at the card service', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = intentIdOf(await shop.openIntent(ada, order))
    await shop.context().cards.cancelIntent(intentId)
    expect(await differencesOf(order._id)).toEqual(['canceled-there'])
    await repair()
    const { db } = shop.database
    expect(await db.select().from(payments).where(eq(payments.intentId, intentId))).toMatchObject([
      { status: 'canceled' },
    ])
  })

  test('fails if the card service does not answer, and changes nothing', async () => {
    await shop.whileCardsAreUnavailable(() => expect(repair()).rejects.toThrow('away'))
  })

  test('reads more than one page of intents', async () => {
    const { cards } = shop.context()
    for (let i = 0; i < 120; i++) await openFor(`nothing-${i}`)
    const batches = await Array.fromAsync(cards.listIntents({ ...since(), by: 'creation' }))
    expect(Math.max(...batches.map(batch => batch.length))).toBe(100)
    const intents = batches.flat().filter(({ intent }) => intent.orderId?.startsWith('nothing-'))
    expect(new Set(intents.map(({ intent }) => intent.id)).size).toBe(120)
    const later = { since: new Date(Date.now() + 60_000) }
    for (const by of ['creation', 'charge', 'refund'] as const)
      expect(await Array.fromAsync(cards.listIntents({ ...later, by }))).toEqual([])
  })
})
