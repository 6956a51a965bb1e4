import { afterAll, describe, expect, test } from 'vitest'
import { takingsReport, vatReport } from '#contract/bookkeeping/bookkeeping.ts'
import { inserted } from '#contract/common.ts'
import { dayIn } from '#domain/days.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { openAccountShop } from '../support/on-account.ts'
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
