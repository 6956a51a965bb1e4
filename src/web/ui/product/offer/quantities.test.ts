import { expect, test } from 'vitest'
import { describeBounds, describeStock, isSoldOut } from './quantities.ts'

test.each([
  [{ min: 25, step: 1, available: 1025, backOrderDays: null }, '25 to 1,025 pieces'],
  [{ min: 10, step: 10, available: 1025, backOrderDays: null }, '10 to 1,020 pieces, in packs of 10'],
  [{ min: 1, step: 1, available: 1, backOrderDays: null }, '1 to 1 piece'],
])('%j can be ordered from the minimum to the last whole pack', (product, bounds) => {
  expect(describeBounds(product)).toBe(bounds)
})

test('fewer pieces than the minimum order are sold out', () => {
  expect([9, 10].map(available => isSoldOut({ available, min: 10, backOrderDays: null }))).toEqual([
    true,
    false,
  ])
})

test('of a size that is sold beyond its stock any quantity can be ordered, and lists say when it leaves', () => {
  const product = { min: 10, step: 10, available: 5, backOrderDays: 12 }
  expect(describeBounds(product)).toBe('10 pieces or more, in packs of 10')
  expect(isSoldOut(product)).toBe(false)
  expect(describeStock(product)).toBe('Leaves within 12 working days')
  expect(describeStock({ ...product, available: 15 })).toBe('15 pieces')
})
