import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { orderDetails } from '#contract/orders/details.ts'
import { rateLimits } from '#db/schema.ts'
import { reconcile } from '#domain/payments/reconcile.ts'
import { berlin, openDeliveryShop, oslo, vienna } from '../support/delivery-shop.ts'
import { expectProblem } from '../support/problems.ts'
import { intentIdOf } from '../support/register.ts'

const { shop, ada, book, put, agree, priceParcels, read, invoicesOf } = await openDeliveryShop()
afterAll(() => shop.close())
const { db } = shop.database
beforeEach(() => db.delete(rateLimits))

describe('a paid order that is to go to a dearer place', () => {
  beforeEach(() => priceParcels(8.9, 89))
  const bookPaid = async () => {
    const order = await book()
    await shop.pay(ada, order)
    return order
  }
  const ship = ({ _id }: { _id: string }) => shop.admin.send('POST', `/order/${_id}/ship`)
  const differenceOf = async (order: { _id: string }) => {
    const { dueOrder } = await read(order)
    if (dueOrder === null) throw new Error('nothing is due')
    return read({ _id: dueOrder })
  }
  /** Vienna, agreed to: 8.90 euros are due. */
  const bookDue = async () => {
    const order = await bookPaid()
    expect(await put(order, { deliveryAddress: vienna, agreed: 127.9 })).toMatchObject({ status: 200 })
    return order
  }

  test('answers 409 with the difference; agreed to, it is due, and nothing is shipped before it is paid', async () => {
    const order = await bookPaid()
    const refused = expectProblem(await put(order, { deliveryAddress: vienna }), 409, ['agreed'])
    expect(refused).toMatchObject({ current: { total: 127.9, paid: 119, due: 8.9 } })
    expect(await read(order)).toMatchObject({ deliveryAddress: null, due: 0 })
    await put(order, { deliveryAddress: vienna, agreed: 127.9 })
    expect(await read(order)).toMatchObject({ deliveryAddress: vienna, price: 119, due: 8.9 })
    expect(expectProblem(await ship(order), 409).detail).toContain(
      '€8.90 of its delivery is still to be paid',
    )
    const difference = await differenceOf(order)
    expect(difference).toMatchObject({
      orderName: 'Delivery to Austria',
      price: 8.9,
      supplementOf: order._id,
      deliveryAddress: vienna,
    })
    await shop.pay(ada, difference)
    expect(await read(order)).toMatchObject({ due: 0, dueOrder: null })
    expect(await invoicesOf(difference)).toMatchObject([{ grossCents: 890, tax: { percent: 20 } }])
    expect(await ship(order)).toMatchObject({ status: 200 })
    expect(await read(difference)).toMatchObject({ status: 'shipped' })
  })

  test('asks for no more within the country that was paid for, and corrects both invoices', async () => {
    const order = await bookDue()
    const difference = await differenceOf(order)
    const moved = { ...vienna, street: 'Lindengasse 5' }
    expect(await put(order, { deliveryAddress: moved })).toMatchObject({ status: 200 })
    expect(await differenceOf(order)).toMatchObject({ _id: difference._id, deliveryAddress: moved })
    await shop.pay(ada, difference)
    await put(order, { deliveryAddress: vienna })
    expect(await read(order)).toMatchObject({ deliveryAddress: vienna, due: 0 })
    expect(await invoicesOf(difference)).toMatchObject([{}, { grossCents: 890, deliveryAddress: vienna }])
  })

  test('changed again, replaces what was due, whose payment is closed; where it costs no more, nothing is due', async () => {
    const order = await bookDue()
    const before = await differenceOf(order)
    const secret = await shop.openIntent(ada, before)
    // Of 208 euros, VAT of 19 % is taken off.
    const refused = expectProblem(await put(order, { deliveryAddress: oslo }), 409, ['agreed'])
    expect(refused).toMatchObject({ current: { total: 174.79, due: 55.79 } })
    expect(await agree(order, { deliveryAddress: oslo })).toMatchObject({ status: 200 })
    expect(await shop.confirmCard(secret)).toMatchObject({ status: 400 })
    expect(await read(before)).toMatchObject({ status: 'cancelled' })
    const after = await differenceOf(order)
    expect(after).toMatchObject({ price: 55.79, orderName: 'Delivery to Norway' })
    await priceParcels(0, 89)
    expect(await put(order, { deliveryAddress: berlin })).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject({ due: 0, deliveryAddress: berlin })
    expect(await read(after)).toMatchObject({ status: 'cancelled' })
    expect(await ship(order)).toMatchObject({ status: 200 })
  })

  test('counts what was paid for the first place towards the second', async () => {
    const order = await bookDue()
    await shop.pay(ada, await differenceOf(order))
    const refused = expectProblem(await put(order, { deliveryAddress: oslo }), 409, ['agreed'])
    expect(refused).toMatchObject({ current: { total: 174.79, paid: 127.9, due: 46.89 } })
  })

  test('is one order in every list, and its difference is paid, cancelled and shipped only with it', async () => {
    const order = await bookDue()
    const difference = await differenceOf(order)
    const lists = await Promise.all([
      ada.send('GET', `/order?email=${ada.email}`),
      ada.send('GET', '/my-orders?limit=100'),
      shop.admin.send('GET', '/order'),
    ])
    for (const { body } of lists) {
      expect(JSON.stringify(body)).toContain(`"_id":"${order._id}"`)
      expect(JSON.stringify(body)).not.toContain(`"_id":"${difference._id}"`)
    }
    expectProblem(await ada.send('POST', '/create-payment-intent', { price: 8.9 }), 404)
    expectProblem(await ada.send('POST', `/order/${difference._id}/cancel`), 409)
    expectProblem(await ship(difference), 409)
    expectProblem(await put(difference, { deliveryAddress: berlin }), 409)
  })

  test('has the papers of its difference, which no list has, beside its own', async () => {
    const order = await bookDue()
    const difference = await differenceOf(order)
    await shop.pay(ada, difference)
    const readPapers = async () => {
      const { body } = await ada.send('GET', `/order/${order._id}/details`)
      return orderDetails.parse(body).invoices.map(({ order: id, amount, credits, remains }) => ({
        of: id === difference._id ? 'delivery' : 'goods',
        amount,
        isCredit: credits !== null,
        remains,
      }))
    }
    const invoice = { of: 'delivery', amount: 8.9, isCredit: false }
    expect((await readPapers())[0]).toEqual({ ...invoice, remains: 8.9 })
    await shop.admin.send('POST', `/order/${order._id}/refund`, { amount: 119, reason: 'Not wanted' })
    const papers = await readPapers()
    expect(papers).toContainEqual({ ...invoice, remains: 0 })
    expect(papers).toContainEqual({ ...invoice, isCredit: true, remains: 0 })
    expect(papers).toContainEqual({ of: 'goods', amount: 119, isCredit: true, remains: 0 })
  })

  test.each(['open', 'paid'])('given back, takes its %s difference with it', async state => {
    const order = await bookDue()
    const difference = await differenceOf(order)
    if (state === 'paid') await shop.pay(ada, difference)
    const refund = { amount: 119, reason: 'Not wanted' }
    expect(await shop.admin.send('POST', `/order/${order._id}/refund`, refund)).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject({ status: 'refunded', due: 0 })
    expect(await read(difference)).toMatchObject(
      state === 'paid' ? { status: 'refunded', refunded: 8.9 } : { status: 'cancelled', refunded: 0 },
    )
  })

  test('loses no money when the difference is paid while the place changes again', {
    timeout: 60_000,
  }, async () => {
    for (let run = 0; run < 8; run += 1) {
      const order = await bookDue()
      await db.delete(rateLimits)
      const difference = await differenceOf(order)
      const secret = await shop.openIntent(ada, difference)
      await Promise.all([
        shop.confirmCard(secret).then(() => shop.reportPayment(ada, difference._id, intentIdOf(secret))),
        put(order, { deliveryAddress: oslo, agreed: 174.79 }),
        put(order, { deliveryAddress: { ...oslo, street: 'Storgata 2' }, agreed: 174.79 }),
      ])
      await reconcile(shop.context(), { since: new Date(0) })
      const now = await read(order)
      const settled = await read(difference)
      const paid = settled.status === 'paid' ? 8.9 : 0
      expect(['paid', 'cancelled', 'refunded']).toContain(settled.status)
      expect(now.due).toBeCloseTo((now.deliveryAddress?.country === 'NO' ? 55.79 : 8.9) - paid, 2)
    }
  })
})
