import { expect, test } from 'vitest'
import { findScanned } from './scan.ts'

const lines = [
  { sku: 'PH-1', number: 'M-7' },
  { sku: null, number: 'PH-1' },
  { sku: 'PH-2', number: 'M-9' },
  { sku: 'PH-3', number: 'm-9' },
  { sku: 'PH-4', number: '' },
]

test.each([
  ['ph-1', 0],
  [' M-7\n', 0],
  ['PH-4', 4],
  ['M-9', undefined],
  ['', undefined],
  ['PH', undefined],
])('the code %j names line %j', (code, place) => {
  expect(findScanned(lines, code)).toBe(place)
})
