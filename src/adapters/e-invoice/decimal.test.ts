import { expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { divideDecimal, toDecimal } from './decimal.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1995, '19.95'],
  [1_000_000_000, '10000000.00'],
])('%i cents are %s euros', (amount, decimal) => {
  expect(toDecimal(cents(amount))).toBe(decimal)
})

test.each([
  [2508, 3, '8.3600', true],
  [100, 3, '0.3333', false],
  [200, 3, '0.6667', false],
  [1, 10_000, '0.0000', false],
  [1, 100, '0.0001', true],
])('%i cents for %i pieces are %s each', (amount, pieces, decimal, isExact) => {
  expect(divideDecimal(cents(amount), pieces)).toEqual({ decimal, isExact })
})
