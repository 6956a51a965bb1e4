import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { writeCii } from '#adapters/e-invoice/cii.ts'
import { checkoutEstimate } from '#contract/checkout/checkout.ts'
import { inserted } from '#contract/common.ts'
import { type Order, order as orderShape } from '#contract/orders/orders.ts'
import { refundableLines } from '#contract/returns/returns.ts'
import { creditLines, credits, returns } from '#db/schema.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { composePaper } from '#domain/papers/compose.ts'
import { compareDisputes } from '#domain/refunds/disputes.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openReturnShop } from '../support/returns.ts'
import { bolts, nuts } from '../support/shipments.ts'

const shop = await openReturnShop()
afterAll(() => shop.close())
const { db } = shop.database
const { ada, admin, clock, sell, sellAndShip, ship, read, ask, step, bringBack, giveBack } = shop
const { readCreditNotes, expectBooks } = shop
const readRefundable = async ({ _id }: Order) =>
  refundableLines.parse((await admin.send('GET', `/order/${_id}/refund/lines`)).body)

/** Has it bought, delivered there and sent for good. */
async function buy(
  wanted: Parameters<typeof newCheckoutForm>[0],
  place: { country: string; postcode: string; city: string },
): Promise<Order> {
  const form = newCheckoutForm(wanted)
  const deliveryMethod = 'express'
  const lines = form.lines.map(({ product, availability }) => ({ product, availability }))
  const estimate = await ada.send('POST', '/checkout/estimate', {
    lines,
    country: place.country,
    deliveryMethod,
  })
  const { total: price } = checkoutEstimate.parse(estimate.body)
  const deliveryAddress = newAddressForm(place)
  const booked = await ada.send('POST', '/checkout', { ...form, price, deliveryAddress, deliveryMethod })
  const { insertedId } = inserted.parse(booked.body)
  const bought = orderShape.parse((await ada.send('GET', `/order/${insertedId}`)).body)
  await shop.pay(ada, bought)
  await ship(bought, { shipped: 0 })
  clock.aheadMs += 11 * 60_000
  return bought
}

describe('POST /order/{id}/refund/lines', () => {
  test('gives back pieces at their price, with one credit note over these lines; the rest in other parts, up to all of it', async () => {
    const order = await sellAndShip()
    expect(await giveBack(order, { lines: [bolts(3), nuts(1)], reason: 'Wrong parts' })).toMatchObject({
      status: 200,
      body: { order: { refunded: 4, status: 'shipped' } },
    })
    const [note] = await readCreditNotes(order)
    expect(note).toMatchObject({
      lines: [
        { name: 'Eye bolt', sku: 'EYE-1', quantity: 3, unitPriceCents: 100, grossCents: 300 },
        { name: 'Wing nut', sku: 'WING-1', quantity: 1, unitPriceCents: 100, grossCents: 100 },
      ],
      delivery: null,
      grossCents: 400,
      note: 'Wrong parts',
      remainsCents: order.price * 100 - 400,
    })
    expect(await readRefundable(order)).toMatchObject({
      lines: [
        { line: 0, pieces: 7, left: 7, credited: 3, ordered: 10, share: 10 },
        { line: 1, pieces: 3, left: 3 },
      ],
      delivery: order.delivery,
    })
    await giveBack(order, { lines: [bolts(7)], refunded: 4 })
    const all = await giveBack(order, { lines: [nuts(3)], delivery: true, refunded: 11 })
    expect(all).toMatchObject({ status: 200, body: { order: { refunded: order.price, status: 'refunded' } } })
    const notes = await readCreditNotes(order)
    expect(notes.map(({ grossCents }) => grossCents)).toEqual([400, 700, order.price * 100 - 1100])
    const { net, vat } = await read(order)
    const sumOf = (what: 'netCents' | 'vatCents') => notes.reduce((sum, each) => sum + each[what], 0)
    expect([sumOf('netCents'), sumOf('vatCents')]).toEqual([Math.round(net * 100), Math.round(vat * 100)])
    await expectBooks()
  })

  test('gives back a part of a price without pieces, and less for pieces that lost value; each is a line that says so', async () => {
    const order = await sellAndShip()
    await giveBack(order, { lines: [{ line: 0, pieces: 0, amount: 2.5 }], reason: 'Billed too much' })
    await giveBack(order, { lines: [{ line: 1, pieces: 2, amount: 1.5 }], refunded: 2.5 })
    const notes = await readCreditNotes(order)
    expect(notes.map(({ lines }) => lines)).toMatchObject([
      [{ name: 'Part of the price of Eye bolt', sku: 'EYE-1', quantity: 1, grossCents: 250 }],
      [{ name: 'Part of the price of 2 × Wing nut', quantity: 1, grossCents: 150 }],
    ])
    // Ten bolts were 10.00, of which 7.50 are left: what of them is given back comes to no more.
    const given = await giveBack(order, { lines: [bolts(10)], refunded: 4 })
    expect(given).toMatchObject({ status: 200, body: { order: { refunded: 11.5 } } })
    expect((await readRefundable(order)).lines).toMatchObject([
      { pieces: 0, left: 0 },
      { pieces: 2, left: 2.5 },
    ])
    await expectBooks()
  })

  test('gives back the delivery alone, once', async () => {
    const order = await buy([[await shop.addProduct({ price: 1, weight: 10 }), 10]], {
      country: 'DE',
      postcode: '10115',
      city: 'Berlin',
    })
    expect(order.delivery).toBeGreaterThan(0)
    await giveBack(order, { delivery: true, reason: 'It came late' })
    expect(await readCreditNotes(order)).toMatchObject([
      { lines: [{ name: expect.stringContaining('Delivery'), grossCents: order.delivery * 100 }] },
    ])
    const again = await giveBack(order, { delivery: true, refunded: order.delivery })
    expect(expectProblem(again, 422).errors).toEqual([
      { field: 'lines', message: 'must come to more than nothing' },
    ])
    await expectBooks()
  })

  test('answers 422 naming the field to more than has left, than a line came to, and to what is no line', async () => {
    const order = await sell()
    await ship(order, { lines: [bolts(6)], shipped: 0 })
    expect(expectProblem(await giveBack(order, { lines: [bolts(1)] }), 422).errors).toEqual([
      { field: 'lines.0.pieces', message: 'must be none: all that has left is refunded' },
    ])
    clock.aheadMs += 11 * 60_000
    const other = await sellAndShip()
    const foreign = await ask(other, [bolts(1)])
    for (const [wish, field] of [
      [{ lines: [bolts(7)] }, 'lines.0.pieces'],
      [{ lines: [nuts(1)] }, 'lines.0.pieces'],
      [{ lines: [{ line: 9, pieces: 1 }] }, 'lines.0.line'],
      [{ lines: [bolts(1), bolts(1)] }, 'lines.1.line'],
      [{ lines: [{ line: 0, pieces: 1, amount: 1.01 }] }, 'lines.0.amount'],
      [{ lines: [{ line: 1, pieces: 0, amount: 4.01 }] }, 'lines.0.amount'],
      [{ lines: [{ line: 0, pieces: 0, amount: 0 }] }, 'lines.0.amount'],
      [{ lines: [{ line: 0, pieces: 0, amount: 0.001 }] }, 'lines.0.amount'],
      [{ lines: [bolts(0)] }, 'lines'],
      [{ lines: [bolts(1)], reason: '' }, 'reason'],
      [{ lines: [bolts(1)], refunded: undefined }, 'refunded'],
      [{ lines: [bolts(1)], delivery: 'yes' }, 'delivery'],
      [{ lines: [bolts(1)], return: foreign }, 'return'],
    ] as const)
      expect(expectProblem(await giveBack(order, wish), 422).errors).toMatchObject([{ field }])
    expect((await read(order)).order.refunded).toBe(0)
    expect(await readCreditNotes(order)).toEqual([])
    await expectBooks()
  })

  test('of two admins at once one gives money back, and the other is told to look again; a repeated key gives it once', async () => {
    const order = await sellAndShip()
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(order, { lines: [bolts(2)] })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost && expectProblem(lost, 409)).toMatchObject({
      errors: [{ field: 'refunded' }],
      detail: '€2.00 of this order are refunded by now, not €0.00: please look at it again',
    })
    const key = { 'idempotency-key': 'back-1' }
    for (let time = 0; time < 2; time += 1)
      expect(await giveBack(order, { lines: [bolts(1)], refunded: 2 }, key)).toMatchObject({ status: 200 })
    expect((await read(order)).order.refunded).toBe(3)
    await expectBooks()
  })

  test('gives back no more than is left of the payment, and nothing after a full refund or while the bank takes the money back', async () => {
    const order = await sellAndShip()
    const most = order.price - 5
    await admin.send('POST', `/order/${order._id}/refund`, { amount: most, reason: 'A part' })
    const more = await giveBack(order, { lines: [bolts(6)], refunded: most })
    expect(expectProblem(more, 409).detail).toContain('€6.00, and only €5.00 of the payment are left')
    await admin.send('POST', `/order/${order._id}/refund`, { amount: 5, reason: 'The rest' })
    const late = await giveBack(order, { lines: [bolts(1)], refunded: order.price })
    expect(expectProblem(late, 409).detail).toBe('This order has already been refunded in full')

    const disputed = await sellAndShip()
    await shop.atCardService.dispute((await read(disputed)).order.transactionId ?? '')
    await compareDisputes(shop.context())
    const refusal = await giveBack(disputed, { lines: [bolts(1)] })
    expect(expectProblem(refusal, 409).detail).toContain('disputes this payment')
    expect(await db.select().from(credits).where(eq(credits.orderId, disputed._id))).toHaveLength(0)
    const unpaid = await shop.book(ada, shop.bolt)
    expectProblem(await giveBack(unpaid, { lines: [{ line: 0, pieces: 0, amount: 0.5 }] }), 409)
  })

  test('a full refund and one by line at once give back what was paid, and no more', async () => {
    const order = await sellAndShip()
    const [whole, part] = await Promise.all([
      admin.send('POST', `/order/${order._id}/refund`, { amount: order.price, reason: 'All of it' }),
      giveBack(order, { lines: [bolts(2)] }),
    ])
    expect([whole.status, part.status]).toContain(200)
    expect((await read(order)).order.refunded).toBe(whole.status === 200 ? order.price : 2)
    await expectBooks()
  })

  test('for a return it gives back no more pieces than came, and not before it is agreed', async () => {
    const order = await sellAndShip()
    const id = await ask(order, [bolts(5)])
    const early = await giveBack(order, { lines: [bolts(5)], return: id })
    expect(expectProblem(early, 409).errors).toMatchObject([{ field: 'return' }])
    await step(id, 'agree', { words: '' })
    await step(id, 'arrival', { lines: [{ line: 0, restocked: 2, scrapped: 1 }] })
    const much = await giveBack(order, { lines: [bolts(4)], return: id })
    expect(expectProblem(much, 422).errors).toMatchObject([{ field: 'lines.0.pieces' }])
    expect(await giveBack(order, { lines: [bolts(3)], return: id })).toMatchObject({ status: 200 })
    const again = await giveBack(order, { lines: [bolts(1)], return: id, refunded: 3 })
    expect(expectProblem(again, 422).errors).toMatchObject([{ field: 'lines.0.pieces' }])
    expectProblem(await step(id, 'close', { words: 'Too late' }), 409)
    const declined = await ask(order, [nuts(1)])
    await step(declined, 'decline', { words: 'No' })
    expectProblem(await giveBack(order, { lines: [nuts(1)], return: declined, refunded: 3 }), 409)
    await expectBooks()
  })

  test('without VAT it gives back what was charged, to the cent, and its credit note is a valid electronic invoice', async () => {
    const [bolt, nut] = [
      await shop.addProduct({ price: 9.99, weight: 10 }),
      await shop.addProduct({ price: 3.33, weight: 10 }),
    ]
    const order = await buy(
      [
        [bolt, 7],
        [nut, 3],
      ],
      { country: 'NO', postcode: '0150', city: 'Oslo' },
    )
    expect(order.relief).toBeGreaterThan(0)
    let refunded = 0
    for (const lines of [[bolts(1)], [bolts(2), nuts(1)], [bolts(4)]]) {
      const answer = await giveBack(order, { lines, refunded })
      expect(answer).toMatchObject({ status: 200 })
      refunded = (await read(order)).order.refunded
    }
    await giveBack(order, { lines: [nuts(2)], delivery: true, refunded })
    expect((await read(order)).order).toMatchObject({ refunded: order.price, status: 'refunded' })
    const notes = await readCreditNotes(order)
    for (const [place, note] of notes.entries()) {
      expect(note.netCents).toBe(note.grossCents)
      const paper = composePaper('invoice', String(place + 1), note)
      expect(
        paper.lines.reduce<number>((sum, { netCents }) => sum + netCents, paper.delivery?.netCents ?? 0),
      ).toBe(note.netCents)
      expect(writeCii(paper, 'factur-x')).toContain('<ram:BilledQuantity')
    }
    expect(notes[1]?.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
    await expectBooks()
  })
})

test('the doctor finds pieces given back twice, more money than was refunded, and lines that do not add up', async () => {
  const order = await sellAndShip()
  const id = await bringBack(order, [bolts(2)])
  await giveBack(order, { lines: [bolts(2)], return: id })
  await expectBooks()
  const [credit] = await db.select().from(credits).where(eq(credits.orderId, order._id))
  const find = async () =>
    (await examineBooks(db)).findings
      .filter(({ subject }) => subject.startsWith(`order ${order._id}`))
      .map(({ difference }) => difference)
  const where = eq(creditLines.creditId, credit?.id ?? '')
  await db.update(creditLines).set({ quantity: 11 }).where(where)
  expect(await find()).toEqual(['money was given back for 11 pieces, of 10 that were ordered'])
  await db.update(creditLines).set({ quantity: 2 }).where(where)
  await shop.database.pool.query('update credits set amount_cents = 300 where id = $1', [credit?.id])
  expect(await find()).toEqual(['€3.00 were given back by line, its lines come to €2.00'])
  await shop.database.pool.query('update credit_lines set amount_cents = 300 where credit_id = $1', [
    credit?.id,
  ])
  expect(await find()).toEqual(['€3.00 were given back by line, but only €2.00 are refunded'])
  await shop.database.pool.query('update credit_lines set amount_cents = 200 where credit_id = $1', [
    credit?.id,
  ])
  await shop.database.pool.query('update credits set amount_cents = 200 where id = $1', [credit?.id])
  await db.update(returns).set({ state: 'requested' }).where(eq(returns.id, id))
  await shop.database.pool.query('update return_lines set quantity = 12 where return_id = $1', [id])
  expect(await find()).toEqual(['12 pieces are in its returns, of 10 that were ordered'])
})
