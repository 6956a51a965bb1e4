import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { orderStatuses } from '#contract/orders/states.ts'
import { orders, refunds } from '#db/schema.ts'
import { moveWithInvoice } from '#domain/invoices/make.ts'
import { successors } from '#domain/order-life/lifecycle.ts'
import { lockOrder } from '#domain/order-life/states.ts'
import { expireOrders } from '#domain/orders/expire.ts'
import { settleIntent } from '#domain/payments/settle.ts'
import { sendDueRefunds } from '#domain/refunds/send.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { expectProblem } from '../support/problems.ts'
import { intentIdOf } from '../support/register.ts'

const shop = await openMoneyShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const bob = await shop.signUp()
const newProduct = (available = 10) => shop.addProduct({ price: 10, available })
const cancel = (person: typeof ada, id: string) => person.send('POST', `/order/${id}/cancel`)
const refundsOf = (orderId: string) =>
  shop.database.db.select().from(refunds).where(eq(refunds.orderId, orderId))
const available = async (id: string) => (await shop.readProduct(id)).available

describe('the table of states', () => {
  const permitted = {
    booked: ['on-account', 'paid', 'cancelled', 'expired', 'refunded'],
    'on-account': ['paid', 'shipped', 'cancelled', 'refunded'],
    paid: ['shipped', 'refunded'],
    shipped: ['refunded'],
    cancelled: ['refunded'],
    expired: ['paid', 'refunded'],
    refunded: [],
  }
  test('lists the states that may follow each state', () => expect(successors).toEqual(permitted))

  const pairs = orderStatuses.flatMap(from => orderStatuses.map(to => [from, to] as const))
  test.each(pairs.filter(([from, to]) => !successors[from].includes(to)))(
    'an order that is %s never becomes %s',
    async (from, to) => {
      const order = await shop.book(ada, await newProduct(), 1)
      const { db } = shop.database
      await db.update(orders).set({ status: from }).where(eq(orders.id, order._id))
      const move = db.transaction(async tx => {
        const locked = await lockOrder(tx, order._id)
        if (locked) await moveWithInvoice(shop.context(), tx, locked, { to })
      })
      await expect(move).rejects.toMatchObject({ refusal: { kind: 'conflict' } })
      expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: from })
    },
  )
})

describe('POST /order/{id}/cancel', () => {
  test('releases the stock and closes the intent, and is harmless when repeated', async () => {
    const product = await newProduct()
    const order = await shop.book(ada, product, 3)
    const secret = await shop.openIntent(ada, order)
    for (const round of ['first', 'second'])
      expect({ round, ...(await cancel(ada, order._id)) }).toMatchObject({
        status: 200,
        body: { acknowledged: true, order: { status: 'cancelled', paid: false } },
      })
    expect(await available(product._id)).toBe(10)
    expect(await shop.countStock(product._id)).toBe(10)
    expect(await shop.confirmCard(secret)).toMatchObject({ status: 400 })
  })

  test('releases the stock once when called ten times at once', async () => {
    const product = await newProduct()
    const order = await shop.book(ada, product, 3)
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(ada, order._id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await available(product._id)).toBe(10)
  })

  test('answers 404 to others and 409 once it is paid', async () => {
    const order = await shop.book(ada, await newProduct(), 1)
    expectProblem(await cancel(bob, order._id), 404)
    await shop.pay(ada, order)
    expectProblem(await cancel(ada, order._id), 409)
  })

  test('answers 409 and books a payment that came at the last moment', async () => {
    const product = await newProduct()
    const order = await shop.book(ada, product, 2)
    await shop.confirmCard(await shop.openIntent(ada, order))
    expectProblem(await cancel(ada, order._id), 409)
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
    expect(await available(product._id)).toBe(8)
  })
})

describe('expiry', () => {
  test('two workers at once expire each order once and release its stock once', async () => {
    shop.clock.forward({ hours: 25 })
    await expireOrders(shop.context())
    const product = await newProduct(50)
    const booked = []
    for (let i = 0; i < 20; i++) booked.push(await shop.book(ada, product, 2))
    expect(await expireOrders(shop.context())).toBe(0)
    shop.clock.forward({ hours: 25 })
    const counts = await Promise.all([expireOrders(shop.context()), expireOrders(shop.context())])
    expect(counts[0] + counts[1]).toBe(20)
    for (const { _id } of booked)
      expect(await shop.readOrder(ada, _id)).toMatchObject({ status: 'expired', paid: false })
    expect(await available(product._id)).toBe(50)
    expect(await shop.countStock(product._id)).toBe(50)
  })

  test('an order that fails to expire does not stop the others, and is reported', async () => {
    const product = await newProduct(50)
    const booked = []
    for (let i = 0; i < 3; i++) booked.push(await shop.book(ada, product, 2))
    const [stuck, ...others] = booked.map(({ _id }) => _id)
    await shop.database.pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'this one is stuck'; end $$`)
    await shop.database.pool.query(`create trigger stuck before update on orders for each row
      when (new.id = '${stuck}' and new.status = 'expired') execute function refuse()`)
    shop.clock.forward({ hours: 25 })
    await expect(expireOrders(shop.context())).rejects.toThrow()
    for (const id of others) expect(await shop.readOrder(ada, id)).toMatchObject({ status: 'expired' })
    expect(await shop.readOrder(ada, stuck ?? '')).toMatchObject({ status: 'booked' })
    expect(await available(product._id)).toBe(48)
    await shop.database.pool.query('drop trigger stuck on orders; drop function refuse')
    expect(await expireOrders(shop.context())).toBe(1)
  })

  test('a paid order never expires', async () => {
    const order = await shop.book(ada, await newProduct(), 1)
    await shop.pay(ada, order)
    shop.clock.forward({ hours: 25 })
    await expireOrders(shop.context())
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
  })
})

describe('a late payment', () => {
  async function expireUnderPayment(pieces: number) {
    const product = await newProduct(pieces)
    const order = await shop.book(ada, product, 2)
    const secret = await shop.openIntent(ada, order)
    shop.clock.forward({ hours: 25 })
    await expireOrders(shop.context())
    expect(await shop.confirmCard(secret)).toMatchObject({ status: 200 })
    return { product, order, intentId: intentIdOf(secret) }
  }

  test('of an expired order books its pieces again if they are available', async () => {
    const { product, order, intentId } = await expireUnderPayment(5)
    expect(await shop.reportPayment(ada, order._id, intentId)).toMatchObject({
      status: 200,
      body: { order: { status: 'paid', transactionId: intentId } },
    })
    expect(await available(product._id)).toBe(3)
    expect(await shop.countStock(product._id)).toBe(3)
  })

  test('is refunded in full if they are gone, however often it is reported', async () => {
    const { product, order, intentId } = await expireUnderPayment(3)
    await shop.book(bob, product, 2)
    for (let round = 0; round < 3; round++)
      expectProblem(await shop.reportPayment(ada, order._id, intentId), 409)
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'refunded', paid: true })
    expect(await refundsOf(order._id)).toMatchObject([{ amountCents: 2000, status: 'succeeded', intentId }])
    expect(await shop.context().cards.findIntent(intentId)).toMatchObject({ refundedCents: 2000 })
    expect(await available(product._id)).toBe(1)
  })

  test('of a cancelled order is refunded in full: it was given up on purpose', async () => {
    const product = await newProduct(5)
    const order = await shop.book(ada, product, 2)
    const intent = await shop.context().cards.createIntent({
      orderId: order._id,
      amountCents: cents(2000),
      currency: 'eur',
      email: ada.email,
    })
    await cancel(ada, order._id)
    await shop.confirmCard(intent.clientSecret)
    expectProblem(await shop.reportPayment(ada, order._id, intent.id), 409)
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'refunded' })
    expect(await available(product._id)).toBe(5)
    expect(await refundsOf(order._id)).toMatchObject([{ amountCents: 2000, status: 'succeeded' }])
  })
})

describe('a second payment', () => {
  async function payTwice() {
    const order = await shop.book(ada, await newProduct(), 2)
    const first = await shop.pay(ada, order)
    const second = await shop.context().cards.createIntent({
      orderId: order._id,
      amountCents: cents(2000),
      currency: 'eur',
      email: ada.email,
      replaces: first,
    })
    await shop.confirmCard(second.clientSecret)
    return { order, first, second: second.id }
  }

  test('is refunded in full, once, even if reported several times at once', async () => {
    const { order, first, second } = await payTwice()
    const intent = await shop.context().cards.findIntent(second)
    if (!intent) throw new Error('there is no second intent')
    const outcomes = await Promise.all([1, 2, 3].map(() => settleIntent(shop.context(), intent)))
    expect(new Set(outcomes)).toEqual(new Set(['refunded']))
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid', transactionId: first })
    expect(await refundsOf(order._id)).toMatchObject([{ intentId: second, amountCents: 2000 }])
    await sendDueRefunds(shop.context())
    expect(await shop.context().cards.findIntent(second)).toMatchObject({ refundedCents: 2000 })
    expect(await shop.context().cards.findIntent(first)).toMatchObject({ refundedCents: 0 })
  })

  test('is not one if the first intent was cancelled: the new intent replaces it', async () => {
    const order = await shop.book(ada, await newProduct(), 2)
    const first = intentIdOf(await shop.openIntent(ada, order))
    await shop.context().cards.cancelIntent(first)
    const second = intentIdOf(await shop.openIntent(ada, order))
    expect(second).not.toBe(first)
    expect(intentIdOf(await shop.openIntent(ada, order))).toBe(second)
    expect(await shop.pay(ada, order)).toBe(second)
  })
})

describe('an amount that differs', () => {
  test('is held and shown; the right payment then pays the order, and the held one is refunded', async () => {
    const order = await shop.book(ada, await newProduct(), 2)
    const { cards } = shop.context()
    const odd = { orderId: order._id, amountCents: cents(1500), currency: 'eur', email: ada.email }
    const wrong = await cards.createIntent(odd)
    await shop.confirmCard(wrong.clientSecret)
    for (let round = 0; round < 2; round++)
      expectProblem(await shop.reportPayment(ada, order._id, wrong.id), 422, ['transactionId'])
    expect(await shop.readMoney(order._id)).toMatchObject({ isHeld: true, received: 15 })
    const kinds = (await shop.readTimeline(order._id)).map(({ kind }) => kind)
    expect(kinds.filter(kind => kind === 'held')).toHaveLength(1)
    const byLine = { lines: [{ line: 0, pieces: 0, amount: 1 }], delivery: false, reason: 'No', refunded: 0 }
    const given = await shop.admin.send('POST', `/order/${order._id}/refund/lines`, byLine)
    expect(expectProblem(given, 409).detail).toContain('is held')
    const right = await cards.createIntent({ ...odd, amountCents: cents(2000), replaces: wrong.id })
    await shop.confirmCard(right.clientSecret)
    expect(await shop.reportPayment(ada, order._id, right.id)).toMatchObject({ status: 200 })
    await sendDueRefunds(shop.context())
    expect(await cards.findIntent(wrong.id)).toMatchObject({ refundedCents: 1500 })
    expect(await shop.readMoney(order._id)).toMatchObject({ isHeld: false, received: 20, refunded: 0 })
  })
})

describe('pending refunds', () => {
  test('are sent once by two workers, and retried later if the card service declined them', async () => {
    const order = await shop.book(ada, await newProduct(), 2)
    const secret = await shop.openIntent(ada, order)
    const intentId = intentIdOf(secret)
    await shop.confirmCard(secret, '4000000099000608')
    await shop.reportPayment(ada, order._id, intentId)
    const refund = { amount: 5, reason: 'One piece is scratched' }
    expect(await shop.admin.send('POST', `/order/${order._id}/refund`, refund)).toMatchObject({ status: 200 })
    expect(await refundsOf(order._id)).toMatchObject([{ status: 'pending', attempts: 1 }])
    expect(await shop.context().cards.findIntent(intentId)).toMatchObject({ refundedCents: 0 })
    shop.clock.forward({ minutes: 2 })
    await Promise.all([sendDueRefunds(shop.context()), sendDueRefunds(shop.context())])
    expect(await refundsOf(order._id)).toMatchObject([{ status: 'succeeded', attempts: 2 }])
    expect(await shop.context().cards.findIntent(intentId)).toMatchObject({ refundedCents: 500 })
  })

  test('are not paid twice if the answer was lost a day ago and the card service has forgotten the key', async () => {
    const order = await shop.book(ada, await newProduct(), 2)
    const intentId = await shop.pay(ada, order)
    const refund = { amount: 5, reason: 'One piece is scratched' }
    await shop.whileCardsAreUnavailable(() => shop.admin.send('POST', `/order/${order._id}/refund`, refund))
    const [pending] = await refundsOf(order._id)
    await shop
      .context()
      .cards.refundIntent({ intentId, amountCents: cents(500), key: 'the answer to this was lost' })
    shop.clock.forward({ hours: 30 })
    await sendDueRefunds(shop.context())
    expect(await refundsOf(order._id)).toMatchObject([{ id: pending?.id, status: 'succeeded' }])
    expect(await shop.context().cards.findIntent(intentId)).toMatchObject({ refundedCents: 500 })
  })
})
