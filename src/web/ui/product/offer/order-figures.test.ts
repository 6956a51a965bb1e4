import { expect, test } from 'vitest'
import { checkQuantity, totalOf } from './order-figures.ts'
import { stepQuantity } from './step-quantity.ts'

const product = { price: 9.95, min: 3, available: 1000, backOrderDays: null, step: 1, tiers: [] }

test('multiplies exactly', () => {
  expect(totalOf(product, '3')).toBe(29.85)
  expect(totalOf({ ...product, price: 0.07 }, '1000000')).toBe(70_000)
})

test('multiplies by the price of the tier that the quantity reaches', () => {
  const tiers = [
    { from: 10, price: 9 },
    { from: 100, price: 8.5 },
  ]
  const totals = ['9', '10', '99', '100'].map(typed => totalOf({ ...product, tiers }, typed))
  expect(totals).toEqual([89.55, 90, 891, 850])
})

test('has no total for an invalid quantity, or above what the shop handles', () => {
  expect(totalOf(product, '')).toBeUndefined()
  expect(totalOf(product, '1.5')).toBeUndefined()
  expect(totalOf({ ...product, price: 9_000_000 }, '2')).toBeUndefined()
})

test('says in a sentence why a quantity cannot be ordered', () => {
  expect(checkQuantity(product, '3')).toBe(true)
  expect(checkQuantity(product, '1000')).toBe(true)
  expect(checkQuantity(product, '2')).toBe('The minimum order is 3 pieces.')
  expect(checkQuantity(product, '1001')).toBe('Only 1,000 pieces are available.')
  expect(checkQuantity(product, '3.5')).toBe('Please enter a whole number of pieces.')
  expect(checkQuantity({ ...product, step: 50 }, '120')).toBe('It is sold in packs of 50: 100 or 150 pieces?')
  expect(checkQuantity(product, '')).toBe('Please enter a whole number of pieces.')
})

test('goes up and down in whole packs, within what can be ordered', () => {
  const packed = { min: 100, available: 475, backOrderDays: null, step: 50 }
  const steps = [
    [100, 1],
    [120, 1],
    [120, -1],
    [100, -1],
    [450, 1],
    [9999, -1],
    [0, 1],
  ] as const
  expect(steps.map(([from, direction]) => stepQuantity(packed, from, direction))).toEqual([
    150, 150, 100, 100, 450, 450, 100,
  ])
})
