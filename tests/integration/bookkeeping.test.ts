import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { array, asyncProperty, assert as check, constantFrom, record } from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { z } from 'zod'
import { listedPaper, takingsReport, vatReport } from '#contract/bookkeeping/bookkeeping.ts'
import { inserted } from '#contract/common.ts'
import { withOwnConnection } from '#db/connection.ts'
import { dayIn } from '#domain/days.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { openAccountShop } from '../support/on-account.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'

const shop = await openAccountShop({ VAT_REGISTRATIONS: 'GB:GB123456782' })
afterAll(() => shop.close())
const { admin } = shop
const ada = await shop.newDebtor({ limit: 100_000 })

const berlin = newAddressForm({ postcode: '10115', city: 'Berlin', country: 'DE' })
const vienna = newAddressForm({ postcode: '1070', city: 'Vienna', country: 'AT' })
const funchal = newAddressForm({ postcode: '9000-001', city: 'Funchal', country: 'PT' })
const belfast = newAddressForm({ postcode: 'BT1 1AA', city: 'Belfast', country: 'GB' })
const london = newAddressForm({ postcode: 'SW1A 1AA', city: 'London', country: 'GB' })
const oslo = newAddressForm({ postcode: '0155', city: 'Oslo', country: 'NO' })

/** Books ten pieces of 119 euros in all and waits for their invoice, by card or on account. */
async function sell(deliveryAddress: object, paymentMethod: 'card' | 'account', price = 119) {
  const product = await shop.addProduct({ price: 11.9 })
  const form = { ...newCheckoutForm([[product, 10]]), deliveryAddress, paymentMethod, price }
  const answer = await ada.send('POST', '/checkout', form)
  expect(answer).toMatchObject({ status: 201 })
  const order = await shop.readOrder(ada, inserted.parse(answer.body).insertedId)
  if (paymentMethod === 'card') await shop.pay(ada, order)
  return order
}

const DAY_HOURS = 24

/** Days go by until nothing was booked today; returns the query for today alone. */
function beginDay(days = 1): string {
  shop.clock.forward({ hours: days * DAY_HOURS })
  return `?from=${shop.today()}&to=${shop.today()}`
}

const readTakings = async (query: string) =>
  takingsReport.parse((await admin.send('GET', `/bookkeeping/takings${query}`)).body)
const readVat = async (query: string) =>
  vatReport.parse((await admin.send('GET', `/bookkeeping/vat${query}`)).body)
const readFile = async (path: string) => (await admin.fetch(path)).text()

describe('GET /bookkeeping/takings', () => {
  test('sums what was sold by card and on account, what was credited and what money moved, by day', async () => {
    const today = beginDay()
    const paid = await sell(berlin, 'card')
    const settled = await sell(berlin, 'account')
    await sell(berlin, 'account')
    await shop.settle(settled)
    const body = { amount: 19, reason: 'A dent' }
    expect(await admin.send('POST', `/order/${paid._id}/refund`, body)).toMatchObject({ status: 200 })
    const { days, total } = await readTakings(today)
    expect(days).toEqual([{ day: shop.today(), ...total }])
    expect(total).toEqual({
      papers: 4,
      card: 119,
      account: 238,
      credited: -19,
      discounted: 0,
      gross: 338,
      net: 284.03,
      vat: 53.97,
      receivedByCard: 119,
      receivedByTransfer: 119,
      refundedToCard: 19,
      refundedByTransfer: 0,
    })
  })

  test('counts a payment and a paper on the day of the shop’s time zone, and nothing outside of the period', async () => {
    beginDay()
    const now = shop.clock.now()
    const minutes = 23 * 60 + 30 - (now.getUTCHours() * 60 + now.getUTCMinutes())
    shop.clock.forward({ minutes: minutes + DAY_HOURS * 60 })
    const inUtc = dayIn('UTC', shop.clock.now())
    expect(shop.today()).not.toBe(inUtc)
    await sell(berlin, 'account')
    expect((await readTakings(`?from=${inUtc}&to=${inUtc}`)).total.papers).toBe(0)
    const { days } = await readTakings(`?from=${inUtc}&to=${shop.today()}`)
    expect(days).toMatchObject([{ day: shop.today(), papers: 1, gross: 119 }])
  })

  test('is refused for a period that ends before it begins, or is longer than a year, naming the field', async () => {
    for (const query of ['from=2026-03-02&to=2026-03-01', 'from=2024-01-01&to=2026-01-01', 'to=tomorrow'])
      expectProblem(await admin.send('GET', `/bookkeeping/takings?${query}`), 422, ['to'])
  })
})

/** The fields of a file of DATEV's, line by line. */
async function readDatev(query: string) {
  const response = await admin.fetch(`/bookkeeping/datev.csv${query}`)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=windows-1252')
  const text = new TextDecoder('windows-1252').decode(await response.arrayBuffer())
  const rows = z.array(z.array(z.string())).parse(parse(text, { delimiter: ';', relax_column_count: true }))
  expect(text.split('\r\n')).toHaveLength(rows.length + 1)
  const [head = [], names = [], ...bookings] = rows
  const at = (name: string) => names.indexOf(name)
  return {
    head,
    names,
    bookings: bookings.map(fields => ({
      cents: Number(fields[at('Umsatz (ohne Soll/Haben-Kz)')]?.replace(',', '')),
      side: fields[at('Soll/Haben-Kennzeichen')],
      account: fields[at('Konto')],
      counter: fields[at('Gegenkonto (ohne BU-Schlüssel)')],
      day: fields[at('Belegdatum')],
      document: fields[at('Belegfeld 1')],
      text: fields[at('Buchungstext')],
      country: fields[at('EU-Land u. UStID (Bestimmung)')],
      rate: fields[at('EU-Steuersatz (Bestimmung)')],
    })),
  }
}

/** Debits less credits of each account, in cents. */
function sumAccounts(bookings: Awaited<ReturnType<typeof readDatev>>['bookings']) {
  const balances = new Map<string, number>()
  const add = (account = '', cents: number) => balances.set(account, (balances.get(account) ?? 0) + cents)
  for (const { cents, side, account, counter } of bookings) {
    const debit = side === 'S' ? cents : -cents
    add(account, debit)
    add(counter, -debit)
  }
  return balances
}

describe('GET /bookkeeping/datev.csv', () => {
  test('has a head, the names of 125 fields and a line for each booking, with its two accounts', async () => {
    const today = beginDay()
    const paid = await sell(berlin, 'card')
    await sell(vienna, 'account')
    await admin.send('POST', `/order/${paid._id}/refund`, { amount: 19, reason: 'A dent' })
    const { head, names, bookings } = await readDatev(today)
    const [year = '', month = '', date = ''] = shop.today().split('-')
    expect(head).toHaveLength(31)
    expect(head.slice(0, 5)).toEqual(['EXTF', '700', '21', 'Buchungsstapel', '13'])
    expect(head.slice(10, 16)).toEqual([
      '1001',
      '1',
      `${year}0101`,
      '4',
      `${year}${month}${date}`,
      `${year}${month}${date}`,
    ])
    expect(names).toHaveLength(125)
    const day = `${date}${month}`
    expect(bookings).toMatchObject([
      { cents: 11_900, side: 'S', account: '10000', counter: '8400', day, country: '' },
      { cents: 11_900, side: 'S', account: '10000', counter: '8320', country: 'AT', rate: '20,00' },
      { cents: 1_900, side: 'H', account: '10000', counter: '8400', day },
      { cents: 11_900, side: 'S', account: '1360', counter: '10000', day },
      { cents: 1_900, side: 'S', account: '10000', counter: '1360', day },
    ])
    expect(bookings[0]?.text).toBe(`Invoice ${bookings[0]?.document}, ${paid.number}, ${ada.name}`)
    expect(bookings[3]?.document).toBe(bookings[0]?.document)
  })

  test('comes to what the takings and the VAT say, whatever is sold, paid, given back and corrected', async () => {
    const places = [berlin, vienna, funchal, london, oslo]
    const sale = record({
      place: constantFrom(...places),
      method: constantFrom('card' as const, 'account' as const),
      after: constantFrom('nothing', 'part', 'whole', 'moved', 'settled', 'cancelled'),
    })
    const story = asyncProperty(array(sale, { minLength: 1, maxLength: 4 }), async sales => {
      const today = beginDay()
      for (const { place, method, after } of sales) {
        const order = await sell(place, method, place === oslo ? 100 : 119)
        if (method === 'card' && (after === 'part' || after === 'whole')) {
          const amount = after === 'part' ? 33.33 : order.price
          await admin.send('POST', `/order/${order._id}/refund`, { amount, reason: 'A dent' })
        }
        if (after === 'moved') {
          const deliveryAddress = { ...place, name: 'Another Name' }
          await admin.send('PUT', `/order/${order._id}/delivery`, { deliveryAddress })
        }
        if (method === 'account' && after === 'settled') await shop.settle(order)
        if (method === 'account' && after === 'cancelled') await shop.cancelOnAccount(order)
      }
      const { bookings } = await readDatev(today)
      const balances = sumAccounts(bookings)
      const { total } = await readTakings(today)
      const { rows } = await readVat(today)
      const cents = (euros: number) => Math.round(euros * 100)
      const onAccounts = (...accounts: string[]) =>
        accounts.reduce((sum, account) => sum + (balances.get(account) ?? 0), 0)
      expect([...balances.values()].reduce((sum, each) => sum + each, 0)).toBe(0)
      expect(0 - onAccounts('8400', '8320', '8338', '8120')).toBe(cents(total.gross))
      for (const [account, kind] of [
        ['8400', 'domestic'],
        ['8320', 'oss'],
        ['8338', 'registered'],
        ['8120', 'export'],
      ] as const)
        expect(0 - onAccounts(account), kind).toBe(
          rows.filter(row => row.kind === kind).reduce((sum, { gross }) => sum + cents(gross), 0),
        )
      expect(onAccounts('1360')).toBe(cents(total.receivedByCard) - cents(total.refundedToCard))
      expect(onAccounts('1200')).toBe(cents(total.receivedByTransfer))
    })
    await check(story, { numRuns: 8 })
  })

  test('is refused for days of two fiscal years, naming the field', async () => {
    const query = 'from=2026-12-31&to=2027-01-01'
    expectProblem(await admin.send('GET', `/bookkeeping/datev.csv?${query}`), 422, ['to'])
    expect(await admin.fetch(`/bookkeeping/bookings.csv?${query}`)).toMatchObject({ status: 200 })
  })
})

describe('GET /bookkeeping/papers', () => {
  test('lists invoices and credit notes of some days, the latest first, in pages; finds them by number, order and name', async () => {
    const today = beginDay()
    const paid = await sell(berlin, 'card')
    const moved = await sell(vienna, 'account')
    await admin.send('POST', `/order/${paid._id}/refund`, { amount: 19, reason: 'A dent' })
    const deliveryAddress = { ...vienna, name: 'Another Name' }
    await admin.send('PUT', `/order/${moved._id}/delivery`, { deliveryAddress })
    const read = async (query: string) =>
      z.array(listedPaper).parse((await admin.send('GET', `/bookkeeping/papers${today}${query}`)).body)
    const all = await read('')
    const numbers = all.map(({ number }) => number)
    const [corrected = 0, credit = 0, replaced = 0, first = 0] = numbers
    expect(all).toMatchObject([
      { corrects: replaced, credits: null, isReplaced: false, gross: 119, order: moved._id },
      { corrects: null, credits: first, isReplaced: false, gross: 19, order: paid._id },
      { corrects: null, credits: null, isReplaced: true, gross: 119, order: moved._id },
      { corrects: null, credits: null, isReplaced: false, gross: 119, order: paid._id },
    ])
    expect((await read('&limit=2')).map(({ number }) => number)).toEqual([corrected, credit])
    expect((await read(`&limit=2&cursor=${credit}`)).map(({ number }) => number)).toEqual([replaced, first])
    // A name may hold its digits too: people are numbered.
    const isFound = ({ number, customer }: z.infer<typeof listedPaper>) =>
      number === credit || customer.includes(String(credit))
    expect(await read(`&q=${credit}`)).toEqual(all.filter(isFound))
    expect(await read(`&q=${paid.number.toLowerCase()}`)).toHaveLength(2)
    expect(await read(`&q=${encodeURIComponent(ada.name.slice(1, 5))}`)).toHaveLength(4)
    expect(await read('&q=nobody%25')).toEqual([])
    const rows = (await readFile(`/bookkeeping/papers.csv${today}`)).trim().split('\r\n')
    expect(rows).toHaveLength(5)
    expect(rows[1]).toMatch(new RegExp(`^${first},.*,"${paid.number}","${ada.name}",100,19,119$`))
  })

  test('are had as PDFs in one ZIP file, each as it is had alone; without any, the answer says so', async () => {
    const today = beginDay()
    expectProblem(await admin.send('GET', `/bookkeeping/papers.zip${today}`), 422, ['from'])
    const paid = await sell(berlin, 'card')
    await admin.send('POST', `/order/${paid._id}/refund`, { amount: 19, reason: 'A dent' })
    const response = await admin.fetch(`/bookkeeping/papers.zip${today}`)
    expect(response.headers.get('content-type')).toBe('application/zip')
    const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()))
    const files = new Map<string, string>()
    for await (const entry of zip.eachEntry()) {
      const stream = await zip.openReadStreamPromise(entry)
      files.set(entry.fileName, readPdf(new Uint8Array(await buffer(stream))))
    }
    const names = [...files.keys()]
    expect(names).toEqual([
      expect.stringMatching(/^invoice-\d+\.pdf$/),
      expect.stringMatching(/^credit-note-\d+\.pdf$/),
    ])
    const alone = await admin.fetch(`/order/${paid._id}/invoice`)
    expect(files.get(names[0] ?? '')).toBe(readPdf(new Uint8Array(await alone.arrayBuffer())))
  })
})

test('more papers than a download has, and more bookings than a file, are refused, naming the field', async () => {
  const today = beginDay()
  await sell(berlin, 'account')
  await withOwnConnection(shop.database.url, client =>
    client.query(
      `insert into invoices (number, order_id, content, created_at)
       select number + n, order_id, content, created_at from (select * from invoices order by number desc limit 1) last, generate_series(1, 50000) n`,
    ),
  )
  expectProblem(await admin.send('GET', `/bookkeeping/papers.zip${today}`), 422, ['to'])
  expectProblem(await admin.send('GET', `/bookkeeping/bookings.csv${today}`), 422, ['to'])
  expectProblem(await admin.send('GET', `/bookkeeping/datev.csv${today}`), 422, ['to'])
  expect((await readTakings(today)).total.papers).toBe(50_001)
  beginDay()
})

describe('GET /bookkeeping/vat', () => {
  test('keeps domestic, One-Stop Shop, registered and untaxed sales apart, each with its country and rate', async () => {
    const today = beginDay()
    for (const [place, price] of [
      [berlin, 119],
      [vienna, 119],
      [funchal, 119],
      [belfast, 119],
      [london, 119],
      [oslo, 100],
    ] as const)
      await sell(place, 'account', price)
    const { rows, total } = await readVat(today)
    expect(rows).toMatchObject([
      { kind: 'domestic', country: 'DE', percent: 19, net: 100, vat: 19, gross: 119, corrects: null },
      { kind: 'oss', country: 'AT', percent: 20, net: 99.17, vat: 19.83, gross: 119 },
      { kind: 'oss', country: 'PT', percent: 22, net: 97.54, vat: 21.46, gross: 119 },
      { kind: 'oss', country: 'XI', percent: 20, net: 99.17, vat: 19.83, gross: 119 },
      { kind: 'registered', country: 'GB', percent: 20, net: 99.17, vat: 19.83, gross: 119 },
      { kind: 'export', country: 'NO', percent: 0, net: 100, vat: 0, gross: 100 },
    ])
    expect(total).toMatchObject({ papers: 6, gross: 695 })
    const takings = (await readTakings(today)).total
    expect([takings.net, takings.vat, takings.gross]).toEqual([total.net, total.vat, total.gross])
  })

  test('sets corrections of an earlier quarter apart, named by it, and a corrected invoice counts once', async () => {
    beginDay()
    const early = await sell(vienna, 'account')
    const [year, month] = shop.today().split('-').map(Number)
    const quarter = `${year}-Q${Math.ceil((month ?? 0) / 3)}`
    const today = beginDay(92)
    expect(await shop.cancelOnAccount(early)).toMatchObject({ status: 200 })
    const moved = await sell(vienna, 'account')
    const deliveryAddress = { ...vienna, name: 'Another Name' }
    const answer = await admin.send('PUT', `/order/${moved._id}/delivery`, { deliveryAddress })
    expect(answer).toMatchObject({ status: 200 })
    const { rows } = await readVat(today)
    expect(rows).toMatchObject([
      { kind: 'oss', country: 'AT', percent: 20, gross: 119, vat: 19.83, corrects: null, papers: 2 },
      { kind: 'oss', country: 'AT', percent: 20, gross: -119, vat: -19.83, corrects: quarter },
    ])
  })

  test('and the takings are had as files, which say the same', async () => {
    const today = beginDay()
    await sell(berlin, 'account')
    expect(await readFile(`/bookkeeping/vat.csv${today}`)).toBe(
      '"kind","country","percent","corrects","papers","net","vat","gross"\r\n"domestic","DE",19,,1,100,19,119\r\n',
    )
    expect(await readFile(`/bookkeeping/takings.csv${today}`)).toContain(
      `"${shop.today()}",1,0,119,0,100,19,119,`,
    )
  })
})
