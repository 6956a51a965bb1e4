import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { type ContactMessage, contactMessage } from '#contract/mail/contact.ts'
import { mails, rateLimits } from '#db/schema.ts'
import { named, newContactForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

/** Sends a message from a client address of its own and returns its id. */
async function write(to: TestShop, fields: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await to.newVisitor().send('POST', '/contact', newContactForm(fields))
  expect({ status, body }).toMatchObject({ status: 201, body: { acknowledged: true } })
  return inserted.parse(body).insertedId
}

async function readMessages(from: TestShop, query = ''): Promise<ContactMessage[]> {
  const { status, body } = await from.admin.send('GET', `/contact${query}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return z.array(contactMessage).parse(body)
}

const readMessage = async (from: TestShop, id: string) =>
  (await readMessages(from, '?limit=200')).find(message => message._id === id)

describe('POST /contact', () => {
  test('answers 201 and stores the message together with the mail to be sent', async () => {
    const id = await write(shop)
    expect(await readMessage(shop, id)).toEqual({
      _id: id,
      ...newContactForm(),
      createdAt: expect.any(String),
      mail: { sentAt: null, attempts: 0, nextAttemptAt: expect.any(String), lastError: null },
    })
  })

  test('requires only the address and the message', async () => {
    const { status } = await shop.newVisitor().send('POST', '/contact', {
      email: ' Ada@Example.com ',
      message: 'Hello',
    })
    expect(status).toBe(201)
    expect((await readMessages(shop))[0]).toMatchObject({
      first: '',
      last: '',
      phone: '',
      email: 'ada@example.com',
    })
  })

  test('names both required fields when both are missing', async () => {
    const answer = await shop.newVisitor().send('POST', '/contact', { email: '', message: ' ' })
    expectProblem(answer, 422, ['email', 'message'])
  })

  test.each(
    named([
      ['email', undefined],
      ['email', 'nobody'],
      ['email', 'a@example.com, b@example.com'],
      ['email', 'a@example.com\r\nBcc: b@example.com'],
      ['message', undefined],
      ['message', 'x'.repeat(5001)],
      ['message', 'a\0b'],
      ['first', 'x'.repeat(101)],
      ['last', 7],
      ['first', 'Prize: https://evil.example'],
      ['last', 'Byron\nE-mail: somebody-else@example.com'],
      ['phone', 'x'.repeat(51)],
    ]),
  )('answers 422 naming %s when it is %s', async (field, _, value) => {
    const answer = await shop.newVisitor().send('POST', '/contact', newContactForm({ [field]: value }))
    expectProblem(answer, 422, [field])
  })

  test('answers 403 to a page of another site', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    expectProblem(await shop.newVisitor().send('POST', '/contact', newContactForm(), headers), 403)
  })

  test('answers 429 with Retry-After beyond ten a minute from one address, whatever address the client claims', async () => {
    const flood = shop.newVisitor()
    const send = (index: number) =>
      flood.send('POST', '/contact', newContactForm(), {
        'x-shop-client-address': `203.0.113.${index}`,
        'x-forwarded-for': `203.0.113.${index}`,
      })
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => send(index)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(answers.length - refused.length).toBe(10)
    for (const answer of refused) {
      expectProblem(answer, 429)
      const seconds = Number(answer.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
    }
    expect((await shop.newVisitor().send('POST', '/contact', newContactForm())).status).toBe(201)
  })

  test('accepts messages again after a minute', async () => {
    const visitor = shop.newVisitor()
    for (let index = 0; index < 10; index += 1) await visitor.send('POST', '/contact', newContactForm())
    expectProblem(await visitor.send('POST', '/contact', newContactForm()), 429)
    await shop.database.db.update(rateLimits).set({ lastRequest: Date.now() - 60_001 })
    expect((await visitor.send('POST', '/contact', newContactForm())).status).toBe(201)
  })
})

describe('GET /contact', () => {
  test('is for admins only', async () => {
    expectProblem(await shop.newVisitor().send('GET', '/contact'), 401)
    expectProblem(await (await shop.signUp()).send('GET', '/contact'), 403)
    expect((await shop.admin.send('GET', '/contact')).status).toBe(200)
  })

  test('answers the newest first, in pages, each message once', async () => {
    for (const message of ['one', 'two', 'three']) await write(shop, { message })
    const all = await readMessages(shop, '?limit=200')
    expect(all.slice(0, 3).map(({ message }) => message)).toEqual(['three', 'two', 'one'])

    const seen: unknown[] = []
    let next: string | undefined = '/contact?limit=3'
    while (next !== undefined) {
      const { headers, body } = await shop.admin.send('GET', next)
      expect(headers.get('x-total-count')).toBe(String(all.length))
      seen.push(...z.array(contactMessage).parse(body))
      next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(all)
  })

  test.each(['0', '201', 'many'])('answers 422 naming limit when it is %s', async limit => {
    expectProblem(await shop.admin.send('GET', `/contact?limit=${limit}`), 422, ['limit'])
  })
})

test('the mail is in the outbox at once, and what was typed adds no headers', async () => {
  const outboxShop = await openTestShop({
    env: { CONTACT_TO: 'office@example.com', MAIL_FROM: 'Hub <hub@example.org>' },
  })
  // Leaves out the mail that confirms the stocking admin's address.
  await outboxShop.database.db.delete(mails)
  for (const worker of outboxShop.workers) worker.start()
  const id = await write(outboxShop, {
    first: 'Eve Bcc: victim@example.com',
    phone: '1\r\nBcc: victim@example.com\r\n\r\nMessage:',
    message: 'Grüße, see https://example.com/a',
  })
  const folder = join(outboxShop.dataDir, 'outbox')
  await vi.waitUntil(async () => (await readMessage(outboxShop, id))?.mail?.sentAt, { timeout: 2_000 })
  expect(await readdir(folder)).toEqual([`${id}-contact.eml`])
  const eml = await readFile(join(folder, `${id}-contact.eml`), 'utf8')
  const headers = eml.slice(0, eml.indexOf('\r\n\r\n')).split('\r\n')
  expect(headers).toEqual(
    expect.arrayContaining([
      'From: Hub <hub@example.org>',
      'To: office@example.com',
      'Reply-To: ada@example.com',
      'Subject: Contact form: Eve Bcc: victim@example.com Byron',
      `Message-ID: <${id}@example.org>`,
      'Content-Type: multipart/alternative;',
    ]),
  )
  expect(headers.filter(header => /^(b?cc|to):/i.test(header))).toEqual(['To: office@example.com'])
  expect(eml).toContain('https://example.com/a')
  expect(eml).toContain('Phone:  1 Bcc: victim@example.com Message:\r\n\r\nGr')
  await outboxShop.close()
})

test('mails wait while the mail server is away, are listed as waiting, and arrive once when it is back', async () => {
  const smtp = await startSmtpServer()
  smtp.refuse('550 5.1.1 no such mailbox')
  const smtpShop = await openTestShop({
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'hub@example.org', CONTACT_TO: 'office@example.com' },
  })
  // Leaves out the mail that confirms the stocking admin's address.
  await smtpShop.database.db.delete(mails)
  for (const worker of smtpShop.workers) worker.start()
  const id = await write(smtpShop)
  await vi.waitUntil(async () => (await readMessage(smtpShop, id))?.mail?.lastError, { timeout: 5_000 })
  const waiting = await readMessage(smtpShop, id)
  expect(waiting).toMatchObject({
    message: newContactForm().message,
    mail: { sentAt: null, attempts: 1, lastError: expect.stringContaining('550 5.1.1 no such mailbox') },
  })
  expect(Date.parse(waiting?.mail?.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(50_000)
  expect(smtp.received).toEqual([])

  await smtpShop.database.db.update(mails).set({ nextAttemptAt: new Date() }).where(eq(mails.id, id))
  const second = await write(smtpShop)
  await vi.waitUntil(async () => (await readMessage(smtpShop, second))?.mail?.sentAt, { timeout: 5_000 })
  expect(await readMessage(smtpShop, id)).toMatchObject({
    mail: { sentAt: expect.any(String), attempts: 2, nextAttemptAt: null, lastError: null },
  })
  expect(smtp.received).toHaveLength(2)
  expect(smtp.received[0]).toMatchObject({ from: 'hub@example.org', to: ['office@example.com'] })
  await smtpShop.close()
  await smtp.close()
})
