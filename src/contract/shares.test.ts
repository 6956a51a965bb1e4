import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addCents, cents, MAX_CENTS, multiplyCents, toCents, toEuros } from './money.ts'
import { shareCents, shareNet } from './shares.ts'
import { netOf, netPriceOf } from './tax/tax.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [1, 1, 2], [25, 25, 50]],
  [3, [2, 2, 2, 2], [1, 1, 1, 0]],
  [2508, [2985], [2508]],
  [0, [0, 0], [0, 0]],
])('%i cents among %j are %j', (total, weights, shares) => {
  expect(shareCents(cents(total), weights)).toEqual(shares)
})

test('shares add up, and none is off by a cent or more', () => {
  const weights = array(integer({ min: 0, max: MAX_CENTS }), { minLength: 1, maxLength: 20 })
  assert(
    property(integer({ min: 0, max: MAX_CENTS }).map(cents), weights, (total, given) => {
      const sum = given.reduce((all, weight) => all + BigInt(weight), 0n)
      if (sum === 0n) return true
      const shares = shareCents(total, given)
      const isNear = (share: number, weight: number) => {
        const off = BigInt(share) * sum - BigInt(total) * BigInt(weight)
        return (off < 0n ? -off : off) < sum
      }
      return addCents(...shares) === total && shares.every((share, index) => isNear(share, given[index] ?? 0))
    }),
  )
})

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
