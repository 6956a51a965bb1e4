import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { type OrderDetails, orderDetails } from '#contract/orders/details.ts'
import { orderLines, orders, refunds } from '#db/schema.ts'
import { correctInvoice } from '#domain/invoices/make.ts'
import { lockOrder } from '#domain/order-life/states.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db } = shop.database

const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })
const bolt = await shop.addProduct({ productname: 'Anchor bolt', sku: 'PH-ANCHOR-1', price: 11.9 })
const tape = await shop.addProduct({ productname: 'Sealing tape', price: 2 })

async function details(person: Person, { _id }: { _id: string }): Promise<OrderDetails> {
  const answer = await person.send('GET', `/order/${_id}/details`)
  expect(answer).toMatchObject({ status: 200 })
  return orderDetails.parse(answer.body)
}
const refund = (id: string, amount: number, reason: string) =>
  shop.admin.send('POST', `/order/${id}/refund`, { amount, reason })

/** Books with an address, delivered as standard. */
async function checkOutTo(address: object): Promise<string> {
  const form = { ...newCheckoutForm([[bolt, 10]]), deliveryAddress: address, deliveryMethod: 'parcel' }
  const { body } = await ada.send('POST', '/checkout', form)
  return orderId(body)
}
const orderId = (body: unknown) => String((body as { insertedId: string }).insertedId)

describe('GET /order/{id}/details', () => {
  test('answers the order with its lines, where their parts are, the VAT within the total, and what has happened', async () => {
    const order = await shop.checkOut(ada, [
      [bolt, 10],
      [tape, 1],
    ])
    await shop.pay(ada, order)
    await shop.giveAddress(ada, order._id)
    await shop.admin.send('POST', `/order/${order._id}/ship`)
    const found = await details(ada, order)
    expect(found).toMatchObject({
      order: { number: order.number, status: 'shipped', price: 121, refunded: 0 },
      isOwn: true,
      lines: [
        { name: 'Anchor bolt', sku: 'PH-ANCHOR-1', availability: 10, price: 119, category: 'fasteners' },
        { name: 'Sealing tape', price: 2, family: null },
      ],
      refunds: [],
      owed: 0,
      invoices: [
        { corrects: expect.any(Number), isReplaced: false },
        { corrects: null, isReplaced: true },
      ],
    })
    expect(Math.round(100 * (found.net + found.vat))).toBe(12_100)
    expect(found.timeline.map(({ kind }) => kind)).toEqual(['booked', 'paid', 'delivery-changed', 'shipped'])
  })

  test('writes addresses as their country does, and says when the goods are expected', async () => {
    const id = await checkOutTo(newAddressForm())
    const found = await details(ada, { _id: id })
    expect(found.order.deliveryLines).toEqual([
      'Byron Machines',
      'Ada Byron',
      'Lindengasse 4',
      '1070 Wien',
      'Austria',
    ])
    expect(found.expected).toMatchObject({ from: expect.any(String), to: expect.any(String) })
    const today = new Date().toISOString().slice(0, 10)
    expect(found.expected && found.expected.from > today && found.expected.to >= found.expected.from).toBe(
      true,
    )
    // Once the days are over, nothing is promised any more.
    await db
      .update(orders)
      .set({ status: 'shipped', paidAt: new Date('2026-01-05T12:00:00Z') })
      .where(eq(orders.id, id))
    expect((await details(ada, { _id: id })).expected).toBeNull()
  })

  test('tells of refunds: how much, why, how far they have come, and what is still owed', async () => {
    const order = await shop.book(ada, bolt, 10)
    await shop.pay(ada, order)
    expect(await refund(order._id, 5, 'One is scratched')).toMatchObject({ status: 200 })
    expect(await details(ada, order)).toMatchObject({
      order: { status: 'paid', refunded: 5 },
      refunds: [{ amount: 5, reason: 'One is scratched', status: 'succeeded', note: null }],
      owed: 0,
    })
    await db
      .update(refunds)
      .set({ status: 'failed', lastError: 'internal words' })
      .where(eq(refunds.orderId, order._id))
    const { refunds: given, owed, timeline } = await details(ada, order)
    expect([given, owed]).toMatchObject([[{ status: 'failed' }], 5])
    expect(timeline.at(-1)).toMatchObject({ kind: 'refund', detail: '€5.00: One is scratched' })
    expect(JSON.stringify([given, timeline])).not.toMatch(/internal|pi_|re_/)
  })

  test("keeps the shop's own affairs out of the timeline", async () => {
    const order = await shop.book(ada, bolt, 1)
    await shop.openIntent(ada, order)
    await ada.send('POST', `/order/${order._id}/cancel`)
    const { timeline } = await details(ada, order)
    expect(timeline.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['booked', ''],
      ['cancelled', ''],
    ])
  })

  test('lists a corrected invoice before the one that it replaces; each can be had by its number', async () => {
    const order = await shop.book(ada, bolt, 1)
    await shop.pay(ada, order)
    await db.transaction(async tx => {
      const locked = await lockOrder(tx, order._id)
      const { billing, now } = shop.context()
      if (locked) await correctInvoice(tx, locked, { billing, at: now() })
    })
    const { invoices } = await details(ada, order)
    const [latest, first] = invoices
    expect(invoices).toMatchObject([
      { corrects: first?.number, isReplaced: false },
      { corrects: null, isReplaced: true },
    ])
    const nameOf = async (query: string) =>
      (await ada.fetch(`/order/${order._id}/invoice${query}`)).headers.get('content-disposition')
    expect(await nameOf(`?number=${first?.number}`)).toContain(`invoice-${first?.number}.pdf`)
    expect(await nameOf('')).toContain(`invoice-${latest?.number}.pdf`)
    const other = await shop.book(ada, bolt, 1)
    await shop.pay(ada, other)
    const path = `/order/${other._id}/invoice?number=${first?.number}`
    expectProblem(await ada.send('GET', path), 404)
  })

  test('names a line whose product is gone, without an address', async () => {
    const order = await shop.book(ada, tape, 1)
    await db.update(orderLines).set({ productId: null }).where(eq(orderLines.orderId, order._id))
    expect((await details(ada, order)).lines).toMatchObject([
      { name: 'Sealing tape', product: null, category: null, family: null },
    ])
  })

  test("is an admin's to read, who is told whose it is, and does not exist for anyone else", async () => {
    const order = await shop.book(ada, bolt, 1)
    expect(await details(shop.admin, order)).toMatchObject({ isOwn: false, order: { userEmail: ada.email } })
    const stranger = await shop.signUp()
    expectProblem(await stranger.send('GET', `/order/${order._id}/details`), 404)
    expectProblem(await shop.newVisitor().send('GET', `/order/${order._id}/details`), 401)
    expectProblem(await ada.send('GET', '/order/nothing/details'), 404)
  })
})
