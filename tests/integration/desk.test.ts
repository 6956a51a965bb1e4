import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { type Desk, desk } from '#contract/desk/desk.ts'
import { cents } from '#contract/money.ts'
import { note as shownNote } from '#contract/notes.ts'
import {
  contactMessages,
  disputes,
  orderNotes,
  orders,
  payments,
  refunds,
  webhookEvents,
} from '#db/schema.ts'
import { forgetCustomers } from '#domain/own-data/forget-customers.ts'
import { newContactForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const NOW = new Date('2026-11-12T10:00:00Z')
const shop = await openTestShop({ now: () => NOW })
afterAll(() => shop.close())
const { db } = shop.database

const ada = await shop.signUp({ isConfirmed: true })
const bolt = await shop.addProduct({ available: 1_000 })
const readDesk = async (): Promise<Desk> => desk.parse((await shop.admin.send('GET', '/desk')).body)

/** An order that is paid, with where it goes. */
async function bookToShip() {
  const order = await shop.book(ada, bolt)
  await shop.pay(ada, order)
  return shop.giveAddress(ada, order._id)
}

test('GET /desk counts what waits, each by itself, and no longer what is done', async () => {
  const none = {
    'to-ship': 0,
    late: 0,
    'address-needed': 0,
    requests: 0,
    returns: 0,
    messages: 0,
    'failed-refunds': 0,
    disputes: 0,
    'held-payments': 0,
    'failed-webhooks': 0,
    'webhooks-off': 0,
    overdue: 0,
    'low-stock': 0,
  }
  expect(await readDesk()).toEqual(none)

  const first = await bookToShip()
  expect(await readDesk()).toEqual({ ...none, 'to-ship': 1 })
  await db
    .update(orders)
    .set({ paidAt: new Date('2026-11-06T12:00:00Z') })
    .where(eq(orders.id, first._id))
  expect(await readDesk()).toEqual({ ...none, 'to-ship': 1, late: 1 })
  await shop.admin.send('POST', `/order/${first._id}/ship`)
  expect(await readDesk()).toEqual(none)

  const homeless = await shop.book(ada, bolt)
  const intentId = await shop.pay(ada, homeless)
  expect(await readDesk()).toEqual({ ...none, 'address-needed': 1 })
  await shop.admin.send('POST', `/order/${homeless._id}/refund`, { amount: homeless.price, reason: 'Late' })
  await db.update(refunds).set({ status: 'failed' })
  expect(await readDesk()).toEqual({ ...none, 'failed-refunds': 1 })
  await db.update(refunds).set({ status: 'sent-another-way' })

  await db
    .update(payments)
    .set({ status: 'held', refundedCents: cents(0) })
    .where(eq(payments.intentId, intentId))
  expect(await readDesk()).toEqual({ ...none, 'held-payments': 1 })
  await db.update(payments).set({ status: 'succeeded' }).where(eq(payments.intentId, intentId))

  await ada.send('POST', '/quote', { lines: [{ product: bolt._id, availability: 1 }], question: 'Less?' })
  await shop.newVisitor().send('POST', '/contact', newContactForm())
  await shop.admin.send('PATCH', `/product/${bolt._id}`, { lowStock: 1_000 }, { 'if-match': '*' })
  await db.insert(webhookEvents).values({ id: 'evt_1', type: 'charge.updated', payload: {}, attempts: 1 })
  await db.insert(disputes).values({
    id: 'dp_1',
    orderId: first._id,
    intentId,
    amountCents: cents(100),
    currency: 'eur',
    status: 'needs_response',
    reason: 'fraudulent',
    withdrawnCents: cents(0),
    reinstatedCents: cents(0),
    isRefundable: true,
    createdAt: NOW,
    updatedAt: NOW,
  })
  await db
    .update(orders)
    .set({ paidAt: null, dueAt: new Date('2026-11-01T12:00:00Z') })
    .where(eq(orders.id, first._id))
  const waiting = { requests: 1, messages: 1, 'low-stock': 1, 'failed-webhooks': 1, disputes: 1, overdue: 1 }
  expect(await readDesk()).toEqual({ ...none, ...waiting })
  await db.update(contactMessages).set({ state: 'answered' })
  expect(await readDesk()).toEqual({ ...none, ...waiting, messages: 0 })
})

test('a note on an order is for admins, with who wrote it, and goes when its customer is forgotten', async () => {
  const order = await bookToShip()
  const path = `/order/${order._id}/notes`
  const key = { 'idempotency-key': 'note-1' }
  const note = { text: ' Calls before noon\nonly ' }
  const first = await shop.admin.send('POST', path, note, key)
  expect(first).toMatchObject({ status: 201 })
  expect((await shop.admin.send('POST', path, note, key)).body).toEqual(first.body)
  const read = await shop.admin.send('GET', path)
  expect(shownNote.array().parse(read.body)).toEqual([
    expect.objectContaining({ author: shop.admin.email, text: 'Calls before noon\nonly' }),
  ])
  for (const field of ['details', 'notes', '']) {
    const answer = await ada.send('GET', `/order/${order._id}/${field}`)
    expect(JSON.stringify(answer.body)).not.toContain('before noon')
  }
  expect(JSON.stringify((await ada.send('GET', '/my-data')).body)).not.toContain('before noon')
  for (const body of [note, undefined])
    expectProblem(await shop.admin.send(body ? 'POST' : 'GET', '/order/nothing/notes', body), 404)
  for (const text of ['', ' ', 'n'.repeat(2_001)])
    expect(
      expectProblem(await shop.admin.send('POST', path, { text }), 422).errors?.map(({ field }) => field),
    ).toEqual(['text'])

  await db.update(orders).set({ status: 'shipped', forgetCustomer: true }).where(eq(orders.id, order._id))
  await forgetCustomers(db, new Date(NOW.getTime() + 30 * 24 * 60 * 60 * 1000))
  expect(await db.select().from(orderNotes)).toEqual([])
})
