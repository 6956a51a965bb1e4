import { expect, test } from 'vitest'
import { formatCardNumber, formatCvc, formatExpiry } from './card-format.ts'

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['378282246310005', '3782 822463 10005'],
  ['36227206271667', '3622 7206 2716 67'],
  ['', ''],
])('groups the digits of a card: %s', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown)
})

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['1234', '12/34'],
  ['5', '05'],
  ['5/', '05/'],
  ['12/34', '12/34'],
  ['12/2034', '12/34'],
  ['122034', '12/34'],
  ['12/20', '12/20'],
])('separates month and year: %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown)
})

test('keeps the digits of a security code', () => {
  expect(formatCvc('12a345')).toBe('1234')
})
