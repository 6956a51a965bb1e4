import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { type TrackedOrder, trackedOrder } from '#contract/tracking/tracking.ts'
import { mails, orders, trackingLinks } from '#db/schema.ts'
import { sweepOldRows } from '#domain/own-data/sweep.ts'
import { issueTrackingLink } from '#domain/tracking/issue.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { ORIGIN, openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop()
const { db } = shop.database
afterAll(() => shop.close())
for (const worker of shop.workers) worker.start()

const DAY_MS = 24 * 60 * 60 * 1000
const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })
const bolt = await shop.addProduct({ productname: 'Eye bolt', price: 91.87 })

/** A token for an order, as a mail of `at` carries it. */
async function issue({ _id: orderId }: Pick<Order, '_id'>, at = new Date()): Promise<string> {
  return new URL(await issueTrackingLink(db, { orderId, origin: ORIGIN, at })).hash.slice(1)
}
const follow = (token: unknown, visitor = shop.newVisitor()) => visitor.send('POST', '/tracking', { token })
const askForLink = (number: string, email: string, visitor = shop.newVisitor()) =>
  visitor.send('POST', '/tracking/link', { number, email })
const see = async (token: string): Promise<TrackedOrder> => {
  const answer = await follow(token)
  expect(answer).toMatchObject({ status: 200 })
  return trackedOrder.parse(answer.body)
}

/** The mails of a kind about an order, once they are sent. */
async function sentMails({ _id, number }: Order, kind: string) {
  const queued = () => db.select().from(mails).where(sql`fields ->> 'order' = ${_id} and kind = ${kind}`)
  await vi.waitUntil(
    async () => (await queued()).length > 0 && (await queued()).every(({ sentAt }) => sentAt),
    { timeout: 15_000, interval: 50 },
  )
  const sent = await readSentMails(join(shop.dataDir, 'outbox'))
  return sent.filter(({ file, body }) => file.endsWith(`-${kind}.eml`) && body.includes(number))
}
const tokenIn = (body: string) => /\/track#([\w-]{32})\n/.exec(body)?.[1] ?? 'no token'

describe('a link to follow an order', () => {
  test('is in the mail about it, and shows visitors how far it has come', async () => {
    const order = await shop.book(ada, bolt, 3)
    const [mail] = await sentMails(order, 'order-booked')
    expect(mail?.body).toContain(`${ORIGIN}/dashboard/orders/${order._id}`)
    const token = tokenIn(mail?.body ?? '')
    expect(await see(token)).toMatchObject({
      number: order.number,
      state: 'booked',
      lines: [{ name: 'Eye bolt', availability: 3, product: bolt._id, category: 'fasteners' }],
    })
    await shop.pay(ada, order)
    expect(await see(token)).toMatchObject({ state: 'preparing' })
    const [paidMail] = await sentMails(order, 'order-paid')
    expect(tokenIn(paidMail?.body ?? '')).not.toBe(token)
    expect(await see(tokenIn(paidMail?.body ?? ''))).toMatchObject({ number: order.number })
  })

  test('shows when the goods are expected, and nothing of who ordered them, where they go or what they cost', async () => {
    const form = {
      ...newCheckoutForm([[bolt, 2]]),
      deliveryAddress: newAddressForm(),
      deliveryMethod: 'parcel',
      customerReference: 'PO 4711',
      note: 'Ring twice',
    }
    const { body } = await ada.send('POST', '/checkout', form)
    const [order] = await db.select().from(orders).where(eq(orders.note, 'Ring twice'))
    expect(body).toMatchObject({ insertedId: order?.id })
    const tracked = await see(await issue({ _id: order?.id ?? '' }))
    expect(tracked).toMatchObject({ delivery: 'Parcel', expected: { from: expect.any(String) } })
    expect(JSON.stringify(tracked)).not.toMatch(
      /Ada|Byron|example\.com|Lindengasse|Wien|Austria|7654321|4711|Ring|183\.74|91\.87|pi_/,
    )
  })

  test('is kept as a hash only, is not cached, and is found by no other token', async () => {
    const order = await shop.book(ada, bolt)
    const token = await issue(order)
    const rows = await db.select().from(trackingLinks).where(eq(trackingLinks.orderId, order._id))
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await follow(token)).headers.get('cache-control')).toBe('no-store')
    for (const wrong of [token.toLowerCase(), `${token}A`, rows[0]?.tokenHash, order._id, order.number, ''])
      expectProblem(await follow(wrong), 404)
    for (const malformed of [undefined, 7, 'x'.repeat(201)])
      expect(expectProblem(await follow(malformed), 422).errors).toMatchObject([{ field: 'token' }])
  })

  test('shows its order for 180 days, and is then swept away', async () => {
    const order = await shop.book(ada, bolt)
    const made = (days: number) => issue(order, new Date(Date.now() - days * DAY_MS))
    const [valid, expired] = [await made(179.9), await made(180.1)]
    expect(await see(valid)).toMatchObject({ number: order.number })
    expectProblem(await follow(expired), 404)
    await sweepOldRows(db, new Date())
    expect(await see(valid)).toMatchObject({ number: order.number })
    const left = await db.$count(trackingLinks, sql`${trackingLinks.expiresAt} < now()`)
    expect(left).toBe(0)
  })

  test('shows nothing any more once its customer is forgotten', async () => {
    const leaver = await shop.signUp({ isConfirmed: true })
    const [unpaid, paid] = [await shop.book(leaver, bolt), await shop.book(leaver, bolt)]
    await shop.pay(leaver, paid)
    await shop.giveAddress(leaver, paid._id)
    const [toUnpaid, toPaid] = [await issue(unpaid), await issue(paid)]
    const left = await leaver.send('DELETE', '/my-account', { password: PASSWORD })
    expect(left).toMatchObject({ status: 200 })
    expectProblem(await follow(toUnpaid), 404)
    // What is paid is still shipped: until then the link is how they see it.
    expect(await see(toPaid)).toMatchObject({ state: 'preparing' })
    expect(await shop.admin.send('POST', `/order/${paid._id}/ship`)).toMatchObject({ status: 200 })
    await sentMails(paid, 'order-shipped')
    await sweepOldRows(db, new Date())
    expectProblem(await follow(toPaid), 404)
  })

  test('can be followed 60 times a minute from one network', async () => {
    const visitor = shop.newVisitor()
    const answers = await Promise.all(Array.from({ length: 65 }, () => follow('guess', visitor)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 404)).toHaveLength(60)
    expect(statuses.filter(status => status === 429)).toHaveLength(5)
  })
})

describe('POST /tracking/link', () => {
  test('mails a link to the address of the order, whoever asks and however it is typed', async () => {
    const order = await shop.book(ada, bolt)
    const answer = await askForLink(` ${order.number.toLowerCase()} `, ada.email.toUpperCase())
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true } })
    const [mail] = await sentMails(order, 'order-tracking')
    expect(mail?.to).toBe(ada.email)
    expect(await see(tokenIn(mail?.body ?? ''))).toMatchObject({ number: order.number })
  })

  test('answers the same where number and address do not belong together, and mails nothing', async () => {
    const [order, stranger] = [await shop.book(ada, bolt), await shop.signUp()]
    const before = await db.$count(mails, sql`kind = 'order-tracking'`)
    const right = await askForLink(order.number, ada.email)
    for (const [number, email] of [
      [order.number, stranger.email],
      [order.number, 'nobody@example.com'],
      ['PH-2026-999999', ada.email],
    ] as const) {
      const wrong = await askForLink(number, email)
      expect([wrong.status, wrong.body]).toEqual([right.status, right.body])
    }
    expect(await db.$count(mails, sql`kind = 'order-tracking'`)).toBe(before + 1)
  })

  test('takes 5 questions an hour about an address, from any number of networks, whether or not it has orders', async () => {
    const person = await shop.signUp({ isConfirmed: true })
    const order = await shop.book(person, bolt)
    for (const email of [person.email, 'not-a-customer@example.com']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => askForLink(order.number, email)))
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter(status => status === 200)).toHaveLength(5)
      expect(statuses.filter(status => status === 429)).toHaveLength(3)
      const refused = answers.find(({ status }) => status === 429)
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('takes 20 questions a minute from one network', async () => {
    const visitor = shop.newVisitor()
    const ask = (time: number) => askForLink('PH-2026-000001', `nobody-${time}@example.com`, visitor)
    const answers = await Promise.all(Array.from({ length: 25 }, (_, time) => ask(time)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test('answers 422 for what is no number and no address, and names them', async () => {
    const answer = await askForLink(' ', 'somebody')
    const fields = expectProblem(answer, 422).errors?.map(({ field }) => field)
    expect(fields).toEqual(['number', 'email'])
  })
})
