import { afterAll, describe, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { sales } from '#contract/desk/sales.ts'
import { owedReport } from '#contract/on-account/on-account.ts'
import { orderDetails } from '#contract/orders/details.ts'
import type { Order } from '#contract/orders/orders.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { remindDebtors } from '#domain/on-account/remind.ts'
import { openAccountShop } from '../support/on-account.ts'
import { expectProblem } from '../support/problems.ts'

const shop = await openAccountShop({ SHIPMENT_UNDO_MINUTES: '0' })
afterAll(() => shop.close())
const { admin } = shop
const { db } = shop.database

const ada = await shop.newDebtor({ limit: 100_000 })
const bolt = await shop.addProduct({ productname: 'Eye bolt', price: 10, available: 10_000 })
const book = (pieces = 5, person = ada) => shop.bookOnAccount(person, bolt, pieces)
async function sellAndShip(pieces?: number, person?: typeof ada): Promise<Order> {
  const order = await book(pieces, person)
  expect(await shop.ship(order)).toMatchObject({ status: 200 })
  return order
}
const ask = ({ _id }: Order, pieces: number) =>
  ada.send('POST', `/order/${_id}/returns`, { lines: [{ line: 0, pieces }], reason: 'wrong', words: '' })
const credit = ({ _id }: Order, pieces: number, fields: object = {}) =>
  admin.send('POST', `/order/${_id}/refund/lines`, {
    lines: [{ line: 0, pieces }],
    delivery: false,
    reason: 'Too long',
    refunded: 0,
    ...fields,
  })
const read = async ({ _id }: Order) =>
  orderDetails.parse((await ada.send('GET', `/order/${_id}/details`)).body)
const listOwed = async (person: string) =>
  owedReport.parse((await admin.send('GET', `/money/owed?person=${person}`)).body)
const expectBooks = async () => expect((await examineBooks(db)).findings).toEqual([])
const kindsOf = async (order: Order) => (await shop.readLetters(order)).map(({ kind }) => kind)

test('what comes back of an order that is owed is taken off what is owed, with a credit note, in the limit, the list, the mails and the payment', async () => {
  const eve = await shop.newDebtor({ limit: 60 })
  const order = await shop.bookOnAccount(eve, bolt, 5)
  await shop.ship(order)
  const path = `/order/${order._id}/returns`
  const wish = { lines: [{ line: 0, pieces: 2 }], reason: 'wrong', words: '' }
  const { insertedId: id } = inserted.parse((await eve.send('POST', path, wish)).body)
  expect(await admin.send('POST', `/return/${id}/agree`, {})).toMatchObject({ status: 200 })
  const came = { lines: [{ line: 0, restocked: 2, scrapped: 0 }] }
  expect(await admin.send('POST', `/return/${id}/arrival`, came)).toMatchObject({ status: 200 })
  expect(await credit(order, 2, { return: id })).toMatchObject({
    status: 200,
    body: { order: { refunded: 20 } },
  })

  const { now } = sales.parse((await admin.send('GET', '/sales?days=1')).body)
  expect(now).toMatchObject({ orders: 1, gross: 50, refunded: 20 })
  const details = orderDetails.parse((await eve.send('GET', `/order/${order._id}/details`)).body)
  expect(details.order).toMatchObject({ status: 'shipped', paid: false, price: 50, refunded: 20 })
  expect(details.returns).toMatchObject([{ state: 'refunded', refunded: 20 }])
  expect(details.timeline.at(-1)).toMatchObject({ kind: 'account-credited', detail: '€20.00: Too long' })
  const words = await shop.readWords(eve, order, 'credit-note')
  for (const each of ['Eye bolt', 'Too long', '€30.00 of it remain. So much less is to be paid.'])
    expect(words).toContain(each)
  expect(await listOwed(eve.email)).toMatchObject({ open: 30, orders: [{ amount: 30 }] })
  const letter = (await shop.readLetters(order)).find(({ kind }) => kind === 'account-credited')
  expect(letter?.attached).toEqual([expect.stringMatching(/^credit-note-\d+\.pdf$/)])
  expect(letter?.body).toContain('€20.00 off what you owe')
  expect(letter?.body).toContain('Please transfer €30.00 by')
  expect(await shop.readAudit(`order ${order._id}`)).toMatchObject([
    { action: 'account-credited', after: { amount: 20, reason: 'Too long' }, person: admin.email },
  ])
  await expectBooks()

  expect(await eve.send('GET', '/my-account-terms')).toMatchObject({
    body: { terms: { used: 30, left: 30 } },
  })
  expectProblem(await shop.settle(order), 422, ['amount'])
  expect(await shop.settle(order, { amount: 30 })).toMatchObject({
    status: 200,
    body: { order: { paid: true, refunded: 20 } },
  })
  expect((await shop.readLetters(order)).at(-1)?.body).toContain('Your payment of €30.00')
  await expectBooks()
  expect(await shop.sendBack(order)).toMatchObject({ status: 200 })
  expect(await shop.readWords(eve, order, 'credit-note')).toContain('30.00')
  await expectBooks()
})

test('once all is credited nothing is owed: no reminder, no payment, no return, no further credit', async () => {
  const order = await sellAndShip(2)
  expect(await credit(order, 2)).toMatchObject({ status: 200 })
  expect((await read(order)).order).toMatchObject({ status: 'shipped', paid: false, refunded: 20 })
  expect((await shop.readLetters(order)).at(-1)?.body).toContain('Nothing is left to pay for this order.')
  expect((await listOwed(ada.email)).orders.map(each => each.order)).not.toContain(order._id)
  shop.clock.forward({ hours: 20 * 24 })
  await remindDebtors(shop.context())
  expect(await kindsOf(order)).not.toContain('account-reminder')
  expect(expectProblem(await shop.settle(order, { amount: 0.01 }), 409).detail).toContain('is credited')
  expect(expectProblem(await credit(order, 1, { refunded: 20 }), 409).detail).toContain('is credited')
  expectProblem(await ask(order, 1), 409)
  await expectBooks()
})

describe('a credit of an order on account', () => {
  test('is refused before anything has left, with what to do instead, and once it is cancelled', async () => {
    const order = await book()
    expect(expectProblem(await credit(order, 0), 409).detail).toContain('has left for good: cancel it')
    await shop.cancelOnAccount(order)
    expect(expectProblem(await credit(order, 0), 409).detail).toContain('can be given back: it is cancelled')
    await expectBooks()
  })

  test('is never more than was billed, however many are given at a time, or while its payment is noted: what was paid is sent back', async () => {
    const one = await sellAndShip()
    const given = await Promise.all([1, 2, 3].map(pieces => credit(one, pieces)))
    expect(given.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { refunded } = (await read(one)).order
    expectProblem(await credit(one, 5, { refunded }), 422, ['lines.0.pieces'])
    for (let time = 0; time < 5; time += 1) {
      const other = await sellAndShip()
      const [credited, settled] = await Promise.all([credit(other, 2), shop.settle(other)])
      expect(credited.status).toBe(200)
      const { transfersBack } = await read(other)
      expect(transfersBack).toMatchObject(settled.status === 200 ? [{ amount: 20 }] : [])
    }
    await expectBooks()
  })

  test('is found by the doctor where it is not what the credit notes say', async () => {
    const order = await sellAndShip()
    await credit(order, 1)
    await expectBooks()
    await shop.database.pool.query('update orders set credited_cents = 900 where id = $1', [order._id])
    expect((await examineBooks(db)).findings.map(({ difference }) => difference)).toEqual(
      expect.arrayContaining(['€10.00 were given back by line, but only €9.00 are refunded']),
    )
  })
})
