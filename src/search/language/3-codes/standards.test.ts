import { expect, test } from 'vitest'
import { fitsStandard, standardsFor } from './standards.ts'

test.each([
  ['din933', 'DIN 933'],
  ['DIN EN ISO 4017:2014', 'ISO 4017'],
  ['DIN 4017', 'ISO 4017'],
  ['ISO 933', 'DIN 933'],
  ['ANSI/ASME B18.2.1', 'ASME B18.2.1'],
  ['DIN 125 A', 'DIN 125-A'],
  ['DIN 471-30', 'DIN 471'],
  ['DIN EN 14399-4', 'EN 14399-4'],
  ['4762', 'ISO 4762'],
])('%s is %s', (written, standard) => {
  expect(standardsFor(written)?.standard).toBe(standard)
})

test('says what may stand for a standard, and in what it differs', () => {
  expect(standardsFor('DIN 912')?.equivalents).toEqual([
    { standard: 'ISO 4762', isNear: false, note: 'DIN 912 is ISO 4762' },
  ])
  expect(standardsFor('DIN 9021')?.equivalents).toEqual([
    {
      standard: 'ISO 7093-1',
      isNear: true,
      note: 'DIN 9021 and ISO 7093-1 differ in the thickness of M5 and the hole from M18 on',
    },
  ])
})

test('knows no standard where none is written', () => {
  expect(standardsFor('M8')).toBeUndefined()
})

test.each([
  ['DIN 125', 'DIN 125-A', true],
  ['DIN 335', 'DIN 335 C', true],
  ['ISO 7380', 'ISO 7380-2', true],
  ['ISO 7380-1', 'ISO 7380-2', false],
  ['DIN 93', 'DIN 933', false],
])('whether %s is asked for by %s: %s', (asked, made, fits) => {
  expect(fitsStandard(asked, made)).toBe(fits)
})
