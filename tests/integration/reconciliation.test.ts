import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { moneyComparison } from '#contract/money-report.ts'
import { payments } from '#db/schema.ts'
import { expireOrders } from '#domain/order-release.ts'
import { reconcile } from '#domain/reconciliation.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { intentIdOf } from '../support/register.ts'

const shop = await openMoneyShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const product = await shop.addProduct({ price: 10, available: 1_000 })
const since = () => ({ since: new Date(Date.now() - 60_000) })
const heal = () => reconcile(shop.context(), since())

/** The differences an admin is shown for this order. */
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
    amountCents: 2000,
    currency: 'eur',
    email: ada.email,
    replaces,
  })

describe('reconciliation', () => {
  test('books what was paid where webhook and report are both lost', async () => {
    const order = await shop.book(ada, product, 2)
    const secret = await shop.openIntent(ada, order)
    await shop.confirmCard(secret)
    expect(await differencesOf(order._id)).toEqual(['paid-there-only'])
    expect(await heal()).toMatchObject({ healed: 1, left: 0 })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({
      status: 'paid',
      transactionId: intentIdOf(secret),
    })
    expect(await differencesOf(order._id)).toEqual([])
    expect(await heal()).toMatchObject({ healed: 0 })
  })

  test('finds an intent that the shop forgot because it died while opening it', async () => {
    const [paid, open] = [await shop.book(ada, product, 2), await shop.book(ada, product, 2)]
    const intent = await openFor(paid._id)
    await shop.confirmCard(intent.clientSecret)
    const forgotten = await openFor(open._id)
    expect(await differencesOf(paid._id)).toEqual(['paid-there-only'])
    expect(await differencesOf(open._id)).toEqual(['unknown-here'])
    await heal()
    expect(await shop.readOrder(ada, paid._id)).toMatchObject({ status: 'paid', transactionId: intent.id })
    expect(intentIdOf(await shop.openIntent(ada, open))).toBe(forgotten.id)
  })

  test('closes what could still be paid for an order that is given up', async () => {
    const order = await shop.book(ada, product, 2)
    const secret = await shop.openIntent(ada, order)
    shop.clock.forward({ hours: 25 })
    await expireOrders(shop.context())
    expect(await differencesOf(order._id)).toEqual(['open-there'])
    await reconcile(shop.context())
    expect(await shop.confirmCard(secret)).toMatchObject({ status: 400 })
    expect(await differencesOf(order._id)).toEqual([])
  })

  test('books a late payment of an expired order again', async () => {
    const order = await shop.book(ada, product, 2)
    const secret = await shop.openIntent(ada, order)
    shop.clock.forward({ hours: 25 })
    await expireOrders(shop.context())
    await shop.confirmCard(secret)
    await reconcile(shop.context())
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
    expect(await shop.countStock(product._id)).toBe((await shop.readProduct(product._id)).available)
  })

  test('holds an amount that differs, shows it, and leaves it to a person', async () => {
    const order = await shop.book(ada, product, 3)
    const intent = await openFor(order._id)
    await shop.confirmCard(intent.clientSecret)
    await heal()
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'booked' })
    expect(await differencesOf(order._id)).toEqual(['amount-differs'])
    expect(await heal()).toMatchObject({ healed: 0, left: 1 })
    await shop.admin.send('POST', `/order/${order._id}/refund`, { amount: 20, reason: 'Wrong amount' })
    expect(await differencesOf(order._id)).toEqual([])
  })

  test('gives a second payment of an order back', async () => {
    const order = await shop.book(ada, product, 2)
    const first = await shop.pay(ada, order)
    const second = await openFor(order._id, first)
    await shop.confirmCard(second.clientSecret)
    await Promise.all([heal(), heal()])
    expect(await shop.context().cards.findIntent(second.id)).toMatchObject({ refundedCents: 2000 })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid', transactionId: first })
    expect(await differencesOf(order._id)).toEqual([])
  })

  test('books what was given back at the card service itself', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = await shop.pay(ada, order)
    await shop.context().cards.refundIntent({ intentId, amountCents: 2000, key: 'outside' })
    expect(await differencesOf(order._id)).toEqual(['refunded-there-only'])
    await Promise.all([heal(), heal()])
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'refunded' })
    expect(await shop.readMoney(order._id)).toMatchObject({ refunded: 20 })
    expect(await shop.countStock(product._id)).toBe((await shop.readProduct(product._id)).available)
  })

  test('notes an intent that was canceled there', async () => {
    const order = await shop.book(ada, product, 2)
    const intentId = intentIdOf(await shop.openIntent(ada, order))
    await shop.context().cards.cancelIntent(intentId)
    expect(await differencesOf(order._id)).toEqual(['canceled-there'])
    await heal()
    const { db } = shop.database
    expect(await db.select().from(payments).where(eq(payments.intentId, intentId))).toMatchObject([
      { status: 'canceled' },
    ])
  })

  test('says so where the card service does not answer, and changes nothing', async () => {
    await shop.whileCardsAreAway(() => expect(heal()).rejects.toThrow('away'))
  })

  test('reads more than one page of intents', async () => {
    const { cards } = shop.context()
    for (let i = 0; i < 120; i++) await openFor(`nothing-${i}`)
    const intents = await cards.listIntents({ ...since(), limit: 115 })
    expect(new Set(intents.map(({ id }) => id)).size).toBe(115)
    expect(await cards.listIntents({ since: new Date(Date.now() + 60_000), limit: 10 })).toEqual([])
  })
})
