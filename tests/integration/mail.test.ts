import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createSmtpMail } from '#adapters/mail/smtp.ts'
import { mails } from '#db/schema.ts'
import { queueMail } from '#domain/mail/queue.ts'
import { type RenderMail, sendDueMails } from '#domain/mail/send.ts'
import { MailNotTaken, type MailService } from '#domain/ports.ts'
import { composeMail } from '#server/compose/services.ts'
import { readConfig } from '#server/config/config.ts'
import { makeCertificate } from '../support/certificate.ts'
import { createTestDatabase } from '../support/database.ts'
import { attachment, newMail, outgoing } from '../support/outgoing-mail.ts'
import { readSentMail } from '../support/sent-mails.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(() => database.close())
beforeEach(async () => void (await db.delete(mails)))

/** A mail service that accepts everything, or fails with what `fail` throws. */
function createFakeMail(fail: () => void = () => {}) {
  const taken: string[] = []
  const service: MailService = {
    async send({ id }) {
      await new Promise(resolve => setTimeout(resolve, 2))
      fail()
      taken.push(id)
    },
  }
  return { taken, service }
}

const readMail = async (id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0]
const makeDue = () => db.update(mails).set({ nextAttemptAt: sql`now()` })

describe('the queue', () => {
  test('sends each mail once, however many workers compete for them', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => queueMail(db, newMail)))
    const { taken, service } = createFakeMail()
    const rounds = await Promise.all(
      Array.from({ length: 6 }, () => sendDueMails({ db }, service, { limit: 100 })),
    )
    expect(taken.toSorted()).toEqual(ids.toSorted())
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(40)
    await makeDue()
    expect(await sendDueMails({ db }, service, { limit: 100 })).toEqual({ sent: 0, failed: 0 })
  })

  test('sends nothing of a transaction that was rolled back', async () => {
    const rolledBack = db.transaction(async tx => {
      await queueMail(tx, newMail)
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    const { taken, service } = createFakeMail()
    await sendDueMails({ db }, service, { limit: 10 })
    expect(taken).toEqual([])
  })

  test('waits 1, 2, 4 … minutes between attempts, at most an hour, until the mail is accepted', async () => {
    const id = await queueMail(db, newMail)
    const failing = createFakeMail(() => {
      throw new MailNotTaken('451 try later')
    })
    const minutes: number[] = []
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await makeDue()
      expect(await sendDueMails({ db }, failing.service, { limit: 10 })).toEqual({ sent: 0, failed: 1 })
      const [row] = await db
        .select({ seconds: sql<number>`extract(epoch from next_attempt_at - now())::int` })
        .from(mails)
      minutes.push(Math.round((row?.seconds ?? 0) / 60))
    }
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
    expect(await readMail(id)).toMatchObject({ attempts: 9, lastError: '451 try later', lockedUntil: null })

    await makeDue()
    expect(await sendDueMails({ db }, createFakeMail().service, { limit: 10 })).toEqual({
      sent: 1,
      failed: 0,
    })
    expect(await readMail(id)).toMatchObject({ attempts: 10, lastError: null, sentAt: expect.any(Date) })
  })

  test('renders a mail when it is sent, and stores the text; one that cannot be rendered is tried again', async () => {
    const [id, other] = ['worded', 'wordless']
    for (const [each, kind] of [
      [id, 'order-booked'],
      [other, 'order-lost'],
    ] as const)
      await db.insert(mails).values({ id: each, kind, recipient: 'ada@example.com', fields: { order: '1' } })
    const { taken, service } = createFakeMail()
    const render: RenderMail = async ({ kind, fields }) => {
      if (kind !== 'order-booked') throw new Error('no words')
      return { subject: `Order ${fields.order}`, body: 'Booked', attachments: [] }
    }
    expect(await sendDueMails({ db }, service, { limit: 10, render })).toEqual({ sent: 1, failed: 1 })
    expect(taken).toEqual([id])
    expect(await readMail(id)).toMatchObject({ subject: 'Order 1', body: 'Booked', sentAt: expect.any(Date) })
    expect(await readMail(other)).toMatchObject({ subject: null, body: null, sentAt: null, attempts: 1 })
  })

  test('goes on with the other mails when one is refused', async () => {
    const ids = [await queueMail(db, newMail), await queueMail(db, newMail), await queueMail(db, newMail)]
    let calls = 0
    const { taken, service } = createFakeMail(() => {
      calls += 1
      if (calls === 1) throw new MailNotTaken('550 no')
    })
    expect(await sendDueMails({ db }, service, { limit: 10 })).toEqual({ sent: 2, failed: 1 })
    expect(ids).toEqual(expect.arrayContaining(taken))
  })

  test('does not show admins the text of an unexpected error', async () => {
    const id = await queueMail(db, newMail)
    const failures: unknown[] = []
    const { service } = createFakeMail(() => {
      throw new Error('the password is hunter2')
    })
    await sendDueMails({ db }, service, { limit: 10, onFailure: failure => failures.push(failure) })
    expect((await readMail(id))?.lastError).toBe('The mail could not be sent')
    expect(failures).toMatchObject([{ id, attempts: 1, error: { message: 'the password is hunter2' } }])
  })

  test('lets slow recipients hold up nobody, and sends one at a time to each mailbox', async () => {
    const recipients = Array.from({ length: 60 }, (_, index) =>
      index % 20 === 0 ? `slow-${index}@example.com` : `quick-${index}@example.com`,
    )
    for (const recipient of recipients) await queueMail(db, { ...newMail, recipient })
    for (let copy = 0; copy < 5; copy += 1)
      await queueMail(db, { ...newMail, recipient: 'Often+1@example.com' })
    const toOften = { now: 0, most: 0 }
    const order: string[] = []
    const begun = performance.now()
    const service: MailService = {
      async send({ recipient }) {
        const isOften = recipient.startsWith('Often')
        if (isOften) toOften.most = Math.max(toOften.most, (toOften.now += 1))
        await new Promise(resolve => setTimeout(resolve, recipient.startsWith('slow') ? 3_000 : 5))
        if (isOften) toOften.now -= 1
        order.push(recipient)
      },
    }
    const late = new Promise(resolve => setTimeout(resolve, 700)).then(() =>
      queueMail(db, { ...newMail, recipient: 'late@example.com' }),
    )
    expect(await sendDueMails({ db }, service, { limit: 100, atOnce: 6 })).toEqual({ sent: 66, failed: 0 })
    await late
    // One after the other, the slow ones alone take 9 s; all others are through before the first of them.
    expect(performance.now() - begun).toBeLessThan(9_000)
    expect(order.slice(-3).every(recipient => recipient.startsWith('slow'))).toBe(true)
    expect(order).toContain('late@example.com')
    expect(toOften.most).toBe(1)
  })

  test('ends what is being sent before a fault of the database is reported', async () => {
    await queueMail(db, { ...newMail, recipient: 'slow@example.com' })
    await queueMail(db, { ...newMail, recipient: 'broken@example.com' })
    const taken: string[] = []
    const service: MailService = {
      async send({ recipient }) {
        await new Promise(resolve => setTimeout(resolve, recipient.startsWith('slow') ? 300 : 5))
        taken.push(recipient)
      },
    }
    const isBroken = ({ recipient }: { recipient: string }) => recipient.startsWith('broken')
    const render: RenderMail = async () => ({ subject: 'Hello', body: 'World', attachments: [] })
    const rows = await db.select().from(mails)
    await db
      .update(mails)
      .set({ kind: 'lost' })
      .where(eq(mails.id, rows.find(isBroken)?.id ?? ''))
    const onFailure = () => {
      throw new Error('the log is full')
    }
    const failing: RenderMail = async mail => {
      if (mail.kind === 'lost') throw new Error('no words')
      return render(mail)
    }
    await expect(
      sendDueMails({ db }, service, { limit: 10, atOnce: 4, render: failing, onFailure }),
    ).rejects.toThrow('the log is full')
    expect(taken).toEqual(['slow@example.com'])
    expect((await db.select().from(mails)).find(({ sentAt }) => sentAt !== null)?.recipient).toBe(
      'slow@example.com',
    )
  })

  // The only case in which a mail may be sent twice: whether the server had already accepted it cannot be known.
  test('sends a mail again, under the same id, once its lock has expired, if the process died while sending it', async () => {
    const id = await queueMail(db, newMail)
    await db
      .update(mails)
      .set({ attempts: 1, lockedUntil: sql`now() + interval '5 minutes'` })
      .where(eq(mails.id, id))
    const { taken, service } = createFakeMail()
    await sendDueMails({ db }, service, { limit: 10 })
    expect(taken).toEqual([])
    await db.update(mails).set({ lockedUntil: sql`now()` })
    await sendDueMails({ db }, service, { limit: 10 })
    expect(taken).toEqual([id])
  })

  test('starts no further mail after the abort signal', async () => {
    await queueMail(db, newMail)
    await queueMail(db, newMail)
    const stop = new AbortController()
    const { taken, service } = createFakeMail(() => stop.abort())
    await sendDueMails({ db }, service, { limit: 10, signal: stop.signal })
    expect(taken).toHaveLength(1)
  })
})

describe('SMTP', () => {
  test('delivers the message; a repeated attempt is the same message', async () => {
    const server = await startSmtpServer()
    const smtp = createSmtpMail({ url: server.url, mustEncrypt: false, from: 'Hub <hub@example.org>' })
    await smtp.send(outgoing)
    await smtp.send(outgoing)
    expect(server.received).toHaveLength(2)
    expect(server.received[0]).toEqual(server.received[1])
    const { from, to, message } = server.received[0] ?? {}
    expect({ from, to }).toEqual({ from: 'hub@example.org', to: ['office@example.com'] })
    for (const line of [
      'Message-ID: <mail-1@example.org>',
      'Date: Fri, 02 Jan 2026 03:04:05 +0000',
      'Reply-To: ada@example.com',
      'Subject: Hello',
      'World',
    ])
      expect(message?.split('\r\n')).toContain(line)
    await server.close()
  })

  test('cannot be injected with line breaks and dots in what people write', async () => {
    const server = await startSmtpServer()
    const smtp = createSmtpMail({ url: server.url, mustEncrypt: false, from: 'hub@example.org' })
    const body = 'one\r\n.\r\nRCPT TO:<victim@example.com>\r\nQUIT\r\n'
    await smtp.send({ ...outgoing, subject: 'Hi\r\nBcc: victim@example.com', body })
    expect(server.received).toMatchObject([{ to: ['office@example.com'] }])
    const message = server.received[0]?.message ?? ''
    expect(message).not.toMatch(/^Bcc:/im)
    expect(message).toContain('RCPT TO:<victim@example.com>')
    await server.close()
  })

  test('delivers attachments', async () => {
    const server = await startSmtpServer()
    const smtp = createSmtpMail({ url: server.url, mustEncrypt: false, from: 'hub@example.org' })
    await smtp.send({ ...outgoing, attachments: [attachment] })
    const message = server.received[0]?.message ?? ''
    expect(message).toMatch(/^Content-Type: application\/pdf; name=invoice-7\.pdf/m)
    expect(message).toMatch(/^Content-Disposition: attachment; filename=invoice-7\.pdf/m)
    expect(message).toContain(Buffer.from(attachment.bytes).toString('base64'))
    await server.close()
  })

  test('delivers text, HTML and attachments, the same bytes at every attempt, whatever the text looks like', async () => {
    const server = await startSmtpServer()
    const smtp = createSmtpMail({ url: server.url, mustEncrypt: false, from: 'hub@example.org' })
    const send = async (body: string, html = '<p>Żółć = “well”</p>\n') => {
      await smtp.send({ ...outgoing, body, html, attachments: [attachment] })
      return server.received.at(-1)?.message ?? ''
    }
    const plain = await send('World\n')
    expect(await send('World\n')).toBe(plain)
    expect(plain).toMatch(/^Content-Type: text\/html; charset=utf-8$/m)
    const boundaries = [...plain.matchAll(/boundary="(.+?)"/g)].map(([, boundary]) => boundary)
    const forged = boundaries.flatMap(boundary => [`--${boundary}--`, `--${boundary}`]).join('\n')
    const body = `${forged}\nContent-Type: text/html\n\n<b>forged</b>\n`
    expect(readSentMail('forged.eml', await send(body, `<pre>\n${body}</pre>\n`))).toMatchObject({
      structure: 'multipart/mixed(multipart/alternative(text/plain, text/html), application/pdf)',
      body,
      html: `<pre>\n${body}</pre>\n`,
      attachments: [{ filename: 'invoice-7.pdf', bytes: Buffer.from(attachment.bytes) }],
    })
    expect(readSentMail('plain.eml', plain)).toMatchObject({
      body: 'World\n',
      html: '<p>Żółć = “well”</p>\n',
    })
    await server.close()
  })

  test("passes on the server's reason when it refuses", async () => {
    const server = await startSmtpServer()
    server.refuse('552 5.2.2 mailbox full')
    const sending = createSmtpMail({ url: server.url, mustEncrypt: false, from: 'hub@example.org' }).send(
      outgoing,
    )
    await expect(sending).rejects.toThrow(/552 5\.2\.2 mailbox full/)
    await expect(sending).rejects.toBeInstanceOf(MailNotTaken)
    await server.close()
  })

  test('keeps the password out of the error when the server does not accept it', async () => {
    const server = await startSmtpServer()
    const url = server.url.replace('//', '//hub:hunter2@')
    const sending = createSmtpMail({ url, mustEncrypt: false, from: 'hub@example.org' }).send(outgoing)
    await expect(sending).rejects.toThrow(
      /^SMTP 535: the mail server did not accept the name and the password$/,
    )
    await server.close()
  })

  test('gives up on a server that does not respond, and on one that does not exist', async () => {
    const server = await startSmtpServer()
    server.refuse(null)
    const smtp = createSmtpMail({
      url: server.url,
      mustEncrypt: false,
      from: 'hub@example.org',
      timeoutMs: 200,
    })
    await expect(smtp.send(outgoing)).rejects.toBeInstanceOf(MailNotTaken)
    await server.close()
    await expect(smtp.send(outgoing)).rejects.toThrow(/ECONNREFUSED/)
  })
})

describe('SMTP that must be encrypted', () => {
  const sendTo = (url: string) =>
    createSmtpMail({ url, from: 'hub@example.org', mustEncrypt: true }).send(outgoing)

  test.each(['', '?ignoreTLS=true', '?requireTLS=false&opportunisticTLS=true'])(
    'sends nothing to a server without STARTTLS, whatever the parameters of its URL: %j',
    async parameters => {
      const server = await startSmtpServer()
      const sending = sendTo(server.url + parameters)
      await expect(sending).rejects.toBeInstanceOf(MailNotTaken)
      await expect(sending).rejects.toThrow(/ETLS|STARTTLS/)
      expect(server.received).toEqual([])
      await server.close()
    },
  )

  test.each(['', '?tls.rejectUnauthorized=false'])(
    'sends nothing to a server with an untrusted certificate, whatever the parameters of its URL: %j',
    async parameters => {
      const server = await startSmtpServer({ certificate: makeCertificate() })
      await expect(sendTo(server.url + parameters)).rejects.toThrow(/certificate/)
      expect(server.received).toEqual([])
      await server.close()
    },
  )

  test('is required in live mode: the mail waits until the server encrypts', async () => {
    const server = await startSmtpServer()
    const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'hub@example.org' })
    const id = await queueMail(db, newMail)
    const live = composeMail({ ...config, mode: 'live' }, { info: () => {} })
    expect(await sendDueMails({ db }, live, { limit: 1 })).toEqual({ sent: 0, failed: 1 })
    expect(await readMail(id)).toMatchObject({ attempts: 1, sentAt: null, nextAttemptAt: expect.any(Date) })
    expect(server.received).toEqual([])
    await server.close()
  })

  test('uses STARTTLS with a server whose certificate is valid', async () => {
    const certificate = makeCertificate()
    const known = getCACertificates('default')
    setDefaultCACertificates([...known, certificate.cert])
    const server = await startSmtpServer({ certificate })
    await sendTo(server.url)
    expect(server.received).toMatchObject([
      { to: ['office@example.com'], protocol: expect.stringMatching(/^TLSv1\.[23]$/) },
    ])
    setDefaultCACertificates(known)
    await server.close()
  })
})
