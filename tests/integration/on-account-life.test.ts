import { Profile, validateXsd } from '@stackforge-eu/factur-x'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import type { Order } from '#contract/orders/orders.ts'
import { invoices } from '#db/schema.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { openAccountShop } from '../support/on-account.ts'
import { expectProblem } from '../support/problems.ts'

const shop = await openAccountShop({ SHIPMENT_UNDO_MINUTES: '10' })
afterAll(() => shop.close())
const { db } = shop.database

const ada = await shop.newDebtor({ limit: 100_000 })
const newProduct = () => shop.addProduct({ price: 10, available: 100 })
const book = async (person = ada) => shop.bookOnAccount(person, await newProduct(), 2)
const read = (order: Order) => shop.readOrder(ada, order._id)
const findings = async () => (await examineBooks(db)).findings
const availableOf = async ({ product }: Order) => (await shop.readProduct(product ?? '')).available
const eventsOf = async ({ _id }: Order) =>
  (await shop.readTimeline(_id)).flatMap(({ source, kind }) =>
    source === 'mail' || source === 'colleague' ? [] : kind,
  )
const numbersOf = async ({ _id }: Order) =>
  db.select({ number: invoices.number }).from(invoices).where(eq(invoices.orderId, _id))

describe('POST /order/{id}/settlement', () => {
  test('notes the payment: the order is paid, the customer told, the noting audited; harmless when repeated', async () => {
    const order = await book()
    const receivedOn = shop.today()
    for (let time = 0; time < 2; time += 1)
      expect(await shop.settle(order)).toMatchObject({
        status: 200,
        body: { order: { status: 'paid', paid: true, transactionId: null } },
      })
    expect(await shop.readMoney(order._id)).toMatchObject({
      received: 20,
      refunded: 0,
      refundable: 0,
      settlements: [{ amount: 20, receivedOn, reference: 'RE 12', notedBy: shop.admin.email, refund: null }],
    })
    expect(await eventsOf(order)).toEqual(['booked', 'on-account', 'account-payment-noted', 'paid'])
    expect(await shop.readAudit(`order ${order._id}`)).toEqual([
      {
        action: 'account-payment-noted',
        before: null,
        after: { amount: 20, receivedOn, reference: 'RE 12' },
        person: shop.admin.email,
      },
    ])
    const letters = await shop.readLetters(order)
    expect(letters.map(({ kind }) => kind)).toEqual(['order-on-account', 'account-payment-received'])
    expect(letters[1]?.body).toMatch(
      /Your payment of €20\.00 for invoice \d+ has arrived; nothing is left to pay\./,
    )
    expect(await numbersOf(order)).toHaveLength(1)
    expect(await shop.readWords(ada, order, 'confirmation')).toContain('Paid in full by bank transfer')
    expect(await findings()).toEqual([])
  })

  test('notes the payment of an order that was shipped first: it stays shipped and is paid', async () => {
    const order = await book()
    expect(await shop.ship(order)).toMatchObject({
      status: 200,
      body: { order: { status: 'shipped', paid: false } },
    })
    expect(await findings()).toEqual([])
    expect(await shop.settle(order)).toMatchObject({
      status: 200,
      body: { order: { status: 'shipped', paid: true } },
    })
    expect((await shop.readLetters(order)).map(({ kind }) => kind)).toEqual([
      'order-on-account',
      'order-shipped',
      'account-payment-received',
    ])
    expect(await findings()).toEqual([])
  })

  test('once a part has left, it is not cancelled any more; a shipment that is undone leaves it on account, or paid if it was paid meanwhile', async () => {
    const part = (pieces: number, shipped: number) => ({ lines: [{ line: 0, pieces }], shipped })
    for (const isPaid of [false, true]) {
      const order = await book()
      const path = `/order/${order._id}/shipments`
      expect(await shop.admin.send('POST', path, part(1, 0))).toMatchObject({ status: 201 })
      expect(expectProblem(await shop.cancelOnAccount(order), 409).detail).toContain('has left')
      const rest = await shop.admin.send('POST', path, part(1, 1))
      const { insertedId } = inserted.parse(rest.body)
      if (isPaid) expect(await shop.settle(order)).toMatchObject({ status: 200 })
      expect(await shop.admin.send('DELETE', `${path}/${insertedId}`)).toMatchObject({
        status: 200,
        body: { order: { status: isPaid ? 'paid' : 'on-account', paid: isPaid, partlyShipped: true } },
      })
      expect(await findings()).toEqual([])
    }
  })

  test('answers 422 for more than is owed, a day in the future or before the order, and no reference', async () => {
    const order = await book()
    const { errors } = expectProblem(await shop.settle(order, { amount: 20.01 }), 422, ['amount'])
    expect(errors?.[0]?.message).toBe(
      'must be at most €20.00, all of what is owed: note what is beyond it at another order, or send it back',
    )
    expectProblem(await shop.settle(order, { receivedOn: '2126-01-01' }), 422, ['receivedOn'])
    expectProblem(await shop.settle(order, { receivedOn: '2016-01-01' }), 422, ['receivedOn'])
    expectProblem(await shop.settle(order, { receivedOn: 'yesterday' }), 422, ['receivedOn'])
    expectProblem(await shop.settle(order, { reference: ' ' }), 422, ['reference'])
    expect(await read(order)).toMatchObject({ status: 'on-account' })
  })

  test('answers 409 for a payment of an order that is paid, for orders by card and for cancelled ones', async () => {
    const order = await book()
    await shop.settle(order)
    const { detail } = expectProblem(await shop.settle(order, { reference: 'RE 99' }), 409)
    expect(detail).toContain('it is paid')
    const byCard = await shop.book(ada, await newProduct(), 2)
    expectProblem(await shop.settle(byCard), 409)
    await shop.pay(ada, byCard)
    expectProblem(await shop.settle(byCard), 409)
    const cancelled = await book()
    await shop.cancelOnAccount(cancelled)
    expectProblem(await shop.settle(cancelled), 409)
  })

  test('notes one payment when called ten times at once with different references', async () => {
    const order = await book()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => shop.settle(order, { reference: `RE ${index}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await findings()).toEqual([])
  })
})

describe('POST /order/{id}/on-account/cancel', () => {
  test('returns the pieces, takes the invoice back by a credit note and mails it; harmless when repeated', async () => {
    const order = await book()
    for (let time = 0; time < 2; time += 1)
      expect(await shop.cancelOnAccount(order)).toMatchObject({
        status: 200,
        body: { order: { status: 'cancelled', paid: false } },
      })
    expect(await availableOf(order)).toBe(100)
    const [invoice, credit, ...others] = (await numbersOf(order))
      .map(({ number }) => number)
      .sort((a, b) => a - b)
    expect(others).toEqual([])
    const letter = (await shop.readLetters(order)).at(-1)
    expect(letter).toMatchObject({
      kind: 'account-order-cancelled',
      attached: [`credit-note-${credit}.pdf`],
    })
    expect(letter?.body).toContain('Reason: No longer made')
    const words = await shop.readWords(ada, order, 'credit-note')
    expect(words).toContain(`Credit note No. ${credit}`)
    expect(words).toContain(`This credit note takes back invoice ${invoice} in full. Nothing is left to pay.`)
    expect(words).not.toContain('Payable')
    expect(await shop.readWords(ada, order, 'invoice')).toContain(`No. ${invoice} `)
    const xml = await shop.readXml(ada, order, 'credit-note')
    expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([])
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
    expect(xml).toContain(
      `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${invoice}</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>`,
    )
    expect(await findings()).toEqual([])
  })

  test('answers 409 once it is shipped or paid, and for orders by card', async () => {
    const [shipped, paid] = [await book(), await book()]
    await shop.ship(shipped)
    await shop.settle(paid)
    for (const order of [shipped, paid, await shop.book(ada, await newProduct())])
      expectProblem(await shop.cancelOnAccount(order), 409)
  })

  test('answers 404 for a credit note that there is none, and to others', async () => {
    const order = await book()
    expectProblem(await ada.send('GET', `/order/${order._id}/credit-note`), 404)
    await shop.cancelOnAccount(order)
    const other = await shop.signUp()
    expectProblem(await other.send('GET', `/order/${order._id}/credit-note`), 404)
  })

  test('of orders cancelled, paid and shipped at the same moment each takes one way', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await book()
      await Promise.all([shop.cancelOnAccount(order), shop.settle(order), shop.ship(order)])
      expect(await findings()).toEqual([])
    }
  })
})

describe('POST /order/{id}/settlement/refund', () => {
  test.each([
    ['returns the pieces if they were not shipped', false, 100],
    ['leaves the pieces with the customer if they were', true, 98],
  ])('makes a credit note and mails it, and %s', async (_, isShipped, left) => {
    const order = await book()
    if (isShipped) await shop.ship(order)
    await shop.settle(order)
    expectProblem(
      await shop.admin.send('POST', `/order/${order._id}/refund`, { amount: 20, reason: 'Late' }),
      409,
    )
    const sentOn = shop.today()
    for (let time = 0; time < 2; time += 1)
      expect(await shop.sendBack(order)).toMatchObject({
        status: 200,
        body: { order: { status: 'refunded', paid: true, refunded: 20 } },
      })
    expectProblem(await shop.sendBack(order, { reference: 'another' }), 409)
    expect(await availableOf(order)).toBe(left)
    expect(await shop.readMoney(order._id)).toMatchObject({
      received: 20,
      refunded: 20,
      settlements: [{ refund: { sentOn, reference: 'GS 13', reason: 'Sent back by the customer' } }],
    })
    const letter = (await shop.readLetters(order)).at(-1)
    expect(letter).toMatchObject({ kind: 'account-payment-refunded' })
    expect(letter?.attached).toEqual([expect.stringMatching(/^credit-note-\d+\.pdf$/)])
    const words = await shop.readWords(ada, order, 'credit-note')
    expect(words).toContain('The amount was sent back by bank transfer on')
    const xml = await shop.readXml(ada, order, 'credit-note')
    expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([])
    expect(xml).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>')
    expect(await findings()).toEqual([])
  })

  test('answers 409 while no payment is noted, 422 for a day before the payment or in the future', async () => {
    const order = await book()
    expectProblem(await shop.sendBack(order), 409)
    await shop.settle(order)
    expectProblem(await shop.sendBack(order, { sentOn: '2016-01-01' }), 422, ['sentOn'])
    expectProblem(await shop.sendBack(order, { sentOn: '2126-01-01' }), 422, ['sentOn'])
    expectProblem(await shop.sendBack(order, { reason: '' }), 422, ['reason'])
  })
})

test('the doctor finds a payment on account that does not fit its order', async () => {
  const [settled, unsettled] = [await book(), await book()]
  await shop.settle(settled)
  await shop.database.pool.query('update account_payments set amount_cents = 1999 where order_id = $1', [
    settled._id,
  ])
  await shop.database.pool.query(
    `insert into account_payments (order_id, amount_cents, received_on, reference, noted_by) values ($1, 2000, now(), 'x', 'x')`,
    [unsettled._id],
  )
  const found = (await findings()).map(({ subject, difference }) => [subject, difference])
  expect(found.toSorted()).toEqual(
    [
      [
        `order ${settled._id}`,
        'the order is paid and paid on account, comes to €20.00, but a payment of €19.99 is noted',
      ],
      [
        `order ${unsettled._id}`,
        'the order is on-account and not paid on account, comes to €20.00, but a payment of €20.00 is noted',
      ],
    ].toSorted(),
  )
})
