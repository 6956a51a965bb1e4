import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { cents } from '#contract/money.ts'
import type { Order } from '#contract/orders/orders.ts'
import { invoices, orderLines, orders, products, stockMovements } from '#db/schema.ts'
import { examineBooks, repairBooks } from '#domain/doctor/examine.ts'
import { bookOrder } from '#domain/orders/book.ts'
import { expireOrders } from '#domain/orders/expire.ts'
import { settleIntent } from '#domain/payments/settle.ts'
import { newAddressForm } from '../support/forms.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { intentIdOf } from '../support/register.ts'

const shop = await openMoneyShop()
afterAll(() => shop.close())
const { db } = shop.database

const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })

/** What is left of each product. */
const left = async (...wanted: readonly Product[]) =>
  Promise.all(wanted.map(async ({ _id }) => (await shop.readProduct(_id)).available))
const findings = async () => (await examineBooks(db)).findings

describe('an order of several lines', () => {
  const newOrder = async (available = 10) => {
    const shelf = await Promise.all([10, 20, 30].map(price => shop.addProduct({ price, available })))
    const order = await shop.checkOut(
      ada,
      shelf.map(product => [product, 2]),
    )
    return { shelf, order }
  }
  const expire = async ({ _id }: Order) => {
    await db
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, _id))
    await expireOrders(shop.context())
  }
  const refund = (id: string, amount: number) =>
    shop.admin.send('POST', `/order/${id}/refund`, { amount, reason: 'Returned' })

  test('is paid by one payment, has one invoice with all its lines, and ships as one', async () => {
    const { order, shelf } = await newOrder()
    const transactionId = await shop.pay(ada, order)
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ paid: true, transactionId })
    const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, order._id))
    expect(invoice?.content).toMatchObject({
      orderNumber: order.number,
      lines: shelf.map(({ name, price }) => ({ name, quantity: 2, grossCents: price * 200 })),
      grossCents: 12_000,
    })
    await shop.giveAddress(ada, order._id)
    expect(await shop.admin.send('POST', `/order/${order._id}/ship`)).toMatchObject({ status: 200 })
    expect(await left(...shelf)).toEqual([8, 8, 8])
  })

  test.each([
    ['it is cancelled', async ({ _id }: Order) => void (await ada.send('POST', `/order/${_id}/cancel`))],
    ['it expires', expire],
    [
      'it is refunded in full before it ships',
      async (order: Order) => {
        await shop.pay(ada, order)
        expect(await refund(order._id, 50)).toMatchObject({ status: 200 })
        expect(await refund(order._id, 70)).toMatchObject({ status: 200 })
      },
    ],
  ])('gives the pieces of every line back when %s', async (_, end) => {
    const { order, shelf } = await newOrder()
    await end(order)
    expect(await left(...shelf)).toEqual([10, 10, 10])
    expect(await findings()).toEqual([])
  })

  /** Pays at the card service, and lets the shop hear of it. */
  async function settle(secret: string) {
    await shop.confirmCard(secret)
    const intent = await shop.context().cards.findIntent(intentIdOf(secret))
    if (!intent) throw new Error('there is no intent')
    return settleIntent(shop.context(), intent)
  }

  test('is booked again by a late payment if the pieces of every line are there', async () => {
    const { order, shelf } = await newOrder()
    const secret = await shop.openIntent(ada, order)
    await expire(order)
    expect(await settle(secret)).toBe('paid')
    expect(await left(...shelf)).toEqual([8, 8, 8])
    expect(await findings()).toEqual([])
  })

  test('is refunded after a late payment if one line is gone, and takes no piece of the others', async () => {
    const { order, shelf } = await newOrder(3)
    const [, hot] = shelf
    if (!hot) throw new Error('there is no product')
    const secret = await shop.openIntent(ada, order)
    await expire(order)
    await shop.book(ada, hot, 2)
    expect(await settle(secret)).toBe('refunded')
    expect(await left(...shelf)).toEqual([3, 1, 3])
    expect(await findings()).toEqual([])
  })

  test('can be paid though one of its products was archived after it was booked', async () => {
    const { order, shelf } = await newOrder()
    const secret = await shop.openIntent(ada, order)
    await db
      .update(products)
      .set({ archivedAt: new Date() })
      .where(eq(products.id, shelf[1]?._id ?? ''))
    await shop.confirmCard(secret)
    expect(await shop.reportPayment(ada, order._id, intentIdOf(secret))).toMatchObject({ status: 200 })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ paid: true, price: 120 })
  })

  test('with delivery, an address and no VAT keeps them, charges their sum, and says so on its invoice', async () => {
    const product = await shop.addProduct({ price: 121, available: 5 })
    const { id, email, name } = ada
    const actor = { id, email, name, role: 'customer', emailVerified: true, needsTwoStep: false } as const
    const postalAddress = { ...newAddressForm(), country: 'AT' }
    const orderId = await bookOrder(
      { ...shop.context(), actor },
      {
        customer: actor,
        userName: '',
        phone: '',
        lines: [{ productId: product._id, quantity: 1, ownNumber: 'P-7', path: 'lines.0.' }],
        totalCents: cents(12_100 + 1000 - 2092),
        deliveryMethod: 'express',
        deliveryCents: cents(1000),
        reliefCents: cents(2092),
        taxTreatment: 'reverse-charge',
        vatPercent: 0,
        vatId: 'ATU12345675',
        deliveryAddress: postalAddress,
        billingAddress: postalAddress,
        customerReference: 'PO 4711',
        note: 'Ring twice',
      },
    )
    const order = await shop.readOrder(ada, orderId)
    const sums = { goods: 121, delivery: 10, relief: 20.92, price: 110.08 }
    const tax = { taxTreatment: 'reverse-charge', vatPercent: 0, vatId: 'ATU12345675' }
    const words = { customerReference: 'PO 4711', note: 'Ring twice', deliveryMethod: 'express' }
    expect(order).toMatchObject({ ...sums, ...tax, ...words, deliveryAddress: postalAddress })
    expect(order.lines).toMatchObject([{ ownNumber: 'P-7', price: 121 }])
    await shop.pay(ada, order)
    const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
    expect(invoice?.content).toMatchObject({
      billingAddress: postalAddress,
      delivery: { method: 'express', cents: 1000 },
      reliefCents: 2092,
      tax: { treatment: 'reverse-charge', percent: 0, country: 'AT' },
      netCents: 11_008,
      vatCents: 0,
      grossCents: 11_008,
    })
    expect(await findings()).toEqual([])
  })

  test('counts as having bought each of its products', async () => {
    const { order, shelf } = await newOrder()
    await shop.pay(ada, order)
    const { body } = await ada.send('GET', '/my-reviews')
    expect(JSON.stringify(body)).toContain(shelf[2]?._id)
  })

  test("is in the person's own data, lines and all", async () => {
    const { order, shelf } = await newOrder()
    const { body } = await ada.send('GET', '/my-data')
    const own = (body as { orders: { id: string; lines: { name: string }[] }[] }).orders
    expect(own.find(({ id }) => id === order._id)?.lines.map(({ name }) => name)).toEqual(
      shelf.map(({ name }) => name),
    )
  })

  test('is repaired by the doctor line by line', async () => {
    const { order, shelf } = await newOrder()
    await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order._id))
    expect((await findings()).map(({ subject }) => subject)).toEqual([
      ...[1, 2, 3].map(line => `order ${order._id}, line ${line}`),
      `order ${order._id}`,
    ])
    await repairBooks(shop.context())
    expect(await findings()).toEqual([])
    expect(await left(...shelf)).toEqual([10, 10, 10])
    const moved = await db.select().from(stockMovements).where(eq(stockMovements.orderId, order._id))
    expect(moved).toHaveLength(6)
  })

  test('without its lines is reported by the doctor', async () => {
    const { order } = await newOrder()
    const lines = await db.delete(orderLines).where(eq(orderLines.orderId, order._id)).returning()
    expect(await findings()).toContainEqual(
      expect.objectContaining({ subject: `order ${order._id}`, difference: 'the order has no lines' }),
    )
    await db.insert(orderLines).values(lines)
    expect(await findings()).toEqual([])
  })
})
