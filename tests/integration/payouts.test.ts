import { parse } from 'csv-parse/sync'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { payoutsReport } from '#contract/bookkeeping/payouts.ts'
import { watchAlerts } from '#domain/desk/watch-alerts.ts'
import { readPayouts } from '#domain/payments/payouts.ts'
import { reconcile } from '#domain/payments/reconcile.ts'
import { CardServiceUnavailable } from '#domain/ports.ts'
import { openMoneyShop } from '../support/money-shop.ts'

const shop = await openMoneyShop({ env: { BOOKS_ACCOUNTS: 'fees=4971/94' } })
afterAll(() => shop.close())
const { admin } = shop
const ada = await shop.signUp({ isConfirmed: true })
const bolt = await shop.addProduct({ price: 100, available: 10_000 })

const DAY_MS = 24 * 60 * 60 * 1000
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const PERIOD = `from=${dayFrom(-3)}&to=${dayFrom(3)}`
const readReport = async (payout = '') => {
  const answer = await admin.send('GET', `/bookkeeping/payouts?${PERIOD}${payout && `&payout=${payout}`}`)
  expect(answer.status).toBe(200)
  return payoutsReport.parse(answer.body)
}
const readFile = async (path: string, delimiter = ',') => {
  const text = new TextDecoder('windows-1252').decode(
    await (await admin.fetch(`/bookkeeping/${path}?${PERIOD}`)).arrayBuffer(),
  )
  const rows = parse(text.replace('ï»¿', ''), {
    delimiter,
    relax_column_count: true,
  })
  return z.array(z.array(z.string())).parse(rows)
}
const payOne = async () => {
  const order = await shop.book(ada, bolt)
  return { order, intentId: await shop.pay(ada, order) }
}
const cents = (euros: string | undefined) => Math.round(Number(euros) * 100)

/** Debits less credits of each account, in cents, by the plain file. */
async function sumAccounts(): Promise<Map<string, number>> {
  const [, ...bookings] = await readFile('bookings.csv')
  const balances = new Map<string, number>()
  const add = (account = '', amount: number) => balances.set(account, (balances.get(account) ?? 0) + amount)
  for (const [, , debit, credit, amount] of bookings) {
    add(debit, cents(amount))
    add(credit, -cents(amount))
  }
  return balances
}

test('GET /bookkeeping/payouts shows what payouts are made of, to the cent, and the card account of the bookings comes to zero', async () => {
  const { order } = await payOne()
  await payOne()
  const { intentId: disputed } = await payOne()
  const refund = { amount: 4.5, reason: 'A dent' }
  expect(await admin.send('POST', `/order/${order._id}/refund`, refund)).toMatchObject({ status: 200 })
  await shop.atCardService.dispute(disputed)
  await reconcile(shop.context())
  const { price } = order
  const fee = Math.round(price * 1.5) / 100 + 0.25

  // Two instances read at once, and again: nothing is counted twice.
  await Promise.all([readPayouts(shop.context()), readPayouts(shop.context())])
  const before = await readReport('waiting')
  expect(before.payouts).toEqual([])
  const sums = {
    movements: 5,
    charges: 3 * price,
    refunds: -4.5,
    disputes: -price,
    fees: 3 * fee + 20,
    other: 0,
    notBooked: 0,
  }
  expect(before.waiting).toMatchObject(sums)
  // Of a second, the order is the ids'.
  expect(before.parts.map(({ kind }) => kind).toSorted()).toEqual([
    'charge',
    'charge',
    'charge',
    'dispute',
    'refund',
  ])
  expect(before.parts.find(({ kind, order: of }) => kind === 'charge' && of === order._id)).toMatchObject({
    order: order._id,
    amount: price,
    fee,
    isBooked: true,
  })
  expect((await sumAccounts()).get('1360')).toBe(Math.round(before.waiting.net * 100))

  await shop.atCardService.payOut()
  await readPayouts(shop.context())
  await readPayouts(shop.context())
  const { payouts, waiting } = await readReport()
  expect(payouts).toMatchObject([{ ...sums, amount: before.waiting.net, status: 'paid', unexplained: 0 }])
  expect(waiting).toMatchObject({ movements: 0, net: 0 })
  const balances = await sumAccounts()
  expect(balances.get('1360')).toBe(0)
  expect(balances.get('4971')).toBe(Math.round(sums.fees * 100))
  expect(balances.get('1200')).toBe(Math.round(before.waiting.net * 100))
  // The customer's bank took back what was paid: the accountant decides what becomes of the invoice.
  expect(balances.get('10000')).toBe(Math.round(price * 100))

  // The file has the payout and its parts, which come to nothing; DATEV takes the tax from the account of the fees.
  const [names = [], ...rows] = await readFile('payouts.csv')
  expect(rows.map(row => row[names.indexOf('kind')]).toSorted()).toEqual([
    'charge',
    'charge',
    'charge',
    'dispute',
    'payout',
    'refund',
  ])
  expect(rows.reduce((sum, row) => sum + cents(row[names.indexOf('net')]), 0)).toBe(0)
  const datev = await readFile('datev.csv', ';')
  expect(datev.find(fields => fields[13] === 'Fees of the card service')?.slice(1, 9)).toEqual([
    'H',
    'EUR',
    '',
    '',
    '',
    '1360',
    '4971',
    '94',
  ])
})

test('a payout that comes back waits for the next one, and is booked both ways', async () => {
  await payOne()
  await shop.atCardService.payOut()
  await readPayouts(shop.context())
  const [payout] = (await readReport()).payouts
  await shop.atCardService.failPayout(payout?.id ?? '')
  await readPayouts(shop.context())
  const { payouts, waiting } = await readReport()
  expect(payouts[0]).toMatchObject({ id: payout?.id, status: 'failed' })
  expect(waiting).toMatchObject({
    movements: 1,
    other: payout?.amount,
    notBooked: 0,
  })
  expect((await sumAccounts()).get('1360')).toBe(Math.round(waiting.net * 100))
  await shop.atCardService.payOut()
  await readPayouts(shop.context())
  expect((await sumAccounts()).get('1360')).toBe(0)
})

test('what is not in the books is named: a charge that belongs to no order here', async () => {
  const { cards } = shop.context()
  const { intentId } = await payOne()
  await shop.database.pool.query('delete from payments where intent_id = $1', [intentId])
  await readPayouts(shop.context())
  const { waiting, parts } = await readReport('waiting')
  expect(waiting.notBooked).toBe(waiting.charges)
  expect(parts).toMatchObject([{ order: null, isBooked: false }])
  const listed = await Array.fromAsync(cards.listMovements({ since: new Date(0) }))
  expect(listed.flat().every(({ category }) => category !== 'payout')).toBe(true)
})

test('a reading that fails is noted since when, and goes on where it ended once it succeeds', async () => {
  const { cards } = shop.context()
  const spy = vi.spyOn(cards, 'listPayouts').mockImplementation(async function* () {
    yield await Promise.reject(new CardServiceUnavailable('Stripe: permission'))
  })
  await expect(readPayouts(shop.context())).rejects.toThrow('permission')
  const { failingSince } = await readReport()
  expect(failingSince).not.toBeNull()
  shop.clock.forward({ minutes: 41 })
  await expect(readPayouts(shop.context())).rejects.toThrow('permission')
  expect((await readReport()).failingSince).toBe(failingSince)
  await watchAlerts(shop.context(), {
    freeDiskBytes: undefined,
    wantsBackups: false,
  })
  expect((await admin.send('GET', '/alerts')).body).toContainEqual(
    expect.objectContaining({ kind: 'payouts' }),
  )
  spy.mockRestore()
  await readPayouts(shop.context())
  expect((await readReport()).failingSince).toBeNull()
})
