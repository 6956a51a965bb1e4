import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { mails, orders, returnLines, returns, users } from '#db/schema.ts'
import { createOrderMailRenderer } from '#domain/letters/orders.ts'
import { type MailKind, mailKinds } from '#domain/mail/kinds.ts'
import { queueMail } from '#domain/mail/queue.ts'
import { sendDueMails } from '#domain/mail/send.ts'
import type { OutgoingMail } from '#domain/ports.ts'
import { newAddressForm, newOrderForm } from '../support/forms.ts'
import { readLink, readMails } from '../support/mails.ts'
import { ORIGIN, openTestShop, PASSWORD } from '../support/shop.ts'

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

const sum = (sent: Record<string, number>) => Object.values(sent).reduce((all, count) => all + count, 0)
const times = (count: number, act: (time: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, time) => act(time)))
const queue = (recipient: string, kind: MailKind, count: number) =>
  times(count, () => queueMail(db, { kind, recipient }))
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
    expect(sum(sent)).toBe(10)
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

  test('about money reach an unconfirmed address 10 times an hour, and all arrive', async () => {
    const { email } = await shop.signUp()
    await queue(email, 'order-paid', 15)
    expect(sum(await sendTo(email))).toBe(10)
    await anHourLater(email)
    const rest = await sendTo(email)
    expect(rest['order-paid']).toBeGreaterThanOrEqual(5)
  })

  test('about money wait beyond 60 an hour, and all arrive', async () => {
    const { email } = await shop.signUp({ isConfirmed: true })
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

describe('a mailbox that nobody has proven', () => {
  test('gets 10 mails an hour of all kinds together, however its address is spelled', async () => {
    const spellings = [
      'Jo.Doe@gmail.com',
      'jodoe+a@gmail.com',
      'j.odoe+b@googlemail.com',
      'JODOE@googlemail.com',
    ]
    const kinds = Object.entries(mailKinds).flatMap(([kind, { to }]) =>
      to === 'customer' ? [kind as MailKind] : [],
    )
    await Promise.all(
      kinds.flatMap((kind, at) => [
        queue(spellings[at % 4] ?? '', kind, 1),
        queue(spellings[0] ?? '', kind, 1),
      ]),
    )
    let all = 0
    const service = {
      send: async ({ recipient }: OutgoingMail) => void (all += recipient.endsWith('mail.com') ? 1 : 0),
    }
    const render = async () => ({ subject: 'Hello', body: 'Hello\n', attachments: [] })
    await sendDueMails({ db }, service, { limit: 10_000, render })
    expect(all).toBe(10)
  })
})

describe('what a person wrote', () => {
  const SAYS = 'SECURITY ALERT call me'

  test('is in no mail about an order, nor attached to it, until the address is confirmed', async () => {
    const person = await shop.signUp({ name: SAYS })
    const order = await shop.book(person, await shop.addProduct())
    await shop.pay(person, order)
    const deliveryAddress = newAddressForm({ company: SAYS, name: SAYS, street: SAYS, city: SAYS })
    const wish = { deliveryAddress, note: SAYS, customerReference: SAYS }
    expect(await person.send('PUT', `/order/${order._id}/delivery`, wish)).toMatchObject({ status: 200 })
    await db.update(orders).set({ note: SAYS, customerReference: SAYS }).where(eq(orders.id, order._id))
    const renderPaper = async () => new TextEncoder().encode(SAYS)
    const shopFacts = { db, origin: ORIGIN, sellerName: 'Parts Hub', timeZone: 'UTC', renderPaper }
    const render = createOrderMailRenderer(shopFacts)
    const returned = { id: `return of ${order._id}`, orderId: order._id }
    await db.insert(returns).values({ ...returned, place: 1, reason: 'other', words: SAYS })
    await db
      .insert(returnLines)
      .values({ returnId: returned.id, orderId: order._id, position: 0, quantity: 1 })
    const fields = {
      order: order._id,
      reminder: '1',
      amountCents: '100',
      sentOn: '2026-03-31',
      return: returned.id,
    }
    const customerKinds = Object.entries(mailKinds).flatMap(([kind, rule]) =>
      'about' in rule && rule.about === 'order' && rule.to === 'customer' ? [kind] : [],
    )
    for (const kind of customerKinds) {
      const { subject, body, attachments } = await render({ kind, fields })
      expect(subject + body, kind).not.toContain('SECURITY')
      expect(body, kind).not.toContain('is attached')
      expect(attachments, kind).toEqual([])
    }
    expect((await render({ kind: 'order-paid', fields })).body).toContain(
      'is in My Order: confirm your address to get it by email',
    )
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
    expect(await render({ kind: 'order-paid', fields })).toMatchObject({ attachments: [{}] })
  })

  test('is in no mail that a change of address sends to an address that is not proven', async () => {
    const proven = await shop.signUp({ name: SAYS, email: 'security-alert-1@example.com', isConfirmed: true })
    const unproven = await shop.signUp({ name: SAYS, email: 'security-alert-2@example.com' })
    for (const [person, next] of [
      [proven, 'somebody-1@example.com'],
      [unproven, 'security-alert-3@example.com'],
    ] as const) {
      const change = { newEmail: next, password: PASSWORD }
      expect(await person.send('POST', '/api/auth/change-email', change)).toMatchObject({ status: 200 })
      for (const { kind, subject, body } of await readMails(shop, next))
        expect(withoutLinks(subject + body), kind).not.toMatch(/security.alert/i)
    }
    await unproven.fetch(await readLink(shop, 'security-alert-3@example.com', 'email-change'))
    const old = await readMails(shop, unproven.email)
    expect(old.map(({ kind }) => kind)).toEqual(['verify-email', 'email-change-notice', 'email-changed'])
    for (const { kind, subject, body } of old)
      expect(withoutLinks(subject + body), kind).not.toMatch(/security.alert/i)
  })

  const withoutLinks = (text: string) => text.replaceAll(/https?:\/\/\S+/g, '')
})
