import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addCents, cents, MAX_CENTS, toEuros } from '../money.ts'
import { netOf, splitVat } from './tax.ts'

const gross = integer({ min: 0, max: MAX_CENTS }).map(cents)
const ONE_CENT = cents(1)
const hundredths = integer({ min: 0, max: 9999 })

test.each([
  [11900, 19, 10000, 1900],
  [1995, 20, 1663, 332],
  [1, 20, 1, 0],
  [3, 20, 3, 0],
  [2, 33.33, 2, 0],
  [10810, 8.1, 10000, 810],
  [5000, 0, 5000, 0],
  [0, 20, 0, 0],
])('%i cents including %d percent split into %i and %i', (grossCents, percent, netCents, vatCents) => {
  expect(splitVat(cents(grossCents), percent)).toEqual({ netCents, vatCents })
})

test('goods and tax add up to the price, and neither is negative', () => {
  assert(
    property(gross, hundredths, (amount, rate) => {
      const { netCents, vatCents } = splitVat(amount, rate / 100)
      return netCents + vatCents === amount && netCents >= 0 && vatCents >= 0
    }),
  )
})

test('the net amount is never off by more than half a cent', () => {
  assert(
    property(gross, hundredths, (amount, rate) => {
      const { netCents } = splitVat(amount, rate / 100)
      const off = BigInt(netCents) * BigInt(10_000 + rate) - BigInt(amount) * 10_000n
      return 2n * (off < 0n ? -off : off) <= BigInt(10_000 + rate)
    }),
  )
})

test('a higher price never has less of either in it', () => {
  assert(
    property(gross, hundredths, (amount, rate) => {
      const [lower, higher] = [splitVat(amount, rate / 100), splitVat(addCents(amount, ONE_CENT), rate / 100)]
      return higher.netCents >= lower.netCents && higher.vatCents >= lower.vatCents
    }),
  )
})

test.each([
  [1.19, 19, 1],
  [0.06, 19, 0.05],
  [6, 19, 5.04],
  [1995.01, 20, 1662.51],
  [12.5, 0, 12.5],
])('€%d with %d %% VAT is shown as €%d net', (price, percent, net) => {
  expect(netOf(price, percent)).toBe(net)
})

test('a net price is the one that a total of the same amount has on papers', () => {
  assert(
    property(gross, hundredths, (amount, rate) => {
      const { netCents } = splitVat(amount, rate / 100)
      return netOf(toEuros(amount), rate / 100) === toEuros(netCents)
    }),
  )
})
