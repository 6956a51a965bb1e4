import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import {
  contactMessages,
  mails,
  messageReplies,
  orderLines,
  orders,
  quotes,
  returnLines,
  returns,
  vatChecks,
} from '#db/schema.ts'
import { kindsWhere, type MailSubject, mailKinds } from '#domain/mail/kinds.ts'
import { newContactForm } from '../support/forms.ts'
import { openQuoteDesk } from '../support/quote-desk.ts'
import { readSentMails, type SentMail } from '../support/sent-mails.ts'
import { ORIGIN, openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
const { db } = shop.database
afterAll(() => shop.close())
for (const worker of shop.workers) worker.start()

const EVIL = 'Nut <script>alert(1)</script><img src=x onerror=alert(2)> & "co"'

const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })
const product = await shop.addProduct({ productname: EVIL, price: 9.95, available: 1000 })
const order = await shop.book(ada, product, 3)
await shop.giveAddress(ada, order._id)
await shop.pay(ada, order)
expect(
  await shop.admin.send('POST', `/order/${order._id}/refund`, { amount: 5, reason: EVIL }),
).toMatchObject({ status: 200 })
const returned = { id: 'return', orderId: order._id, place: 1, state: 'arrived', reason: 'faulty' } as const
await db.insert(returns).values({ ...returned, words: EVIL, answer: EVIL, arrivedAt: new Date() })
await db
  .insert(returnLines)
  .values({ returnId: 'return', orderId: order._id, position: 0, quantity: 2, scrapped: 1 })
const quote = await openQuoteDesk(shop).ask(ada, [[product, 100]])
await db.update(quotes).set({ question: EVIL, answer: EVIL }).where(eq(quotes.id, quote._id))
// As an account may have had it before names were checked.
await db.update(orders).set({ userName: EVIL }).where(eq(orders.id, order._id))
await db.update(orderLines).set({ name: EVIL }).where(eq(orderLines.orderId, order._id))

await db.insert(vatChecks).values({ id: 'check', userId: ada.id, vatId: EVIL, status: 'invalid' })

/** What a mail of each subject is composed from. */
const facts: Readonly<Record<MailSubject, Record<string, string>>> = {
  order: {
    order: order._id,
    reason: EVIL,
    note: EVIL,
    about: EVIL,
    amountCents: '500',
    sentBackCents: '200',
    sentOn: '2026-11-27',
    reminder: '1',
    return: 'return',
  },
  'new-orders': { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' },
  alerts: { alerts: 'disk backup' },
  quote: { quote: quote._id },
  product: { product: product._id },
  account: {
    name: EVIL,
    token: 'a.b_c',
    change: 'passkey-added',
    role: 'warehouse',
    by: EVIL,
    next: EVIL,
    before: EVIL,
    now: EVIL,
  },
  terms: {
    user: ada.id,
    limitCents: '50000',
    days: '14',
    isNew: 'yes',
    discountPercent: '2.5',
    discountDays: '7',
  },
  message: {
    first: EVIL,
    last: EVIL,
    email: EVIL,
    phone: EVIL,
    message: EVIL,
    id: EVIL,
    name: EVIL,
    number: EVIL,
    reply: 'reply',
  },
  'vat-id': { check: 'check', relief: JSON.stringify({ [order._id]: 100 }) },
}
const TEXT = `Hello,\n\nsomebody wrote ${EVIL}:\n\n${ORIGIN}/reset-password?token=a.b_c\n\nParts Hub\n${ORIGIN}`

await db.insert(contactMessages).values({
  id: 'message',
  firstName: EVIL,
  lastName: EVIL,
  email: 'eve@example.com',
  phone: EVIL,
  message: EVIL,
})
await db.insert(messageReplies).values({ id: 'reply', messageId: 'message', kind: 'shop', text: EVIL })

/** One mail of every kind that the shop knows. */
const queued = kindsWhere(() => true).map((kind, index) => ({
  id: `mail-${kind}`,
  kind,
  recipient: `person-${index}@example.com`,
  fields: facts[mailKinds[kind].about],
}))
await db.insert(mails).values([
  ...queued,
  // Of a kind that there was once, queued with its text before there was any HTML.
  {
    id: 'mail-former',
    kind: 'former',
    recipient: 'former@example.com',
    subject: 'News',
    body: TEXT,
    fields: {},
  },
])
shop.context().changed('mails')
await vi.waitUntil(async () => (await db.select().from(mails)).every(({ sentAt }) => sentAt !== null), {
  timeout: 30_000,
  interval: 100,
})
const sent = await readSentMails(join(shop.dataDir, 'outbox'))
const findSent = (kind: string): SentMail => {
  const mail = sent.find(({ file }) => file === `mail-${kind}-${kind}.eml`)
  if (!mail) throw new Error(`no mail of the kind ${kind} was sent`)
  return mail
}
const kinds = [...queued.map(({ kind }) => kind), 'former']

/** The text that a page shows. */
const textOf = (html: string) =>
  html
    .replaceAll(/<style>[^]*?<\/style>|<!--[^]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')).href)

test.each(kinds)(
  'a mail of the kind %s says in HTML what it says in plain text, with the same links',
  kind => {
    const { structure, body, html, attachments } = findSent(kind)
    const alternative = 'multipart/alternative(text/plain, text/html)'
    expect(structure).toBe(
      attachments.length === 0 ? alternative : `multipart/mixed(${alternative}, application/pdf)`,
    )
    const shown = textOf(html)
    const words = body.split(/\s+/).filter(word => word !== '' && !word.startsWith('http'))
    expect(words.length).toBeGreaterThan(5)
    // Between a count and a name, and after a label, a table has nothing.
    expect(words.filter(word => word !== 'x' && !shown.includes(word.replace(/:$/, '')))).toEqual([])
    // A comma after a link is none of it.
    const links = (body.match(/https?:\/\/\S*[^\s,]/g) ?? []).map(link => new URL(link).href)
    expect(linksIn(html)).toEqual(expect.arrayContaining(links))
  },
)

test.each(kinds)('a mail of the kind %s has nothing of others in its markup, and fetches nothing', kind => {
  const { html } = findSent(kind)
  const tags = new Set([...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase()))
  const known = 'html head meta title style body table tbody tr td p br h1 a strong'.split(' ')
  expect([...tags].filter(tag => !known.includes(tag))).toEqual([])
  expect(html.replaceAll(/>[^<]*</g, '><')).not.toMatch(/\bon\w+=|\bsrc=|url\(|@import|javascript:/i)
  const links = linksIn(html)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(new URL(link).origin).toBe(ORIGIN)
})

test.each(['reset-password', 'verify-email', 'email-change', 'order-booked', 'quote-offered'])(
  'a mail of the kind %s has a button for what it asks for',
  kind => {
    expect(findSent(kind).html.match(/<td class="button"/g)).toHaveLength(1)
  },
)

test('a mail names the company that sells, as the settings have it', () => {
  const { name, address, vatId } = shop.context().billing.seller
  for (const words of [name, ...address, vatId]) expect(findSent('order-paid').html).toContain(words)
})

test('what a visitor writes is text, and links to no other site', async () => {
  const message = `${EVIL}\n\nhttps://evil.example/login\n${ORIGIN}@evil.example/\n\nsee ${ORIGIN}/parts.`
  const form = newContactForm({ first: 'Eve', last: 'Adams', message })
  expect(await shop.newVisitor().send('POST', '/contact', form)).toMatchObject({ status: 201 })
  const find = async () =>
    (await readSentMails(join(shop.dataDir, 'outbox'))).find(({ body }) =>
      body.includes('evil.example/login'),
    )
  const { html, body } = await vi.waitUntil(find, { timeout: 15_000, interval: 100 })
  expect(body).toContain(message)
  expect(linksIn(html)).toEqual([`${ORIGIN}/parts`, `${ORIGIN}/`])
  expect(html).not.toMatch(/<script|<img/)
})

test('what a mail about an account was composed from, such as the secret of its link, goes once it is sent', async () => {
  const ofAccounts = kindsWhere(({ about }) => about === 'account')
  const rows = await db.select().from(mails).where(inArray(mails.kind, ofAccounts))
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['reset-password', 'verify-email']))
  for (const { fields, body } of rows) {
    expect(fields).toEqual({})
    expect(body).toContain('Parts Hub')
  }
})
