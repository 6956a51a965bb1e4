import { expect, test } from 'vitest'
import { previewMovement } from './movement-preview.ts'

const stock = { available: 1200, reserved: 4 }

test.each([
  ['counted', '18', '18 on the shelf, 4 reserved: 14 available'],
  ['counted', '3', '3 on the shelf, 4 reserved: 1 too few'],
  ['received', '25', '1,200 available now: 1,225 available then'],
  ['scrapped', '1201', '1,200 available now: 1 too few'],
  ['correction', '-200', '1,200 available now: 1,000 available then'],
  ['received', '-5', ''],
  ['counted', '', ''],
  ['found', '5', ''],
])('%s %s: %s', (reason, quantity, line) => {
  expect(previewMovement(stock, { reason, quantity })).toBe(line)
})
