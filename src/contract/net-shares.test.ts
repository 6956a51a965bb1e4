import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addCents, cents, multiplyCents, toCents, toEuros } from './money.ts'
import { shareNet } from './net-shares.ts'
import { netOf, netPriceOf } from './tax/split-vat.ts'

const percents = constantFrom(5, 7.7, 8.1, 19, 20, 25, 27)
const line = record({
  unitCents: integer({ min: 1, max: 500_000 }).map(cents),
  quantity: integer({ min: 1, max: 1000 }),
})
const sales = [
  array(line, { minLength: 1, maxLength: 30 }),
  integer({ min: 0, max: 50_000 }).map(cents),
  percents,
] as const

test('what lines and delivery are without VAT adds up to the net total, to the cent', () => {
  assert(
    property(...sales, (lines, deliveryCents, percent) => {
      const gross = lines.map(({ unitCents, quantity }) => toEuros(multiplyCents(unitCents, quantity)))
      const delivery = toEuros(deliveryCents)
      const net = netOf(toEuros(addCents(...gross.map(toCents), deliveryCents)), percent)
      const shares = shareNet(net, { lines: gross, delivery })
      const sum = addCents(...shares.lines.map(toCents))
      expect(sum).toBe(toCents(shares.goods))
      expect(sum + toCents(shares.delivery)).toBe(toCents(net))
    }),
  )
})

test('the net price of a piece times the quantity is the net of the line, but for what its fifth decimal, half a cent of the net total and a cent of sharing make', () => {
  assert(
    property(...sales, (lines, deliveryCents, percent) => {
      const gross = lines.map(({ unitCents, quantity }) => toEuros(multiplyCents(unitCents, quantity)))
      const delivery = toEuros(deliveryCents)
      const net = netOf(toEuros(addCents(...gross.map(toCents), deliveryCents)), percent)
      const shares = shareNet(net, { lines: gross, delivery })
      for (const [index, { unitCents, quantity }] of lines.entries()) {
        const times = netPriceOf(toEuros(unitCents), percent) * quantity
        const share = shares.lines[index] ?? Number.NaN
        expect(Math.abs(times - share)).toBeLessThanOrEqual(0.00005 * quantity + 0.0151)
      }
    }),
  )
})

test('a cheap piece has four decimals, and 100 of them come to what the line says', () => {
  expect(netPriceOf(0.05, 19)).toBe(0.042)
  expect(netPriceOf(0.25, 19)).toBe(0.2101)
  expect(netOf(0.05 * 100, 19)).toBe(4.2)
  expect(netPriceOf(11.9, 19)).toBe(10)
})

test('lines that cost nothing have nothing to share', () => {
  expect(shareNet(0, { lines: [0, 0] })).toEqual({ lines: [0, 0], delivery: 0, goods: 0 })
})
