import { afterAll, expect, test } from 'vitest'
import { takingsReport } from '#contract/bookkeeping/bookkeeping.ts'
import { openItemsReport } from '#contract/bookkeeping/open-items.ts'
import { owedReport } from '#contract/on-account/on-account.ts'
import type { Order } from '#contract/orders/orders.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { openAccountShop } from '../support/on-account.ts'
import { expectProblem } from '../support/problems.ts'

const shop = await openAccountShop({ SHIPMENT_UNDO_MINUTES: '0' })
afterAll(() => shop.close())
const { admin } = shop
const ada = await shop.newDebtor({ limit: 100 })
const bolt = await shop.addProduct({ price: 10, available: 1000 })
const pay = (order: Order, amount: number, reference: string) => shop.settle(order, { amount, reference })
const expectBooks = async () => expect((await examineBooks(shop.database.db)).findings).toEqual([])
const credit = ({ _id }: Order, pieces: number, refunded = 0) =>
  admin.send('POST', `/order/${_id}/refund/lines`, {
    lines: [{ line: 0, pieces }],
    delivery: false,
    reason: 'Too long',
    refunded,
  })

test('POST /order/{id}/settlement notes parts: the rest stays owed, in the limit, the list, the mails and the reports, until the last one pays the order', async () => {
  const order = await shop.bookOnAccount(ada, bolt, 10)
  for (let time = 0; time < 2; time += 1)
    expect(await pay(order, 30, 'RE 1')).toMatchObject({
      status: 200,
      body: { order: { status: 'on-account', paid: false, received: 30 } },
    })
  expect(await ada.send('GET', '/my-account-terms')).toMatchObject({
    body: { terms: { used: 70, left: 30 } },
  })
  const owed = owedReport.parse((await admin.send('GET', `/money/owed?person=${ada.email}`)).body)
  expect(owed).toMatchObject({ open: 70, orders: [{ amount: 70 }] })
  const letter = (await shop.readLetters(order)).at(-1)
  expect(letter).toMatchObject({ kind: 'account-part-received' })
  expect(letter?.subject).toMatch(/^€30\.00 of your payment have arrived/)
  expect(letter?.body).toContain('Please transfer €70.00 by')
  const open = openItemsReport.parse((await admin.send('GET', '/bookkeeping/open-items')).body)
  expect(open.total.total).toBe(70)

  expectProblem(await pay(order, 70.01, 'RE 2'), 422, ['amount'])
  expect(await pay(order, 30, 'RE 2')).toMatchObject({ status: 200, body: { order: { received: 60 } } })
  await shop.ship(order)
  expect(await pay(order, 40, 'RE 3')).toMatchObject({
    status: 200,
    body: { order: { status: 'shipped', paid: true, received: 100 } },
  })
  expect(await shop.readMoney(order._id)).toMatchObject({
    received: 100,
    settlements: [{ reference: 'RE 1' }, { reference: 'RE 2' }, { reference: 'RE 3' }],
  })
  const today = `?from=${shop.today()}&to=${shop.today()}`
  const { total } = takingsReport.parse((await admin.send('GET', `/bookkeeping/takings${today}`)).body)
  expect(total).toMatchObject({ account: 100, receivedByTransfer: 100 })
  await expectBooks()
})

test('of parts noted at the same moment never more is taken than is owed', async () => {
  const order = await shop.bookOnAccount(ada, bolt, 10)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, place) => pay(order, 30, `RE ${place}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(7)
  expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'on-account', received: 90 })
  await expectBooks()
  await pay(order, 10, 'RE 99')
})

test('an order of which a part is paid is not cancelled; what was paid is sent back, which ends it with a credit note', async () => {
  const order = await shop.bookOnAccount(ada, bolt, 10)
  await pay(order, 30, 'RE 1')
  await pay(order, 20, 'RE 2')
  expect(expectProblem(await shop.cancelOnAccount(order), 409).detail).toContain(
    'A part of this order is paid',
  )
  const before = (await shop.readProduct(bolt._id)).available
  expect(await shop.sendBack(order)).toMatchObject({ status: 200, body: { order: { status: 'refunded' } } })
  expect((await shop.readProduct(bolt._id)).available).toBe(before + 10)
  const letter = (await shop.readLetters(order)).at(-1)
  expect(letter).toMatchObject({ kind: 'account-payment-refunded' })
  expect(letter?.body).toContain('We have sent your payment of €50.00 back')
  expect(await shop.readMoney(order._id)).toMatchObject({ received: 50, refunded: 50 })
  expect(await ada.send('GET', '/my-account-terms')).toMatchObject({ body: { terms: { used: 0 } } })
  await expectBooks()
})

test('what comes back is credited against the rest that is owed, and what is more than that is sent back; a credit and a part at once wait for each other', async () => {
  const order = await shop.bookOnAccount(ada, bolt, 10)
  await shop.ship(order)
  await pay(order, 70, 'RE 1')
  await Promise.all([credit(order, 2), pay(order, 30, 'RE 2')])
  await expectBooks()
  const { received, refunded } = await shop.readOrder(ada, order._id)
  // The part first: all is paid, and 20 of it go back. The credit first: the part is more than is owed.
  expect([received, refunded]).toEqual(received === 80 ? [80, 20] : [70, 20])
  expect(await credit(order, 4, 20)).toMatchObject({ status: 200, body: { order: { refunded: 60 } } })
  const { transfersBack } = await shop.readMoney(order._id)
  expect(transfersBack.map(({ amount }) => amount)).toEqual(received === 80 ? [20, 40] : [30])
  await expectBooks()
})
