import { afterAll, expect, test } from 'vitest'
import { bankEntryPage } from '#contract/bank-entries/bank-entries.ts'
import { takingsReport, vatReport } from '#contract/bookkeeping/bookkeeping.ts'
import { openItemsReport } from '#contract/bookkeeping/open-items.ts'
import { owedReport } from '#contract/on-account/on-account.ts'
import { orderDetails } from '#contract/orders/details.ts'
import type { Order } from '#contract/orders/orders.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { remindDebtors } from '#domain/on-account/remind.ts'
import { readAnswer } from '../support/caller.ts'
import { findBrokenRules } from '../support/invoice-rules.ts'
import { openAccountShop } from '../support/on-account.ts'
import { expectProblem } from '../support/problems.ts'
import { writeCamt } from '../support/statements.ts'

const shop = await openAccountShop({ SHIPMENT_UNDO_MINUTES: '0' })
afterAll(() => shop.close())
const { admin } = shop
const ada = await shop.newDebtor({ limit: 100_000 })
const terms = { limit: 100_000, days: 14, discountPercent: '2.5', discountDays: 7 }
await shop.grant(ada.email, terms)
const bolt = await shop.addProduct({ productname: 'Eye bolt', price: 11.9, available: 10_000 })
/** Ten pieces for 119 euros, 116.02 with the discount: 2.975 are rounded up. */
const book = () => shop.bookOnAccount(ada, bolt, 10)
const PAY = 116.02

const dayAfter = (days: number) => Temporal.PlainDate.from(shop.today()).add({ days }).toString()
const read = async ({ _id }: Order) =>
  orderDetails.parse((await ada.send('GET', `/order/${_id}/details`)).body)
const get = async (path: string) => (await admin.send('GET', path)).body
const today = () => `?from=${shop.today()}&to=${shop.today()}`
const takingsOf = async () => takingsReport.parse(await get(`/bookkeeping/takings${today()}`)).total
const openNow = async () => openItemsReport.parse(await get('/bookkeeping/open-items')).total.total
const expectBooks = async () => expect((await examineBooks(shop.database.db)).findings).toEqual([])
const credit = ({ _id }: Order, pieces: number, refunded: number) =>
  admin.send('POST', `/order/${_id}/refund/lines`, {
    lines: [{ line: 0, pieces }],
    delivery: false,
    reason: 'Too long',
    refunded,
  })

test('PUT /user/on-account/{email} grants a discount, and answers 422 for half of one, three decimals, or more days than there are to pay', async () => {
  const wrong = [
    [{ discountDays: '' }, 'discountDays'],
    [{ discountPercent: '' }, 'discountPercent'],
    [{ discountPercent: 2.125 }, 'discountPercent'],
    [{ discountPercent: 21 }, 'discountPercent'],
    [{ discountDays: 15 }, 'discountDays'],
  ] as const
  for (const [fields, field] of wrong)
    expectProblem(await shop.grant(ada.email, { ...terms, ...fields }), 422, [field])
  expect(await shop.grant(ada.email, terms)).toMatchObject({
    body: { user: { accountTerms: { days: 14, discount: { percent: 2.5, days: 7 } } } },
  })
  expect(await ada.send('GET', '/my-account-terms')).toMatchObject({
    body: { terms: { discount: { percent: 2.5, days: 7 } } },
  })
})

test('an order keeps its discount: on the invoice, in the XRechnung, in the mail and on its page', async () => {
  const order = await book()
  expect(order.discount).toEqual({ percent: 2.5, until: dayAfter(7), pay: PAY })
  const words = await shop.readWords(ada, order, 'invoice')
  expect(words).toMatch(/2\.5 % discount if paid by \d+ \w+ \d{4}: pay €116\.02\./)
  const xml = await shop.readXml(ada, order, 'invoice')
  expect(xml).toContain(
    '<ram:Description>Payable by the due date.\n#SKONTO#TAGE=7#PROZENT=2.50#\n</ram:Description>',
  )
  expect(findBrokenRules(xml)).toEqual([])
  const letter = (await shop.readLetters(order)).find(({ kind }) => kind === 'order-on-account')
  expect(letter?.body).toMatch(/2\.5 % discount if paid by .*: pay €116\.02\./)
  await shop.withdraw(ada.email)
  await shop.grant(ada.email, { ...terms, discountPercent: 3 })
  expect((await shop.readOrder(ada, order._id)).discount).toMatchObject({ percent: 2.5 })
  await shop.grant(ada.email, terms)
  await shop.cancelOnAccount(order)
})

test('what comes in time and is all but the discount pays the order: takings, VAT, open items and bookings have it, to the cent', async () => {
  shop.clock.forward({ hours: 24 })
  const order = await book()
  const before = await openNow()
  expect(await shop.settle(order, { amount: PAY })).toMatchObject({
    status: 200,
    body: { order: { status: 'paid', paid: true, received: PAY, discounted: 2.98, discount: null } },
  })
  expect(await shop.settle(order, { amount: PAY })).toMatchObject({ status: 200 })
  expect(await openNow()).toBe(before - 119)
  expect(await takingsOf()).toMatchObject({
    account: 119,
    discounted: -2.98,
    gross: PAY,
    net: 96.69,
    vat: 19.33,
    receivedByTransfer: PAY,
  })
  const { total } = vatReport.parse(await get(`/bookkeeping/vat${today()}`))
  expect(total).toMatchObject({ gross: PAY, net: 96.69, vat: 19.33 })
  const file = await (await admin.fetch(`/bookkeeping/bookings.csv${today()}`)).text()
  expect(file.replaceAll('"', '')).toMatch(
    /,8730,10000,2\.98,-2\.48,-0\.5,20,oss,AT,,Discount on invoice \d+, PH-/,
  )
  expect((await shop.readLetters(order)).at(-1)?.body).toContain('The discount of €2.98 for paying promptly')
  expect(await shop.readMoney(order._id)).toMatchObject({ settlements: [{ amount: PAY, discount: 2.98 }] })
  await expectBooks()
})

test('later, or with another amount, it is a part, unless whoever notes it accepts the discount', async () => {
  const [late, accepted] = [await book(), await book()]
  shop.clock.forward({ hours: 8 * 24 })
  expect(await shop.settle(late, { amount: PAY })).toMatchObject({ body: { order: { paid: false } } })
  expectProblem(await shop.settle(late, { amount: 2.98, acceptDiscount: true }), 422, ['acceptDiscount'])
  expectProblem(await shop.settle(accepted, { amount: 116, acceptDiscount: true }), 422, ['amount'])
  expect(await shop.settle(accepted, { amount: PAY, acceptDiscount: true })).toMatchObject({
    body: { order: { paid: true, discounted: 2.98 } },
  })
  await expectBooks()
})

test('a bank statement proposes what is owed less the discount as certain; to take the payment back takes the discount back', async () => {
  const order = await book()
  const form = new FormData()
  const entry = { amount: String(PAY), words: `Order ${order.number}`, name: 'Somebody', day: shop.today() }
  form.set('file', new File([writeCamt([entry])], 'statement.xml'))
  await readAnswer(await admin.fetch('/bank-entry/file', { method: 'POST', body: form }))
  const { entries } = bankEntryPage.parse(await get('/bank-entry'))
  const [found] = entries
  expect(found?.proposals[0]).toMatchObject({ certainty: 'certain', payments: [{ amount: PAY }] })
  expect(await admin.send('POST', '/bank-entry/certain')).toMatchObject({ body: { noted: 1 } })
  expect(await shop.readOrder(ada, order._id)).toMatchObject({ paid: true, discounted: 2.98 })
  const { gross } = await takingsOf()
  expect(await admin.send('POST', `/bank-entry/${found?._id}/reopen`)).toMatchObject({ status: 200 })
  expect(await shop.readOrder(ada, order._id)).toMatchObject({ paid: false, discounted: 0, received: 0 })
  expect((await takingsOf()).gross).toBe(Number((gross + 2.98).toFixed(2)))
  await expectBooks()
  await shop.settle(order, { amount: PAY, reference: 'RE again' })
})

test('what comes back of a paid order is sent back by bank transfer, never more than was paid, and noted with day and reference', async () => {
  const order = await book()
  await shop.ship(order)
  await shop.settle(order, { amount: PAY })
  expect((await read(order)).returnable.lines).toMatchObject([{ pieces: 10 }])
  const wish = { lines: [{ line: 0, pieces: 3 }], reason: 'wrong', words: '' }
  expect(await ada.send('POST', `/order/${order._id}/returns`, wish)).toMatchObject({ status: 201 })
  expect(await credit(order, 3, 0)).toMatchObject({
    status: 200,
    body: { order: { refunded: 34.8, paid: true } },
  })
  const waiting = owedReport.parse(await get('/money/owed')).toSendBack
  expect(waiting).toMatchObject([{ order: order._id, amount: 34.8, reason: 'Too long' }])
  const letter = (await shop.readLetters(order)).at(-1)
  expect(letter).toMatchObject({
    kind: 'account-credited',
    attached: [expect.stringMatching(/^credit-note/)],
  })
  expect(letter?.body).toContain('We will send €34.80')
  expect(await shop.readWords(ada, order, 'credit-note')).toContain(
    'The amount is paid back by bank transfer.',
  )
  const open = await openNow()
  const path = `/money/transfers-back/${waiting[0]?._id}`
  const sent = { sentOn: shop.today(), reference: 'GS 7', iban: 'de02 1203 0000 0000 2020 51' }
  expectProblem(await admin.send('POST', path, { ...sent, sentOn: dayAfter(3) }), 422, ['sentOn'])
  expectProblem(await admin.send('POST', path, { ...sent, iban: 'DE03' }), 422, ['iban'])
  const back = (await takingsOf()).refundedByTransfer
  const answers = await Promise.all([1, 2, 3].map(() => admin.send('POST', path, sent)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expectProblem(await admin.send('POST', path, { ...sent, reference: 'GS 8' }), 409)
  expect(await openNow()).toBe(Number((open + 34.8).toFixed(2)))
  expect((await takingsOf()).refundedByTransfer).toBe(Number((back + 34.8).toFixed(2)))
  expect(await read(order)).toMatchObject({ transfersBack: [{ amount: 34.8, sentOn: shop.today() }] })
  expect(await shop.readMoney(order._id)).toMatchObject({
    received: PAY,
    refunded: 34.8,
    transfersBack: [{ iban: 'DE02120300000000202051', reference: 'GS 7', notedBy: admin.email }],
  })
  const mails = (await shop.readLetters(order)).filter(({ kind }) => kind === 'account-transferred-back')
  expect(mails).toHaveLength(1)
  await expectBooks()

  expect(await credit(order, 7, 34.8)).toMatchObject({ body: { order: { refunded: PAY } } })
  expectProblem(await credit(order, 1, PAY), 409)
  expectProblem(await shop.sendBack(order), 409)
  await expectBooks()
  const { rows } = await shop.database.pool.query(
    `select (select sum(case when content ? 'credits' then -1 else 1 end * (content ->> 'netCents')::int) from invoices where order_id = $1)
      - (select sum(discount_net_cents) from account_payments where order_id = $1) as left`,
    [order._id],
  )
  expect(rows).toEqual([{ left: '0' }])
})

test('all that is left of a payment is sent back at once, and no more', async () => {
  const order = await book()
  await shop.ship(order)
  await shop.settle(order, { amount: PAY })
  await credit(order, 5, 0)
  expect(await shop.sendBack(order)).toMatchObject({ status: 200, body: { order: { status: 'refunded' } } })
  const { settlements, transfersBack } = await shop.readMoney(order._id)
  expect([settlements[0]?.refund?.amount, transfersBack[0]?.amount]).toEqual([58.01, 58.01])
  await expectBooks()
})

test('reminders are seen with the next one, stopped with a reason, started again, and sent by hand', async () => {
  const order = await book()
  const path = `/order/${order._id}/reminders`
  const remindersOf = async () => (await shop.readMoney(order._id)).reminders
  const owedOf = async () =>
    owedReport
      .parse(await get(`/money/owed?person=${ada.email}&limit=100`))
      .orders.find(each => each.order === order._id)
  expect(await remindersOf()).toMatchObject({
    sent: [],
    next: { reminder: 1 },
    stopped: null,
    mayBeSent: false,
  })
  expect(expectProblem(await admin.send('POST', path, { reminder: 1 }), 409).detail).toContain('not overdue')
  for (let time = 0; time < 2; time += 1)
    expect(await admin.send('POST', `${path}/stop`, { reason: 'Agreed by telephone' })).toMatchObject({
      status: 200,
    })
  shop.clock.forward({ hours: 16 * 24 })
  await remindDebtors(shop.context())
  expect(await remindersOf()).toMatchObject({
    sent: [],
    stopped: { reason: 'Agreed by telephone' },
    mayBeSent: true,
  })
  expect(await owedOf()).toMatchObject({
    reminders: 0,
    nextReminderAt: null,
    remindersStopped: 'Agreed by telephone',
  })
  const answers = await Promise.all([1, 2, 3].map(() => admin.send('POST', path, { reminder: 1 })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expectProblem(await admin.send('POST', path, { reminder: 3 }), 409)
  expect(await admin.send('POST', `${path}/start`)).toMatchObject({ status: 200 })
  await remindDebtors(shop.context())
  expect(await remindersOf()).toMatchObject({
    sent: [{ words: 'reminder 1 of 3, by hand' }],
    next: { reminder: 2 },
    stopped: null,
  })
  shop.clock.forward({ hours: 7 * 24 })
  await remindDebtors(shop.context())
  expect(await owedOf()).toMatchObject({ reminders: 2 })
  const kinds = (await shop.readTimeline(order._id)).map(({ kind }) => kind)
  for (const kind of ['reminders-stopped', 'reminders-started', 'reminder-sent'])
    expect(kinds).toContain(kind)
  expect((await read(order)).timeline.map(({ kind }) => kind)).not.toContain('reminders-stopped')
  await shop.settle(order)
  expectProblem(await admin.send('POST', path, { reminder: 3 }), 409)
  expect(await remindersOf()).toMatchObject({ next: null })
})
