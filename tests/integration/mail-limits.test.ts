import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { mails } from '#db/schema.ts'
import { queueMail } from '#domain/mail/queue.ts'
import { sendDueMails } from '#domain/mail/send.ts'
import type { OutgoingMail } from '#domain/ports.ts'
import { newOrderForm } from '../support/forms.ts'
import { readMails } from '../support/mails.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db } = shop.database

/** Sends what is due; returns how many mails of each kind this recipient got. */
async function sendTo(recipient: string): Promise<Record<string, number>> {
  const got: OutgoingMail[] = []
  const service = { send: async (mail: OutgoingMail) => void got.push(mail) }
  const render = async () => ({ subject: 'About your order', body: 'Hello\n', attachments: [] })
  await sendDueMails({ db }, service, { limit: 10_000, render })
  const kinds = Map.groupBy(
    got.filter(mail => mail.recipient === recipient),
    ({ kind }) => kind,
  )
  return Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length]))
}

const times = (count: number, act: (time: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, time) => act(time)))
const queue = (recipient: string, kind: string, count: number) =>
  times(count, () => queueMail(db, { kind, recipient, subject: 'Hello', body: 'Hello\n' }))
const anHourLater = (recipient: string) =>
  db
    .update(mails)
    .set({
      sentAt: sql`${mails.sentAt} - interval '61 minutes'`,
      nextAttemptAt: sql`${mails.nextAttemptAt} - interval '61 minutes'`,
    })
    .where(eq(mails.recipient, recipient))

describe('mails that anybody can trigger', () => {
  test('reach an address 5 times an hour, from any number of networks, and password links 5 times more', async () => {
    const { email } = await shop.signUp({ isConfirmed: true })
    const again = { name: 'Somebody', email, password: PASSWORD }
    await times(8, async () => {
      const stranger = shop.newVisitor()
      await stranger.send('POST', '/api/auth/sign-up/email', again)
      await stranger.send('POST', '/api/auth/request-password-reset', { email })
    })
    const sent = await sendTo(email)
    expect(sent).toEqual({ 'verify-email': 1, 'sign-up-again': 4, 'reset-password': 5 })
    expect(await readMails(shop, email)).toHaveLength(10)
    await anHourLater(email)
    await queue(email, 'reset-password', 1)
    expect(await sendTo(email)).toEqual({ 'reset-password': 1 })
  })

  test('do not hold back the notice of a changed password to a confirmed address', async () => {
    const person = await shop.signUp({ isConfirmed: true })
    await queue(person.email, 'reset-password', 20)
    const change = { currentPassword: PASSWORD, newPassword: 'vermilion teapot orbit' }
    expect(await person.send('POST', '/api/auth/change-password', change)).toMatchObject({ status: 200 })
    expect(await sendTo(person.email)).toMatchObject({ 'password-changed': 1 })
  })
})

describe('mails about orders', () => {
  test('of 100 bookings reach an unconfirmed address 10 times an hour, all kinds together', async () => {
    const person = await shop.signUp()
    const part = await shop.addProduct({ available: 100_000 })
    await times(100, () => person.send('POST', '/order', newOrderForm(person, part)))
    expect(await readMails(shop, person.email)).toHaveLength(101)
    const sent = await sendTo(person.email)
    expect(Object.values(sent).reduce((sum, count) => sum + count, 0)).toBe(10)
    await anHourLater(person.email)
    expect(await sendTo(person.email)).toEqual({})
  })

  test('reach a confirmed address 30 times an hour if they are not about money', async () => {
    const { email } = await shop.signUp({ isConfirmed: true })
    await queue(email, 'order-booked', 25)
    await queue(email, 'order-cancelled', 25)
    const sent = await sendTo(email)
    expect((sent['order-booked'] ?? 0) + (sent['order-cancelled'] ?? 0)).toBe(30)
  })

  test('about money wait beyond 60 an hour, and all arrive', async () => {
    const { email } = await shop.signUp()
    await sendTo(email)
    await queue(email, 'order-paid', 70)
    await queue(email, 'order-refunded', 70)
    let arrived = 0
    for (const expected of [60, 60, 20]) {
      const sent = await sendTo(email)
      const now = (sent['order-paid'] ?? 0) + (sent['order-refunded'] ?? 0)
      expect(now).toBe(expected)
      expect(await sendTo(email)).toEqual({})
      arrived += now
      await anHourLater(email)
    }
    expect(arrived).toBe(140)
    const attempts = await db
      .selectDistinct({ attempts: mails.attempts })
      .from(mails)
      .where(eq(mails.recipient, email))
    expect(attempts).toEqual([{ attempts: 1 }])
  })
  test('about money are not held back by what visitors write to the same address', async () => {
    const { email } = await shop.signUp()
    await sendTo(email)
    await queue(email, 'contact', 70)
    await queue(email, 'owner-dispute', 1)
    expect(await sendTo(email)).toEqual({ contact: 60, 'owner-dispute': 1 })
  })
})
