import { expect, test } from 'vitest'
import { stepQuantity } from './describe-line.ts'

const terms = { min: 20, step: 10, available: 55, backOrderDays: null }

test.each([
  [20, 1, { quantity: 30 }],
  [50, 1, { refusal: 'Only 55 pieces are available.' }],
  [30, -1, { quantity: 20 }],
  [20, -1, { refusal: 'The minimum order is 20 pieces.' }],
  [5, 1, { quantity: 20 }],
  [25, 1, { quantity: 30 }],
  [25, -1, { quantity: 20 }],
] as const)('from %i a step of %i leads to %o', (quantity, direction, expected) => {
  expect(stepQuantity(terms, quantity, direction)).toEqual(expected)
})
