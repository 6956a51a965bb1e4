import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { orders } from '#db/schema.ts'
import { brief, newOrderForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { DECLINED_CARD, intentIdOf } from '../support/register.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const bob = await shop.signUp()
const product = await shop.addProduct({ price: 9.95, available: 100_000 })
const bookFor = (person: typeof ada, quantity = 2) => shop.book(person, product, quantity)
/** A quantity, and so a total, that no other test uses. */
let quantities = 10
const newQuantity = () => ++quantities

describe('POST /create-payment-intent', () => {
  test('answers the client secret for an unpaid order of this total', async () => {
    const { price } = await bookFor(ada, newQuantity())
    const { status, body } = await ada.send('POST', '/create-payment-intent', { price })
    expect({ status, body }).toEqual({
      status: 200,
      body: { clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/), publishableKey: null },
    })
  })

  test('answers the same intent again for the same order, named or found by its total', async () => {
    const order = await bookFor(ada, newQuantity())
    const first = await shop.openIntent(ada, order)
    expect(await shop.openIntent(ada, order)).toBe(first)
    const { body } = await ada.send('POST', '/create-payment-intent', { price: String(order.price) })
    expect(body).toMatchObject({ clientSecret: first })
  })

  test('answers different intents for two orders of the same total, the oldest first', async () => {
    const quantity = newQuantity()
    const [older, newer] = [await bookFor(ada, quantity), await bookFor(ada, quantity)]
    const { body } = await ada.send('POST', '/create-payment-intent', { price: older.price })
    expect(body).toMatchObject({ clientSecret: await shop.openIntent(ada, older) })
    expect(await shop.openIntent(ada, newer)).not.toBe(await shop.openIntent(ada, older))
    await shop.pay(ada, older)
    const { body: next } = await ada.send('POST', '/create-payment-intent', { price: newer.price })
    expect(next).toMatchObject({ clientSecret: await shop.openIntent(ada, newer) })
  })

  test('answers 404 without an unpaid order of this total', async () => {
    const { price } = await bookFor(bob, newQuantity())
    expectProblem(await ada.send('POST', '/create-payment-intent', { price }), 404)
    expectProblem(await bob.send('POST', '/create-payment-intent', { price: price + 0.01 }), 404)
  })

  test("answers 404 for another person's order, a total that is not the order's, a paid and an expired one", async () => {
    const [order, paid, expired] = [await bookFor(bob), await bookFor(ada), await bookFor(ada)]
    await shop.pay(ada, paid)
    const past = new Date(Date.now() - 1000)
    await shop.database.db.update(orders).set({ expiresAt: past }).where(eq(orders.id, expired._id))
    for (const [person, { _id, price }] of [
      [ada, order],
      [bob, { ...order, price: 0.01 }],
      [ada, paid],
      [ada, expired],
    ] as const) {
      expectProblem(await person.send('POST', '/create-payment-intent', { price, order: _id }), 404)
    }
  })

  test.each([0, -1, 1.005, '1,5', 'abc', null, undefined, {}].map(value => ({ value, shown: brief(value) })))(
    'answers 422 naming price when it is $shown',
    async ({ value: price }) => {
      expectProblem(await ada.send('POST', '/create-payment-intent', { price }), 422, ['price'])
    },
  )

  test('answers 409 and settles the order if the card service took the money but nobody reported it', async () => {
    const order = await bookFor(ada)
    await shop.confirmCard(await shop.openIntent(ada, order))
    const answer = await ada.send('POST', '/create-payment-intent', { price: order.price, order: order._id })
    expectProblem(answer, 409)
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ paid: true })
  })
})

describe('PATCH /order/{id}', () => {
  test('answers the paid order with the transaction id, even without a content type', async () => {
    const order = await bookFor(ada)
    const secret = await shop.openIntent(ada, order)
    await shop.confirmCard(secret)
    const transactionId = intentIdOf(secret)
    const { status, body } = await shop.reportPayment(ada, order._id, transactionId)
    const paid = { ...order, status: 'paid', paid: true, transactionId, addressNeeded: true }
    expect({ status, body }).toEqual({ status: 200, body: { acknowledged: true, order: paid } })
    expect(await shop.readOrder(ada, order._id)).toEqual(paid)
  })

  test('answers the same when it is repeated, and takes no stock twice', async () => {
    const wanted = await shop.addProduct({ available: 10 })
    const order = await shop.book(ada, wanted, 3)
    const transactionId = await shop.pay(ada, order)
    expect(await shop.reportPayment(ada, order._id, transactionId)).toMatchObject({ status: 200 })
    expect(await shop.readProduct(wanted._id)).toMatchObject({ available: 7 })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-8'])(
    'reads its JSON when the content type says %s',
    async contentType => {
      const order = await bookFor(ada)
      const transactionId = await shop.pay(ada, order)
      const body = { order: order._id, transactionId }
      const answer = await ada.send('PATCH', `/order/${order._id}`, body, { 'content-type': contentType })
      expect(answer).toMatchObject({ status: 200 })
    },
  )

  test('answers 422 naming transactionId while nothing is paid, and after a declined card', async () => {
    const order = await bookFor(ada)
    const secret = await shop.openIntent(ada, order)
    expectProblem(await shop.reportPayment(ada, order._id, intentIdOf(secret)), 422, ['transactionId'])
    expect(await shop.confirmCard(secret, DECLINED_CARD)).toMatchObject({
      status: 402,
      body: { error: { code: 'card_declined' } },
    })
    expectProblem(await shop.reportPayment(ada, order._id, intentIdOf(secret)), 422, ['transactionId'])
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ paid: false, transactionId: null })
  })

  test("answers 422 naming transactionId when the payment is another order's or another person's", async () => {
    const [mine, alsoMine, theirs] = [await bookFor(ada), await bookFor(ada), await bookFor(bob)]
    for (const foreign of [await shop.pay(ada, alsoMine), await shop.pay(bob, theirs)])
      expectProblem(await shop.reportPayment(ada, mine._id, foreign), 422, ['transactionId'])
    expect(await shop.readOrder(ada, mine._id)).toMatchObject({ paid: false })
  })

  test('answers 422 naming transactionId when less was paid than the order costs', async () => {
    const order = await bookFor(ada)
    const secret = await shop.openIntent(ada, order)
    await shop.confirmCard(secret)
    await shop.database.pool.query(
      `update sandbox.payment_intents set amount_received = amount_received - 1 where id = $1`,
      [intentIdOf(secret)],
    )
    expectProblem(await shop.reportPayment(ada, order._id, intentIdOf(secret)), 422, ['transactionId'])
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ paid: false })
  })

  test.each([
    'pi_000000000000000000000000',
    'free',
    '../charges',
    "'; drop table orders--",
    'pi_🔩',
    'x'.repeat(255),
  ])('answers 422 naming transactionId when it is %s', async transactionId => {
    const order = await bookFor(ada)
    expectProblem(await shop.reportPayment(ada, order._id, transactionId), 422, ['transactionId'])
  })

  test('answers 409 naming transactionId when the order is paid by another payment', async () => {
    const [order, other] = [await bookFor(ada), await bookFor(ada)]
    await shop.pay(ada, order)
    const transactionId = await shop.pay(ada, other)
    expectProblem(await shop.reportPayment(ada, order._id, transactionId), 409, ['transactionId'])
  })

  test('answers 422 naming order when body and path name different orders', async () => {
    const [order, other] = [await bookFor(ada), await bookFor(ada)]
    const transactionId = await shop.pay(ada, order)
    const answer = await ada.send('PATCH', `/order/${other._id}`, { order: order._id, transactionId })
    expectProblem(answer, 422, ['order'])
    expect(await shop.readOrder(ada, other._id)).toMatchObject({ paid: false })
  })

  test('answers 404 to everyone but the customer, including admins', async () => {
    const order = await bookFor(ada)
    const secret = await shop.openIntent(ada, order)
    await shop.confirmCard(secret)
    for (const person of [bob, shop.admin])
      expectProblem(await shop.reportPayment(person, order._id, intentIdOf(secret)), 404)
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ paid: false })
  })

  test.each(
    [{}, { order: 'x' }, { transactionId: 'pi_1' }, [], 'text', null].map(value => ({
      value,
      shown: brief(value),
    })),
  )('answers 422 when the body is $shown', async ({ value }) => {
    const order = await bookFor(ada)
    expectProblem(await ada.send('PATCH', `/order/${order._id}`, value), 422)
  })
})

describe('the sandbox of the card service', () => {
  test('creates and refunds nothing without the secret key', async () => {
    const form = { method: 'POST', body: new URLSearchParams({ amount: '100', currency: 'eur' }) }
    expect((await ada.fetch('/sandbox/v1/payment_intents', form)).status).toBe(401)
    const transactionId = await shop.pay(ada, await bookFor(ada))
    const refund = { method: 'POST', body: new URLSearchParams({ payment_intent: transactionId }) }
    expect((await ada.fetch('/sandbox/v1/refunds', refund)).status).toBe(401)
  })
})

test('a booked order keeps the price of its booking, whatever the product costs by then', async () => {
  const wanted = await shop.addProduct({ price: 5 })
  const order = await shop.book(ada, wanted, 2)
  await shop.database.pool.query('update products set price_cents = 700 where id = $1', [wanted._id])
  await shop.pay(ada, order)
  expect(await shop.readOrder(ada, order._id)).toMatchObject({ paid: true, price: 10, unitPrice: 5 })
  expectProblem(await ada.send('POST', '/order', newOrderForm(ada, wanted, 2)), 409, ['price'])
})
