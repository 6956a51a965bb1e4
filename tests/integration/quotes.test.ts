import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MAX_LINES } from '#contract/checkout/checkout.ts'
import { quoteSummary } from '#contract/quotes/quotes.ts'
import { products } from '#db/schema.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { newAddressForm } from '../support/forms.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openQuoteDesk, quoteLinesOf } from '../support/quote-desk.ts'
import { openTestShop } from '../support/shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let now = new Date('2026-03-20T15:00:00Z')
const shop = await openTestShop({ now: () => now, env: { SELLER_TIME_ZONE: 'Europe/Vienna' } })
afterAll(() => shop.close())
const { db } = shop.database
const { ask, book, readMails } = openQuoteDesk(shop)
const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })

describe('POST /quote', () => {
  test("offers today's prices at once, kept until the end of the fourteenth day where the seller is", async () => {
    const tape = await shop.addProduct({ productname: 'Tape', price: 2, tiers: [{ from: 10, price: 1.5 }] })
    const nut = await shop.addProduct({ productname: 'Nut', price: 0.5, sku: 'N-1', weight: 2.5 })
    const offered = await ask(ada, [
      [tape, 10],
      [nut, 4],
    ])
    expect(offered).toMatchObject({
      number: expect.stringMatching(/^Q-20\d\d-\d{6}$/),
      status: 'offered',
      name: 'Tape and 1 more',
      isRequest: false,
      goods: 17,
      total: 17,
      // Summer time has begun by then.
      validUntil: '2026-04-03T21:59:59.999Z',
      lastDay: '2026-04-03',
      deliveryAddress: null,
      lines: [
        { name: 'Tape', availability: 10, unitPrice: 1.5, price: 15, todayPrice: 1.5 },
        { name: 'Nut', sku: 'N-1', unitPrice: 0.5, price: 2, weight: 2.5 },
      ],
    })
    expect(await shop.readProduct(tape._id)).toMatchObject({ available: 100 })
  })

  test('numbers quotes upwards, with the year where the seller is', async () => {
    const nut = await shop.addProduct()
    const [first, second] = [await ask(ada, [[nut, 1]]), await ask(ada, [[nut, 1]])]
    expect(Number(second.number.slice(-6))).toBeGreaterThan(Number(first.number.slice(-6)))
    expect(first.number).toMatch(/^Q-2026-/)
    const spring = now
    now = new Date('2026-12-31T23:00:01Z')
    expect((await ask(ada, [[nut, 1]])).number).toMatch(/^Q-2027-/)
    now = spring
  })

  test('goes to the default address, with its delivery and its VAT, if no other is given', async () => {
    const grace = await shop.signUp({ name: 'Grace Hopper', isConfirmed: true })
    await grace.send('POST', '/address', newAddressForm())
    const nut = await shop.addProduct({ price: 10 })
    const offered = await ask(grace, [[nut, 3]])
    expect(offered).toMatchObject({
      deliveryMethod: 'parcel',
      deliveryAddress: { city: 'Wien', lines: expect.arrayContaining(['1070 Wien', 'Austria']) },
      vatPercent: 20,
      taxTreatment: 'taxed',
    })
    const terms = { deliveryAddress: newAddressForm(), vatId: 'ATU12011204', customerReference: 'PO 7' }
    expect(await ask(grace, [[nut, 3]], { ...terms, deliveryMethod: 'express' })).toMatchObject({
      deliveryMethod: 'express',
      customerReference: 'PO 7',
      taxTreatment: 'reverse-charge',
      vatId: 'ATU12011204',
      vat: 0,
    })
  })

  test('is of the goods alone where nothing is delivered to the default address', async () => {
    const away = await shop.signUp()
    const jamaica = {
      street: '1 Hope Road',
      city: 'Kingston',
      region: 'Kingston',
      postcode: '',
      country: 'JM',
    }
    expect(await away.send('POST', '/address', newAddressForm(jamaica))).toMatchObject({ status: 201 })
    const nut = await shop.addProduct({ price: 10 })
    expect(await ask(away, [[nut, 1]])).toMatchObject({ deliveryMethod: null, total: 10 })
    const named = { lines: quoteLinesOf([[nut, 1]]), deliveryAddress: newAddressForm(jamaica) }
    expectProblem(await away.send('POST', '/quote', named), 422, ['deliveryAddress.country'])
  })

  test('is of more pieces than there are: none are reserved', async () => {
    const few = await shop.addProduct({ available: 3 })
    expect(await ask(ada, [[few, 50]])).toMatchObject({ status: 'offered', lines: [{ available: 3 }] })
  })

  test('makes one quote of a repeated call, though the product has been archived meanwhile', async () => {
    const nut = await shop.addProduct()
    const form = { lines: quoteLinesOf([[nut, 1]]) }
    const repeat = () => ada.send('POST', '/quote', form, { 'idempotency-key': 'once' })
    const first = await repeat()
    await db.update(products).set({ archivedAt: now }).where(eq(products.id, nut._id))
    const second = await repeat()
    expect(first).toMatchObject({ status: 201 })
    expect(first.body).toEqual(second.body)
  })

  test('answers 422 or 409 naming each line that is never sold so', async () => {
    const minimum = await shop.addProduct({ min: 5 })
    const packs = await shop.addProduct({ step: 10, min: 10 })
    const gone = await shop.addProduct({ productname: 'Gone' })
    await db.update(products).set({ archivedAt: now }).where(eq(products.id, gone._id))
    const wanted = quoteLinesOf([
      [minimum, 4],
      [packs, 15],
    ])
    const lines = [...wanted, { product: 'no-such-product', availability: 1 }]
    expectProblem(await ada.send('POST', '/quote', { lines }), 422, [
      'lines.0.availability',
      'lines.1.availability',
      'lines.2.product',
    ])
    const archived = await ada.send('POST', '/quote', { lines: quoteLinesOf([[gone, 1]]) })
    expect(expectProblem(archived, 409, ['lines.0.product']).detail).toBe(
      'Gone: This product is no longer made',
    )
  })

  test.each([
    ['lines', { lines: [] }],
    ['lines', {}],
    ['lines', { lines: Array.from({ length: MAX_LINES + 1 }, () => ({ product: 'p', availability: 1 })) }],
    [
      'lines.1.product',
      {
        lines: [
          { product: 'p', availability: 1 },
          { product: 'p', availability: 2 },
        ],
      },
    ],
    ['lines.0.wantedPrice', { lines: [{ product: 'p', availability: 1, wantedPrice: 0 }] }],
    ['question', { lines: [{ product: 'p', availability: 1 }], question: 'x'.repeat(2001) }],
    ['deliveryAddress', { lines: [{ product: 'p', availability: 1 }], deliveryMethod: 'express' }],
    ['deliveryAddress', { lines: [{ product: 'p', availability: 1 }], vatId: 'ATU12011204' }],
  ])('answers 422 naming %s', async (field, form) => {
    expectProblem(await ada.send('POST', '/quote', form), 422, [field])
  })

  test('answers 422 below the smallest total that can be booked', async () => {
    const cheap = await shop.addProduct({ price: 0.1 })
    expectProblem(await ada.send('POST', '/quote', { lines: quoteLinesOf([[cheap, 4]]) }), 422, ['price'])
  })

  test('answers 429 after 50 quotes, and after 10 requests, of a person on a day', async () => {
    const nut = await shop.addProduct()
    const form = { lines: quoteLinesOf([[nut, 1]]) }
    const eager = await shop.signUp()
    const asking = { ...form, question: 'Less?' }
    for (let count = 0; count < 10; count++)
      expect(await eager.send('POST', '/quote', asking)).toMatchObject({ status: 201 })
    expectProblem(await eager.send('POST', '/quote', asking), 429)
    for (let count = 10; count < 50; count++)
      expect(await eager.send('POST', '/quote', form)).toMatchObject({ status: 201 })
    expectProblem(await eager.send('POST', '/quote', form), 429)
  })
})

describe('a quote', () => {
  test('does not exist for anybody but its customer and admins', async () => {
    const bolt = await shop.addProduct()
    const offered = await ask(ada, [[bolt, 1]])
    const other = await shop.signUp()
    const path = `/quote/${offered._id}`
    for (const suffix of ['', '/pdf']) expectProblem(await other.send('GET', path + suffix), 404)
    for (const action of ['order', 'withdraw', 'estimate'])
      expectProblem(
        await other.send('POST', `${path}/${action}`, { price: offered.total, country: 'DE' }),
        404,
      )
    expectProblem(await shop.admin.send('POST', `${path}/order`, { price: offered.total }), 404)
    const list = z.array(quoteSummary).parse((await other.send('GET', '/quote')).body)
    expect(list).toEqual([])
  })

  test('is a PDF that names its lines, its day and its total', async () => {
    const bolt = await shop.addProduct({ productname: 'Bolt of paper', price: 2, sku: 'BP-1' })
    await ada.send('PUT', `/part-number/${bolt._id}`, { number: 'RB-7/A' })
    const offered = await ask(ada, [[bolt, 10]], { customerReference: 'PO 4711' })
    const file = await ada.fetch(`/quote/${offered._id}/pdf`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-disposition')).toContain(`quote-${offered.number}.pdf`)
    const text = readPdf(new Uint8Array(await file.arrayBuffer())).replaceAll('\n', ' ')
    expect(text).toContain(`Quote No. ${offered.number}`)
    expect(text).toContain('Bolt of paper')
    expect(text.replaceAll('\u00a0', ' ')).toContain('BP-1 · your no. RB-7/A')
    expect(text).toContain('PO 4711')
    expect(text).toContain('€20.00')
    expect(text).toContain('These prices hold until 3 April 2026.')
    expect(text).toContain('Delivery is as ordered')
  })

  test('is listed with all others of one state, page by page', async () => {
    const bolt = await shop.addProduct()
    for (let count = 0; count < 3; count++) await ask(ada, [[bolt, 1]], { question: `Nr. ${count}` })
    const list = async (query: string) => {
      const page = await shop.admin.send('GET', `/quote/managed?${query}`)
      return { quotes: z.array(quoteSummary).parse(page.body), headers: page.headers }
    }
    const { quotes: first, headers } = await list('status=requested&limit=2')
    expect(first).toHaveLength(2)
    expect(first.every(({ status, isRequest }) => status === 'requested' && isRequest)).toBe(true)
    const cursor = /cursor=([\w-]+)/.exec(headers.get('link') ?? '')?.[1]
    const { quotes: rest } = await list(`status=requested&limit=2&cursor=${cursor}`)
    expect(rest[0]?.createdAt.localeCompare(first[1]?.createdAt ?? '')).toBeLessThanOrEqual(0)
    expect(first.map(({ _id }) => _id)).not.toContain(rest[0]?._id)
    const asked = now
    now = new Date(now.getTime() + 400 * DAY_MS)
    const { quotes: expired } = await list('status=expired')
    expect(expired.length).toBeGreaterThan(0)
    expect((await list('status=offered')).quotes).toEqual([])
    now = asked
    expectProblem(await shop.admin.send('GET', '/quote/managed?status=lost'), 422, ['status'])
  })

  test('goes with the account, its order stays', async () => {
    const leaving = await shop.signUp({ isConfirmed: true })
    const bolt = await shop.addProduct({ price: 2 })
    const booked = await book(leaving, await ask(leaving, [[bolt, 10]]))
    await shop.pay(leaving, booked)
    const open = await ask(leaving, [[bolt, 10]], { question: 'Less?' })
    const { body } = await leaving.send('GET', '/my-data')
    expect(body).toMatchObject({ quotes: [{ status: 'ordered' }, { question: 'Less?', lines: [{}] }] })
    expect(await leaving.send('DELETE', '/my-account', { password: 'correct horse battery' })).toMatchObject({
      status: 200,
    })
    expectProblem(await shop.admin.send('GET', `/quote/${open._id}`), 404)
    expect(await shop.readOrder(shop.admin, booked._id)).toMatchObject({ price: 20 })
    expect(await readMails([open])).toEqual([])
  })

  test.each([
    ['unit_price_cents = 150, total_cents = 1500', 'unit price'],
    ['quantity = 9, total_cents = 1800', 'quantity'],
  ])('whose order has other prices is found by the doctor (%s)', async change => {
    const bolt = await shop.addProduct({ price: 2 })
    const offered = await ask(ada, [[bolt, 10]])
    await book(ada, offered)
    await shop.database.pool.query(`update quote_lines set ${change} where quote_id = $1`, [offered._id])
    const { findings } = await examineBooks(db)
    expect(findings.map(({ subject }) => subject)).toContain(`quote ${offered.number}`)
    await shop.database.pool.query(
      'update quote_lines set unit_price_cents = 200, quantity = 10, total_cents = 2000 where quote_id = $1',
      [offered._id],
    )
  })
})
