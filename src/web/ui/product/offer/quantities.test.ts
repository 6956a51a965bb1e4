import { expect, test } from 'vitest'
import { describeBounds, isSoldOut } from './quantities.ts'

test.each([
  [{ min: 25, step: 1, available: 1025 }, '25 to 1,025 pieces'],
  [{ min: 10, step: 10, available: 1025 }, '10 to 1,020 pieces, in packs of 10'],
  [{ min: 1, step: 1, available: 1 }, '1 to 1 piece'],
])('%j can be ordered from the minimum to the last whole pack', (product, bounds) => {
  expect(describeBounds(product)).toBe(bounds)
})

test('fewer pieces than the minimum order are sold out', () => {
  expect([9, 10].map(available => isSoldOut({ available, min: 10 }))).toEqual([true, false])
})
