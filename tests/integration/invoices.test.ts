import { setTimeout as sleep } from 'node:timers/promises'
import { Profile, validateXsd } from '@stackforge-eu/factur-x'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { invoices, orders, products, users } from '#db/schema.ts'
import { liftInvoiceContent } from '#db/tables/invoice-content.ts'
import { correctInvoice, creditInvoice, moveWithInvoice } from '#domain/invoices/make.ts'
import { findInvoice } from '#domain/invoices/read.ts'
import { lockOrder } from '#domain/order-life/states.ts'
import { composePaper } from '#domain/papers/compose.ts'
import type { Answer, Caller } from '../support/caller.ts'
import { german } from '../support/invoice-contents.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { intentIdOf } from '../support/register.ts'
import { openTestShop } from '../support/shop.ts'

const env = {
  CONTACT_TO: 'office@example.com',
  VAT_RATE: '19',
  SELLER_NAME: 'Schrauben & Söhne GmbH',
  SELLER_ADDRESS: 'Gießereigasse 14, 10115 Musterstadt',
  SELLER_VAT_ID: 'DE987654321',
}
/** Set to let the shop live at another time. */
let moment: Date | undefined
const shop = await openTestShop({ env, now: () => moment ?? new Date() })
afterAll(() => shop.close())

const zoe = await shop.signUp({ name: 'Zoë Dvořák-Łukasiewicz' })
const other = await shop.signUp()
const product = await shop.addProduct({ productname: 'Größe M8 – bolt', price: 9.95, available: 1000 })

async function readInvoice(caller: Caller, orderId: string) {
  const response = await caller.fetch(`/order/${orderId}/invoice`)
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

async function bookAndPay(quantity = 2) {
  const order = await shop.book(zoe, product, quantity)
  const transactionId = await shop.pay(zoe, order)
  return { ...order, transactionId }
}

const readNumbers = async () => {
  const rows = await shop.database.db.select({ number: invoices.number }).from(invoices)
  return rows.map(({ number }) => number).sort((a, b) => a - b)
}

describe('GET /order/{id}/invoice', () => {
  test('answers a PDF download with every figure in it', async () => {
    const order = await bookAndPay(3)
    const [row] = await shop.database.db.select().from(invoices).where(eq(invoices.orderId, order._id))
    const { response, bytes } = await readInvoice(zoe, order._id)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="invoice-${row?.number}.pdf"`,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    const words = readPdf(bytes).replaceAll('\n', ' ')
    for (const figure of [
      `No. ${row?.number} `,
      'Schrauben & Söhne GmbH · Gießereigasse 14 · 10115 Musterstadt · VAT ID DE987654321',
      zoe.email,
      'Größe M8 – bolt 3 €9.95 €25.08 €29.85',
      'Net €25.08',
      'VAT 19% €4.77',
      'Total €29.85',
      `Transaction ${order.transactionId}`,
      `Order ${order._id}`,
    ])
      expect(words).toContain(figure)
    expect(readPdf(bytes).replaceAll('\n', '')).toContain('Zoë Dvořák-Łukasiewicz')
  })

  test('answers the same file again after names have changed', async () => {
    const order = await bookAndPay()
    const first = await readInvoice(zoe, order._id)
    await shop.database.db.update(orders).set({ userName: 'Somebody else' }).where(eq(orders.id, order._id))
    await shop.database.db
      .update(products)
      .set({ priceCents: cents(1) })
      .where(eq(products.id, product._id))
    expect((await readInvoice(zoe, order._id)).bytes).toEqual(first.bytes)
    await shop.database.db
      .update(products)
      .set({ priceCents: cents(995) })
      .where(eq(products.id, product._id))
  })

  test('is for the customer and admins; answers 404 to anyone else, and for unpaid and unknown orders', async () => {
    const paid = await bookAndPay()
    const unpaid = await shop.book(zoe, product)
    expect((await readInvoice(shop.admin, paid._id)).response.status).toBe(200)
    expectProblem(await other.send('GET', `/order/${paid._id}/invoice`), 404)
    expectProblem(await shop.newVisitor().send('GET', `/order/${paid._id}/invoice`), 401)
    expectProblem(await zoe.send('GET', `/order/${unpaid._id}/invoice`), 404)
    expectProblem(await shop.admin.send('GET', `/order/${unpaid._id}/invoice`), 404)
    expectProblem(await zoe.send('GET', '/order/unknown/invoice'), 404)
    expectProblem(await zoe.send('POST', `/order/${paid._id}/invoice`), 405)
  })

  test('answers 409 as an XRechnung while something is missing, naming it; 422 for a format it does not know', async () => {
    const order = await bookAndPay()
    const path = `/order/${order._id}/invoice?format=`
    const { detail } = expectProblem(await zoe.send('GET', `${path}xrechnung`), 409)
    expect(detail).toContain('a billing address with postcode and town')
    expectProblem(await zoe.send('GET', `${path}docx`), 422)
    expectProblem(await other.send('GET', `${path}xrechnung`), 404)
  })

  test('stays when the order is refunded', async () => {
    const order = await bookAndPay()
    const refund = { amount: order.price, reason: 'Not needed' }
    expect((await shop.admin.send('POST', `/order/${order._id}/refund`, refund)).status).toBeLessThan(300)
    expect((await readInvoice(zoe, order._id)).response.status).toBe(200)
  })
})

test('a corrected invoice replaces the first one, with its number, the address and the payment; then it is also an XRechnung', async () => {
  const order = await bookAndPay()
  const first = await findInvoice(shop.database.db, { orderId: order._id })
  await shop.database.db.update(orders).set({ billingAddress: german }).where(eq(orders.id, order._id))
  await shop.database.db.transaction(async tx => {
    const locked = await lockOrder(tx, order._id)
    if (!locked) throw new Error('there is no such order')
    const { billing } = shop.context()
    const seller = { ...billing.seller, vatId: 'DE123456789', phone: '+49 30 23125 000' }
    await correctInvoice(tx, locked, { billing: { ...billing, seller }, at: shop.context().now() })
  })
  const words = readPdf((await readInvoice(zoe, order._id)).bytes).replaceAll('\n', ' ')
  expect(words).toContain('Corrected invoice')
  expect(words).toContain(`Invoice no. ${first?.number}`)
  expect(words).toContain('80331 München')
  expect(words).toContain(`Transaction ${order.transactionId}`)
  const response = await zoe.fetch(`/order/${order._id}/invoice?format=xrechnung`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/xml')
  const xml = await response.text()
  expect(xml).toContain('<ram:TypeCode>384</ram:TypeCode>')
  expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([])
})

describe('GET /order/{id}/credit-note', () => {
  const refund = async (order: { _id: string }, amount: number) => {
    const answer = await shop.admin.send('POST', `/order/${order._id}/refund`, { amount, reason: 'Damaged' })
    expect(answer.status).toBeLessThan(300)
  }
  const readNotes = async (orderId: string) => {
    const rows = await shop.database.db.select().from(invoices).where(eq(invoices.orderId, orderId))
    const papers = rows.map(({ number, content }) => ({ number, ...liftInvoiceContent(content) }))
    return papers.filter(({ credits }) => credits !== undefined).sort((a, b) => a.number - b.number)
  }

  test('answers each credit note by its number; parts come to the invoice, to the cent of their VAT', async () => {
    const order = await bookAndPay(3)
    const invoice = await findInvoice(shop.database.db, { orderId: order._id })
    for (const amount of [3.33, 3.33, 23.19]) await refund(order, amount)
    const notes = await readNotes(order._id)
    expect(notes.map(({ grossCents }) => grossCents)).toEqual([333, 333, 2319])
    expect(notes.map(({ remainsCents }) => remainsCents)).toEqual([2652, 2319, 0])
    expect(notes.map(({ credits }) => credits)).toEqual(notes.map(() => Number(invoice?.number)))
    expect(notes.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(invoice?.netCents)
    const path = `/order/${order._id}/credit-note?number=${notes[0]?.number}`
    const words = readPdf(new Uint8Array(await (await zoe.fetch(path)).arrayBuffer())).replaceAll('\n', ' ')
    expect(words).toContain(`takes back €3.33 of invoice ${invoice?.number}. €26.52 of it remain.`)
    expect((await shop.admin.fetch(path)).status).toBe(200)
    expectProblem(await other.send('GET', path), 404)
  })

  test('answers the whole invoice taken back after a refund in full', async () => {
    const order = await bookAndPay(3)
    await refund(order, order.price)
    const [note] = await readNotes(order._id)
    expect(note).toMatchObject({ grossCents: 2985, netCents: 2508, vatCents: 477 })
    expect(note?.lines).toMatchObject([{ name: 'Größe M8 – bolt', quantity: 3 }])
  })

  test('dates papers in the order of their numbers, even if a transaction began before the one that overtook it', async () => {
    const first = await bookAndPay()
    const second = await bookAndPay()
    await shop.database.db.transaction(async tx => {
      const locked = await lockOrder(tx, first._id)
      if (!locked) throw new Error('there is no such order')
      await creditInvoice(tx, locked, { at: new Date('2020-01-01T00:00:00Z') })
    })
    const [note] = await readNotes(first._id)
    const later = await findInvoice(shop.database.db, { orderId: second._id })
    expect(note?.issuedAt).toBe(later?.issuedAt)
  })
})

describe('GET /order/{id}/confirmation', () => {
  test('answers a PDF of what was booked, paid or not', async () => {
    const order = await shop.book(zoe, product, 3)
    const read = async () => {
      const response = await zoe.fetch(`/order/${order._id}/confirmation`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('content-disposition')).toMatch(/filename="order-PH-\d{4}-\d+\.pdf"$/)
      return readPdf(new Uint8Array(await response.arrayBuffer())).replaceAll('\n', ' ')
    }
    const words = await read()
    expect(words).toContain('Order confirmation')
    expect(words).toContain('Größe M8 – bolt 3 €9.95 €25.08 €29.85')
    expect(words).toContain('Thank you for your order.')
    await shop.pay(zoe, order)
    expect(await read()).toContain('Paid in full by card')
  })
})

let turnedAway = 0

/** Again while a busy shop asks to come back, as the page does. */
async function reportPatiently(orderId: string, transactionId: string): Promise<Answer> {
  const answer = await shop.reportPayment(zoe, orderId, transactionId)
  if (answer.status !== 503) return answer
  turnedAway += 1
  await sleep(100)
  return reportPatiently(orderId, transactionId)
}

describe('invoice numbers', () => {
  test('have no gaps or duplicates when twenty payments arrive at once, each reported twice', async () => {
    const before = (await readNumbers()).length
    const booked = []
    for (let count = 0; count < 20; count += 1) {
      const order = await shop.book(zoe, product)
      const secret = await shop.openIntent(zoe, order)
      await shop.confirmCard(secret)
      booked.push({ order, transactionId: intentIdOf(secret) })
    }
    const answers = await Promise.all(
      [...booked, ...booked].map(({ order, transactionId }) => reportPatiently(order._id, transactionId)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200))
    expect(shop.faults.splice(0).length).toBeLessThanOrEqual(turnedAway)
    expect(await readNumbers()).toEqual(Array.from({ length: before + 20 }, (_, index) => index + 1))
  })

  test('leave no gap when a payment is rolled back, nor for those that waited for it', async () => {
    const before = (await readNumbers()).length
    const order = await shop.book(zoe, product)
    await shop.openIntent(zoe, order)
    const waiting: Promise<unknown>[] = []
    const rolledBack = shop.database.db.transaction(async tx => {
      const locked = await lockOrder(tx, order._id)
      if (!locked) throw new Error('there is no such order')
      await moveWithInvoice(shop.context(), tx, locked, { to: 'paid' })
      waiting.push(bookAndPay(), bookAndPay())
      await new Promise(resolve => setTimeout(resolve, 200))
      throw new Error('the database went away')
    })
    await expect(rolledBack).rejects.toThrow('the database went away')
    await Promise.all(waiting)
    expect(await readNumbers()).toEqual(Array.from({ length: before + 2 }, (_, index) => index + 1))
    expectProblem(await zoe.send('GET', `/order/${order._id}/invoice`), 404)
  })
})

test('an invoice is dated by the seller’s day; one from before SELLER_TIME_ZONE by the day in UTC', async () => {
  const order = await bookAndPay()
  const [row] = await shop.database.db.select().from(invoices).where(eq(invoices.orderId, order._id))
  if (!row) throw new Error('there is no invoice')
  const content = liftInvoiceContent(row.content)
  expect(content.timeZone).toBe('Europe/Berlin')
  const late = composePaper('invoice', '1', { ...content, issuedAt: '2026-03-31T22:30:00.000Z' })
  expect(readPdf(await shop.context().renderPaper(late))).toContain('1 April 2026')
  const old = composePaper('invoice', '1', liftInvoiceContent(oneLine))
  expect(readPdf(await shop.context().renderPaper(old))).toContain('31 March 2026')
})

test('at New Year, numbers of orders have the seller’s year, and dates of invoices never run against their numbers', async () => {
  moment = new Date('2031-12-31T23:00:01Z')
  const later = await bookAndPay()
  moment = new Date('2031-12-31T22:59:59Z')
  const waited = await bookAndPay()
  const readNumber = async ({ _id }: { _id: string }) => (await shop.readOrder(zoe, _id)).number
  expect(await readNumber(later)).toMatch(/^PH-2032-/)
  expect(await readNumber(waited)).toMatch(/^PH-2031-/)
  const [first, second] = await Promise.all(
    [later, waited].map(({ _id }) => findInvoice(shop.database.db, { orderId: _id })),
  )
  expect(Number(second?.number)).toBeGreaterThan(Number(first?.number))
  expect(second?.issuedAt).toBe(first?.issuedAt)
})

/** As invoices were stored while an order had one line. */
const oneLine = {
  seller: { name: 'Schrauben & Söhne GmbH', address: ['10115 Musterstadt'], vatId: 'DE987654321' },
  customer: { name: 'Zoë Dvořák', email: 'zoe@example.com' },
  line: { name: 'Hex bolt', quantity: 3, unitPriceCents: cents(995), grossCents: cents(2985) },
  vatPercent: 19,
  netCents: cents(2508),
  vatCents: cents(477),
  grossCents: cents(2985),
  orderId: '01975f2e-0000-7000-8000-000000000000',
  orderedAt: '2026-03-31T20:30:00.000Z',
  paidAt: '2026-03-31T22:30:00.000Z',
  transactionId: 'pi_1',
}

test('PUT /user/on-account/{email} answers 409 while the shop has no IBAN: invoices could not say where to pay', async () => {
  const ada = await shop.signUp({ isConfirmed: true })
  const grant = await shop.admin.send('PUT', `/user/on-account/${ada.email}`, { limit: 500, days: 14 })
  expect(grant).toMatchObject({ status: 409, body: { detail: expect.stringContaining('SELLER_IBAN') } })
  const terms = { accountLimitCents: cents(50_000), accountDays: 14 }
  await shop.database.db.update(users).set(terms).where(eq(users.email, ada.email))
  expect((await ada.send('GET', '/my-account-terms')).body).toEqual({ terms: null })
})
