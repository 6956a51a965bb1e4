import { expect, test } from 'vitest'
import { formatLength, fromTyped, toTyped } from './length-unit.ts'

test.each([
  [6.35, '1/4"'],
  [38.1, '1 1/2"'],
  [25.4, '1"'],
  [0.396875, '1/64"'],
  [9.128125, '23/64"'],
  [8, '0.315"'],
  [25, '0.984"'],
  [0.1, '0.004"'],
])('shows %d mm as %s', (mm, text) => expect(formatLength(mm, 'inch')).toBe(text))

test('shows mm as they are', () => {
  expect(formatLength(2.5, 'mm')).toBe('2.5\u{a0}mm')
})

test.each([
  ['1/4', 6.35],
  ['1 1/2"', 38.1],
  ['1-1/2', 38.1],
  ['0.315', 8.001],
  [' .5 ', 12.7],
  ['2,5', 63.5],
])('takes %j for inches', (typed, mm) => expect(fromTyped(typed, 'inch')).toBeCloseTo(mm, 6))

test.each(['', 'wide', '1/0', '-3', '1e3', '1/2/3'])('takes %j for no length', typed => {
  expect(fromTyped(typed, 'inch')).toBeUndefined()
  expect(fromTyped(typed, 'mm')).toBeUndefined()
})

test('what a field shows is the length that is read from it again', () => {
  for (const mm of [0.25, 1.6, 8, 20, 9.128125, 12.7, 1500])
    for (const unit of ['mm', 'inch'] as const) expect(fromTyped(toTyped(mm, unit), unit)).toBe(mm)
})
