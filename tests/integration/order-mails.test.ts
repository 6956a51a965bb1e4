import { join } from 'node:path'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { inserted } from '#contract/common.ts'
import { toCents } from '#contract/money.ts'
import type { Order } from '#contract/orders/orders.ts'
import { mails, orders } from '#db/schema.ts'
import { moveWithInvoice } from '#domain/invoices/make.ts'
import { lockOrder } from '#domain/order-life/states.ts'
import { askForAddresses } from '#domain/orders/ask-for-addresses.ts'
import { expireOrders } from '#domain/orders/expire.ts'
import { settleIntent } from '#domain/payments/settle.ts'
import { newOrderForm } from '../support/forms.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { intentIdOf } from '../support/register.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { ORIGIN, openTestShop, type Person } from '../support/shop.ts'

/** How far the shop's clock is ahead, in ms. */
let aheadMs = 0
const shop = await openTestShop({ now: () => new Date(Date.now() + aheadMs) })
const { db } = shop.database
afterAll(() => shop.close())
for (const worker of shop.workers) worker.start()

const ada = await shop.signUp({ name: 'Ada Żółć', isConfirmed: true })
const product = await shop.addProduct({ productname: 'Brass bracket 3″', price: 9.95, available: 1000 })

const queuedFor = (id: string) => db.select().from(mails).where(sql`fields ->> 'order' = ${id}`)
const kindsFor = async (id: string) => (await queuedFor(id)).map(({ kind }) => kind).sort()

/** The mails that the customer has received about an order, after all of them are sent. */
async function sentMailsAbout(id: string) {
  const isSent = async () => (await queuedFor(id)).every(({ sentAt }) => sentAt !== null)
  await vi.waitUntil(isSent, { timeout: 15_000, interval: 50 })
  return (await readSentMails(join(shop.dataDir, 'outbox'))).filter(({ body }) => body.includes(id))
}

const letterOf = async (id: string, state: string) => {
  const letters = (await sentMailsAbout(id)).filter(({ file }) => file.endsWith(`-order-${state}.eml`))
  expect(letters).toHaveLength(1)
  return letters[0] ?? { subject: '', body: '', to: '', attachments: [] }
}

/** Lets the hold of the order run out, and runs the worker that expires it. */
async function expire({ _id }: Order): Promise<void> {
  await db
    .update(orders)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(orders.id, _id))
  await expireOrders(shop.context())
}

/** Pays without a report from the browser. */
async function payWithoutReport(secret: string): Promise<string> {
  expect(await shop.confirmCard(secret)).toMatchObject({ status: 200 })
  return intentIdOf(secret)
}

test('POST /order/{id}/payment-link mails the customer where to pay, at most hourly, and only what is to be paid by card', async () => {
  const order = await shop.book(ada, product)
  const path = `/order/${order._id}/payment-link`
  const answers = await Promise.all([shop.admin.send('POST', path), shop.admin.send('POST', path)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const mail = (await sentMailsAbout(order._id)).find(({ subject }) =>
    subject.startsWith('Your order waits for your payment'),
  )
  expect(mail?.body).toContain(`${ORIGIN}/dashboard/payment/${order._id}`)
  aheadMs = 61 * 60_000
  expect(await shop.admin.send('POST', path)).toMatchObject({ status: 200 })
  aheadMs = 0
  await shop.pay(ada, order)
  const refused = expectProblem(await shop.admin.send('POST', path), 409)
  expect(refused.detail).toBe('An order that is paid is not to be paid by card')
  expectProblem(await shop.admin.send('POST', '/order/nothing/payment-link'), 404)
})

const refund = (id: string, amount: number, reason: string) =>
  shop.admin.send('POST', `/order/${id}/refund`, { amount, reason })

describe('the customer gets a mail', () => {
  test('about the booking: what, how much, until when, and where to pay', async () => {
    const order = await shop.book(ada, product, 3)
    const { to, subject, body, attachments } = await letterOf(order._id, 'booked')
    expect(to).toBe(ada.email)
    expect(subject).toBe('Your order is booked: Brass bracket 3″')
    const until = new Date(order.expiresAt)
    for (const words of [
      'Hello Ada Żółć,',
      'Brass bracket 3″\n3 pieces at €9.95\nTotal: €29.85',
      String(until.getUTCFullYear()),
      'Please pay by card before ',
      `${ORIGIN}/dashboard`,
      'Parts Hub Manufacturing',
    ])
      expect(body).toContain(words)
    expect(attachments).toEqual([])
  })

  test('about a booking of several lines: each of them, the sum, and the number to name it by', async () => {
    const tape = await shop.addProduct({ productname: 'Thread tape', price: 2 })
    const order = await shop.checkOut(ada, [
      [product, 3],
      [tape, 1],
    ])
    const { subject, body } = await letterOf(order._id, 'booked')
    expect(subject).toBe('Your order is booked: Brass bracket 3″ and 1 more')
    expect(body).toContain(
      `Brass bracket 3″\n3 pieces at €9.95\nThread tape\n1 piece at €2.00\nTotal: €31.85\nOrder: ${order.number} (`,
    )
  })

  test('without a name, while the address is unconfirmed', async () => {
    const mallory = await shop.signUp({ name: 'Call 0900 1234 at once' })
    const order = await shop.book(mallory, product)
    const { to, body } = await letterOf(order._id, 'booked')
    expect(to).toBe(mallory.email)
    expect(body).toMatch(/^Hello,$/m)
    expect(body).not.toContain('0900')
  })

  test('about the payment, with the invoice', async () => {
    const order = await shop.book(ada, product)
    const transactionId = await shop.pay(ada, order)
    const { subject, body, attachments } = await letterOf(order._id, 'paid')
    expect(subject).toBe('Your payment has arrived: Brass bracket 3″')
    expect(body).toContain('Your payment of €9.95 has arrived.')
    expect(body).toContain('1 piece at €9.95')
    expect(body).toContain(`Transaction: ${transactionId}`)
    const [invoice] = attachments
    const number = /^invoice-(\d+)\.pdf$/.exec(invoice?.filename ?? '')?.[1]
    expect(body).toContain(`Invoice ${number} is attached.`)
    const response = await ada.fetch(`/order/${order._id}/invoice`)
    expect(invoice?.bytes.equals(Buffer.from(await response.arrayBuffer()))).toBe(true)
    expect(readPdf(invoice?.bytes ?? Buffer.of())).toContain(transactionId)
  })

  test('about the payment without an address: where to say it, and again after two days; then the corrected invoice', async () => {
    const order = await shop.book(ada, product)
    await shop.pay(ada, order)
    const link = `${ORIGIN}/dashboard/payment/${order._id}`
    const { body } = await letterOf(order._id, 'paid')
    expect(body).toContain(
      `Where shall we send it? Please tell us here, so that we can ship your order:\n${link}`,
    )
    const threeDaysAgo = new Date(Date.now() - 72 * 60 * 60 * 1000)
    await db.update(orders).set({ paidAt: threeDaysAgo }).where(eq(orders.id, order._id))
    await askForAddresses(shop.context())
    const asked = await letterOf(order._id, 'address-needed')
    expect(asked.subject).toBe('Where shall we send your order? Brass bracket 3″')
    expect(asked.body).toContain(link)

    await shop.giveAddress(ada, order._id)
    const corrected = await letterOf(order._id, 'corrected')
    expect(corrected.body).toMatch(
      /Invoice \d+ is attached\. It replaces invoice \d+\. Its total is the same\./,
    )
    expect(corrected.body).toContain(
      'We deliver to:\nByron Machines\nAda Byron\nLindengasse 4\n1070 Wien\nAustria',
    )
    const [invoice] = corrected.attachments
    expect(readPdf(invoice?.bytes ?? Buffer.of())).toContain('Corrected invoice')
  })

  test('about the dispatch, and each refund with its amount, its reason and its own credit note', async () => {
    const order = await shop.book(ada, product, 2)
    await shop.giveAddress(ada, order._id)
    await shop.pay(ada, order)
    expect(await shop.admin.send('POST', `/order/${order._id}/ship`)).toMatchObject({ status: 200 })
    expect(await refund(order._id, 5, 'One is scratched')).toMatchObject({ status: 200 })
    const { body } = await letterOf(order._id, 'shipped')
    expect(body).toContain('on its way to you')
    expect(body).toMatch(/Day of supply, for invoice \d+: \d+ \w+ \d{4}/)
    const confirmation = await ada.fetch(`/order/${order._id}/confirmation`)
    expect(readPdf(new Uint8Array(await confirmation.arrayBuffer()))).toContain('Day of supply')
    const part = await letterOf(order._id, 'refunded')
    expect(part.subject).toBe('Your refund of €5.00: Brass bracket 3″')
    expect(part.body).toMatch(
      /€5\.00 of the amount you paid for your order will be refunded to your card\.\n\nReason: One is scratched\n[^]*invoice \d+/,
    )
    expect(await refund(order._id, 14.9, 'The other one, too')).toMatchObject({ status: 200 })
    expect(await kindsFor(order._id)).toEqual([
      'order-booked',
      'order-paid',
      'order-refunded',
      'order-refunded',
      'order-shipped',
    ])
    const letters = await sentMailsAbout(order._id)
    expect(letters).toHaveLength(5)
    const notes = letters
      .filter(({ file }) => file.endsWith('-order-refunded.eml'))
      .flatMap(({ attachments }) => attachments)
      .map(({ bytes }) => readPdf(bytes).replaceAll('\n', ' '))
      .toSorted()
    expect(notes).toEqual([
      expect.stringMatching(/takes back €5\.00 of invoice \d+\. €14\.90 of it remain\./),
      expect.stringMatching(/takes back €14\.90 of invoice \d+\. Nothing of it remains\./),
    ])
  })

  test('about the cancellation', async () => {
    const order = await shop.book(ada, product)
    for (const _ of ['first', 'second'])
      expect(await ada.send('POST', `/order/${order._id}/cancel`)).toMatchObject({ status: 200 })
    expect((await letterOf(order._id, 'cancelled')).body).toContain('cancelled, as you requested')
    expect(await kindsFor(order._id)).toEqual(['order-booked', 'order-cancelled'])
  })

  test('about the expiry, and a late payment that still found its pieces in stock', async () => {
    const order = await shop.book(ada, product)
    const secret = await shop.openIntent(ada, order)
    await expire(order)
    const intentId = await payWithoutReport(secret)
    expect((await letterOf(order._id, 'expired')).body).toContain('was not paid by')
    await shop.reportPayment(ada, order._id, intentId)
    expect((await letterOf(order._id, 'paid')).attachments).toHaveLength(1)
    expect(await kindsFor(order._id)).toEqual(['order-booked', 'order-expired', 'order-paid'])
  })

  test('about a late payment that is refunded in full, without an invoice', async () => {
    const rare = await shop.addProduct({ price: 20, available: 1 })
    const order = await shop.book(ada, rare)
    const secret = await shop.openIntent(ada, order)
    await expire(order)
    await shop.book(await shop.signUp(), rare)
    const intentId = await payWithoutReport(secret)
    expect(await shop.reportPayment(ada, order._id, intentId)).toMatchObject({ status: 409 })
    const { body } = await letterOf(order._id, 'refunded')
    expect(body).toContain('€20.00, the full amount you paid for your order, will be refunded to your card.')
    expect(body).toContain('its stock is gone')
    expect(body).not.toContain('nvoice')
    expect(await kindsFor(order._id)).toEqual(['order-booked', 'order-expired', 'order-refunded'])
  })
})

describe('the greeting', () => {
  async function bookAs(person: Person, userName: unknown) {
    const form = { ...newOrderForm(person, product), userName }
    const answer = await person.send('POST', '/order', form)
    expect(answer).toMatchObject({ status: 201 })
    const order = await shop.readOrder(person, inserted.parse(answer.body).insertedId)
    return { order, body: (await letterOf(order._id, 'booked')).body }
  }

  test('contains nothing from a userName with a link in it, which is still accepted', async () => {
    const booked = await Promise.all(
      [
        'Claim your prize at https://evil.example/claim',
        'www.evil.example',
        'Your account is locked: evil.example/unlock',
        'evil.com',
        'Ada,\n\nYour payment failed. Pay again:',
      ].map(userName => bookAs(ada, userName)),
    )
    for (const { order, body } of booked) {
      expect(order.userName).toBe(ada.name)
      expect(body).toMatch(/^Hello Ada Żółć,\n/)
      expect(body).not.toMatch(/evil|Pay again/)
      for (const link of body.match(/https?:\/\/\S+|www\.\S+/g) ?? [])
        expect(link.startsWith(ORIGIN)).toBe(true)
    }
  })

  test('uses the name that was typed for the order', async () => {
    const { order, body } = await bookAs(ada, 'Byron & Sons Ltd.')
    expect(order.userName).toBe('Byron & Sons Ltd.')
    expect(body).toMatch(/^Hello Byron & Sons Ltd\.,\n/)
  })

  test('uses no name before the address is confirmed, whatever the order says', async () => {
    const stranger = await shop.signUp({ name: 'Call Us At Once' })
    const { body } = await bookAs(stranger, 'Your Account Is Locked')
    expect(body).toMatch(/^Hello,\n/)
    expect(body).not.toMatch(/Call Us|Locked/)
  })

  test('uses no name with a link in it, even one stored before such names were rejected', async () => {
    const { order } = await bookAs(ada, undefined)
    await db.update(orders).set({ userName: 'https://evil.example' }).where(eq(orders.id, order._id))
    expect(await ada.send('POST', `/order/${order._id}/cancel`)).toMatchObject({ status: 200 })
    expect((await letterOf(order._id, 'cancelled')).body).toMatch(/^Hello,\n/)
  })
})

describe('one mail is sent', () => {
  test('however often a payment is reported, also at once', async () => {
    const order = await shop.book(ada, product)
    const intentId = await payWithoutReport(await shop.openIntent(ada, order))
    const intent = await shop.context().cards.findIntent(intentId)
    if (!intent) throw new Error('there is no such intent')
    const tell = [
      () => shop.reportPayment(ada, order._id, intentId),
      () => settleIntent(shop.context(), intent),
      () => shop.sendWebhooks(),
    ]
    await Promise.all([...tell, ...tell, ...tell].map(each => each()))
    expect(await kindsFor(order._id)).toEqual(['order-booked', 'order-paid'])
    expect(await sentMailsAbout(order._id)).toHaveLength(2)
  })

  test('however often a booking is repeated under its key', async () => {
    const form = newOrderForm(ada, product)
    const book = () =>
      ada.send('POST', '/order', form, {
        'idempotency-key': 'a booking that is repeated'.replaceAll(' ', '-'),
      })
    const count = async () => db.$count(mails, sql`kind = 'order-booked' and recipient = ${ada.email}`)
    const before = await count()
    const answers = await Promise.all([book(), book(), book()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await count()).toBe(before + 1)
  })
})

describe('no mail is sent', () => {
  test('to a deleted account about what becomes of its orders', async () => {
    const order = await shop.book(ada, product)
    await shop.giveAddress(ada, order._id)
    await shop.pay(ada, order)
    await db
      .update(orders)
      .set({ userEmail: 'deleted-account@example.invalid' })
      .where(eq(orders.id, order._id))
    expect(await shop.admin.send('POST', `/order/${order._id}/ship`)).toMatchObject({ status: 200 })
    expect(await kindsFor(order._id)).toEqual(['order-booked', 'order-paid'])
  })

  test('about a booking that is refused', async () => {
    const rare = await shop.addProduct({ available: 1 })
    const form = { ...newOrderForm(ada, rare), availability: 2, price: rare.price * 2 }
    const before = await db.$count(mails)
    expect(await ada.send('POST', '/order', form)).toMatchObject({ status: 409 })
    expect(await db.$count(mails)).toBe(before)
  })

  test.each(['paid', 'cancelled', 'expired'] as const)(
    'about a change to %s that is rolled back',
    async to => {
      const order = await shop.book(ada, product)
      await shop.openIntent(ada, order)
      const rolledBack = db.transaction(async tx => {
        const locked = await lockOrder(tx, order._id)
        if (locked) await moveWithInvoice(shop.context(), tx, locked, { to })
        expect(await tx.$count(mails, like(mails.id, `${order._id}-${to}`))).toBe(1)
        throw new Error('changed my mind')
      })
      await expect(rolledBack).rejects.toThrow('changed my mind')
      expect(await kindsFor(order._id)).toEqual(['order-booked'])
    },
  )
})

test('the mail about a refunded second payment mentions only that payment, and no invoice', async () => {
  const order = await shop.book(ada, product, 2)
  await shop.pay(ada, order)
  const amountCents = toCents(order.price)
  const { cards } = shop.context()
  const again = { orderId: order._id, amountCents, currency: 'eur', email: ada.email, replaces: 'by hand' }
  const second = await cards.createIntent(again)
  await shop.confirmCard(second.clientSecret)
  const found = await cards.findIntent(second.id)
  if (found) await settleIntent(shop.context(), found)
  const { body } = await letterOf(order._id, 'refunded')
  expect(body).toContain(
    'This one, of €19.90, will be refunded to your card in full; the order itself is not affected.',
  )
  expect(body).not.toMatch(/the full amount you paid|belongs to invoice/)
})
