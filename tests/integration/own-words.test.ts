import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { settingsPreview } from '#contract/settings/previews.ts'
import { deskSettings, settingChange } from '#contract/settings/settings.ts'
import { shopText } from '#contract/texts/texts.ts'
import { kindsWhere } from '#domain/mail/kinds.ts'
import { drawPlain, imageForm } from '../support/images.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { changeSettings } from '../support/settings.ts'
import { ORIGIN, openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
for (const worker of shop.workers) worker.start()
const { admin } = shop
const WHITE = await drawPlain('png', { colour: '#ffffff', alpha: 0.5 })
const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })
const visitor = shop.newVisitor()

const edit = (values: object) => admin.send('PATCH', '/settings', values, { 'if-match': '*' })
async function preview(values: object) {
  const { status, body } = await admin.send('POST', '/settings/preview', values)
  expect({ status, body }).toMatchObject({ status: 200 })
  return settingsPreview.parse(body)
}
const lastChange = async () => {
  const [last] = z.array(settingChange).parse((await admin.send('GET', '/settings/changes')).body)
  if (!last) throw new Error('nothing was changed')
  return last
}
const undoLast = async () => {
  const { version } = await lastChange()
  expect(await admin.send('POST', `/settings/changes/${version}/undo`)).toMatchObject({ status: 200 })
}
const sentAbout = (words: string) =>
  vi.waitUntil(
    async () =>
      (await readSentMails(join(shop.dataDir, 'outbox'))).find(({ subject }) => subject.includes(words)),
    { timeout: 20_000, interval: 100 },
  )

async function readLogo() {
  const { sections } = deskSettings.parse((await admin.send('GET', '/settings')).body)
  const all = sections.flatMap(({ settings }) => settings)
  return all.find(({ kind }) => kind === 'picture')?.value
}

async function payOne() {
  const order = await shop.book(ada, await shop.addProduct({ price: 10, available: 5 }), 1)
  await shop.pay(ada, order)
  return order
}
const invoiceOf = async ({ _id }: { _id: string }) =>
  new Uint8Array(await (await ada.fetch(`/order/${_id}/invoice`)).arrayBuffer())

describe('words of mails', () => {
  test('a mail leaves with the words of the owner, escaped, and keeps what the shop says and its links', async () => {
    await changeSettings(shop, {
      'mail:order-booked:subject': 'Noted at {shop}: {number}',
      'mail:order-booked:opening': 'Dear <friend>,\nit is {total}.',
      'mail:order-booked:closing': 'See you, {shop}',
    })
    const order = await shop.book(ada, await shop.addProduct({ price: 10, available: 5 }), 2)
    const { subject, body, html } = await sentAbout('Noted at')
    expect(subject).toMatch(/^Noted at Parts Hub Manufacturing: PH-\d{4}-\d+$/)
    expect(body).toContain('Hello Ada Byron,\n\nDear <friend>,\nit is €20.00.\n\nThank you for your order.')
    expect(body).toContain(`${ORIGIN}/dashboard/orders/${order._id}`)
    expect(body.trimEnd()).toMatch(/See you, Parts Hub Manufacturing\n\nParts Hub Manufacturing$/)
    expect(html).toContain('Dear &lt;friend&gt;,<br>it is €20.00.')
    await undoLast()
    const mail = await preview({ 'mail:order-booked:subject': '' })
    expect(mail.mail?.subject).toBe('Your order is booked: Hex Bolt M10 x 40')
  })

  test.each([
    ['mail:order-paid:subject', 'Paid', 'must have {number}'],
    ['mail:order-paid:subject', 'Paid {number} {name}', 'has {name}, which is none of'],
    ['mail:order-paid:subject', 'Paid\n{number}', 'must be one line'],
    ['mail:order-paid:opening', '{link}', 'has {link}'],
    ['mail:reset-password:closing', 'x'.repeat(1_001), 'must have at most 1000 characters'],
    ['mail:reset-password:closing', '  ', 'must not be blank'],
    ['mail:owner-dispute:subject', 'x', 'is not a setting of the desk'],
    ['text:terms', 'No title', 'must have a title'],
    ['text:terms', '# Terms', 'must have words'],
    ['text:terms', '# Terms\n\nOf {{seller.nam}}.', 'names {{seller.nam}}'],
    ['text:terms', `# Terms\n\n${'x'.repeat(50_000)}`, 'must have at most 50000 characters'],
    ['PAPER_FOOTER', 'a\nb\nc\nd\ne\nf', 'must have at most 5 lines'],
    ['logo', 'data:image/png;base64,AAAA', 'is uploaded'],
  ])('PATCH /settings answers 422 for %s: %#', async (name, text, message) => {
    const answer = await edit({ [name]: text })
    expectProblem(answer, 422, [name])
    expect(JSON.stringify(answer.body)).toContain(message)
  })

  test('every mail to a customer can be seen before it is sent, with its link', async () => {
    for (const kind of kindsWhere(({ to }) => to === 'customer')) {
      const { mail } = await preview({ [`mail:${kind}:closing`]: 'Until <soon>' })
      expect({ kind, ...mail }).toMatchObject({
        text: expect.stringContaining('Until <soon>'),
        html: expect.stringContaining('Until &lt;soon&gt;'),
      })
      expect(mail?.text).not.toMatch(/undefined|NaN|\[object/)
    }
    const { mail } = await preview({ 'mail:reset-password:opening': 'Hi' })
    expect(mail?.text).toContain(`${ORIGIN}/reset-password?token=example`)
  })
})

test('a text of the shop is seen before it is saved, holds at once, and is undone', async () => {
  const words = '# Our terms\r\n\r\nPay {{seller.name}} within **5** days.'
  const shown = await preview({ 'text:terms': words })
  expect(shown.text).toMatchObject({
    title: 'Our terms',
    summary: 'Pay Parts Hub Manufacturing within 5 days.',
  })
  const read = async () => shopText.parse((await visitor.send('GET', '/text/terms')).body)
  expect(await read()).toMatchObject({ title: 'Terms' })
  await changeSettings(shop, { 'text:terms': words })
  expect(await read()).toEqual(shown.text)
  expect(await lastChange()).toMatchObject({ label: 'Terms', before: null, canUndo: true })
  await undoLast()
  expect(await read()).toMatchObject({ title: 'Terms' })
})

test('the foot of papers is printed on new ones, seen on an example before, and stays on those that are written', async () => {
  const before = await payOne()
  const footer = 'Register court of Example Town, HRB 12345\nManaging director: Ada Byron'
  const example = await admin.fetch('/settings/example-invoice', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ PAPER_FOOTER: footer }),
  })
  const printed = readPdf(new Uint8Array(await example.arrayBuffer()))
  expect(printed).toContain('HRB 12345')
  expect(printed).toContain('EXAMPLE')
  await changeSettings(shop, { PAPER_FOOTER: footer })
  const after = await payOne()
  expect(readPdf(await invoiceOf(after))).toContain('Managing director: Ada Byron')
  expect(readPdf(await invoiceOf(before))).not.toContain('HRB 12345')
  await undoLast()
  expect(readPdf(await invoiceOf(after))).toContain('HRB 12345')
})

describe('POST /settings/logo', () => {
  const upload = (form: FormData) =>
    admin.fetch('/settings/logo', { method: 'POST', body: form, headers: { origin: ORIGIN } })

  test('puts a logo on white, at its own address, on papers and in mails, until it is removed', async () => {
    const drawn = await sharp({
      create: { width: 1200, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([
        { input: await drawPlain('png', { width: 900, height: 150, colour: '#0044aa' }), left: 150, top: 75 },
      ])
      .png()
      .toBuffer()
    expect((await upload(imageForm(drawn, 'logo.png', 'image/png'))).status).toBe(201)
    const address = (await readLogo()) ?? ''
    expect(address).toMatch(/^\/settings\/logo\/[\w-]{22}\.png$/)
    const answer = await visitor.fetch(address)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(picture).toMatchObject({ width: 480, height: 80, hasAlpha: false })

    const order = await payOne()
    expect(Buffer.from(await invoiceOf(order)).includes('/Subtype /Image')).toBe(true)
    await changeSettings(shop, { 'mail:order-paid:subject': 'With a logo {number}' })
    await payOne()
    const { html, structure } = await sentAbout('With a logo')
    expect(html).toContain('<img src="cid:logo@shop" alt="Parts Hub Manufacturing" width="160" height="27"')
    expect(structure).toContain('multipart/related(text/html, image/png)')

    await changeSettings(shop, { logo: null })
    expect(await lastChange()).toMatchObject({ label: 'Logo', before: 'a picture', after: null })
    expect(await readLogo()).toBe('')
    expect((await visitor.fetch(address)).status).toBe(404)
    await undoLast()
    expect(await readLogo()).toBe(address)
    await changeSettings(shop, { logo: null })
    expect(Buffer.from(await invoiceOf(order)).includes('/Subtype /Image')).toBe(false)
  })

  test.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'must be a JPEG',
    ],
    ['what is no picture', Buffer.from('logo'), 'must be a JPEG'],
    ['white on nothing', WHITE, 'cannot be seen on white'],
  ])('answers 422 for %s', async (_, bytes, message) => {
    const answer = await upload(imageForm(bytes, 'logo.png', 'image/png'))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(message)
    expect(await readLogo()).toBe('')
  })
})

test('the audit trail has the words of a mail, that they were taken back, and the logo, each with who did it', async () => {
  const name = 'mail:order-paid:opening'
  await changeSettings(shop, { [name]: 'We thank you.' })
  await undoLast()
  const form = imageForm(await drawPlain('png', { colour: '#aa0044' }), 'logo.png', 'image/png')
  const uploaded = await admin.fetch('/settings/logo', {
    method: 'POST',
    body: form,
    headers: { origin: ORIGIN },
  })
  expect(uploaded.status).toBe(201)
  const { body } = await admin.send('GET', '/audit?action=settings-changed&limit=3')
  const person = admin.email
  expect(body).toMatchObject([
    { person, before: { logo: null }, after: { logo: 'a picture' } },
    { person, before: { [name]: 'We thank you.' }, after: { [name]: null } },
    { person, before: { [name]: null }, after: { [name]: 'We thank you.' } },
  ])
})
