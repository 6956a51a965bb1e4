import { expect, it } from 'vitest'
import { fractionOfInch, unifiedSize } from './inches.ts'

it.each([
  [0.5, '1/2'],
  [0.4375, '7/16'],
  [0.609375, '39/64'],
  [1, '1'],
  [2.25, '2 1/4'],
])('%d inches are read as %s', (inches, expected) => {
  expect(fractionOfInch(inches)).toBe(expected)
})

it.each([
  [3.175, '#5'],
  [4.826, '#10'],
  [5.4864, '#12'],
  [6.35, '1/4'],
  [7.938, '5/16'],
  [28.575, '1 1/8'],
])('a unified thread of %d mm has the size %s', (d, expected) => {
  expect(unifiedSize(d)).toBe(expected)
})
