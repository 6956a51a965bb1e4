import { expect, it } from 'vitest'
import { fractionOfInch, unifiedThread } from './inches.ts'

it.each([
  [0.5, '1/2'],
  [0.4375, '7/16'],
  [1, '1'],
  [2.25, '2 1/4'],
  [0.19, null],
])('%d inches are read as %s', (inches, expected) => {
  expect(fractionOfInch(inches)).toBe(expected)
})

it.each([
  [6.35, 1.27, '1/4-20'],
  [7.9375, 1.411111, '5/16-18'],
  [4.826, 1.058333, '#10-24'],
  [28.575, 3.628571, '1 1/8-7'],
])('a thread of %d x %d mm is %s', (d, P, expected) => {
  expect(unifiedThread(d, P)).toBe(expected)
})

it('knows metric threads from those in inches', () => {
  const pitches = [0.5, 0.7, 0.8, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6]
  expect(pitches.filter(P => unifiedThread(12, P) !== null)).toEqual([])
})
