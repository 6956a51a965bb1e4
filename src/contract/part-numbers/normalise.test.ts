import { expect, test } from 'vitest'
import { normalisePartNumber } from './normalise.ts'

test.each([
  ['4711-A', '4711A'],
  [' 4711 a ', '4711A'],
  ['4711–a', '4711A'],
  ['４７１１', '4711'],
  ['47/11.a', '47/11.A'],
  ['Schraube 8', 'SCHRAUBE8'],
])('%s is compared as %s', (written, compared) => {
  expect(normalisePartNumber(written)).toBe(compared)
})
