import { expect, test } from 'vitest'
import type { ShoppingList } from '#contract/shopping-lists/shopping-lists.ts'
import { describeObstacle, priceAt, quantitiesOf, quantityFor } from './list-quantities.ts'

const line: ShoppingList['lines'][number] = {
  product: 'bolt',
  name: 'Bolt',
  sku: null,
  size: null,
  category: 'fasteners',
  family: null,
  img: '',
  quantity: 10,
  unitPrice: 2,
  usualPrice: 2,
  was: null,
  tier: null,
  nextTier: null,
  tiers: [{ from: 100, price: 1.5 }],
  total: 20,
  min: 1,
  step: 1,
  available: 500,
  backOrderDays: null,
  backOrder: null,
  weight: null,
  problem: null,
  saved: false,
}

test('a line costs what the quantity typed costs, and so does the list', () => {
  expect(priceAt(line, quantityFor(line, '100'))).toBe(1.5)
  expect(priceAt(line, quantityFor(line, undefined))).toBe(2)
  expect(quantitiesOf([line], { bolt: '100' })).toMatchObject({ total: 150 })
  expect(quantitiesOf([line], {})).toMatchObject({ total: 20 })
  const many = { ...line, quantity: 200, unitPrice: 1.5, total: 300 }
  expect(quantitiesOf([many], { bolt: '5' })).toMatchObject({ total: 10 })
})

test('a list weighs what goes into the basket of it, in the quantities typed', () => {
  const bolts = { ...line, weight: 400 }
  const nuts = { ...line, product: 'nut' }
  const soldOut = { ...bolts, product: 'pin', available: 0 }
  expect(quantitiesOf([bolts, nuts, soldOut], { bolt: '25' }).weighed).toEqual({ weight: 1000, unweighed: 1 })
})

test('a quantity that may be thousands or decimals is asked about, and orders nothing', () => {
  expect(quantityFor(line, '1.000')).toBeUndefined()
  expect(describeObstacle(line, undefined, '1.000')).toBe(
    '1.000 can be read as 1000 or as 1: please write 1000 or 1.',
  )
})
