import { expect, test } from 'vitest'
import { wordDimension } from './word-dimension.ts'

const written = (value: number, unit: string, standard: string | null) =>
  wordDimension({ symbol: 'd', value, unit }, standard).map(text => text.replaceAll('\u{a0}', ' '))

test.each([
  [42.8625, 'mm', 'ASME B18.2.2', ['1 11/16"', '42.86 mm']],
  [5.5562, 'mm', 'ASME B18.2.2', ['7/32"', '5.56 mm']],
  [3.6286, 'mm', 'SAE J483', ['0.143"', '3.63 mm']],
  [60, '°', 'ASME B18.3', ['60°']],
  [13, 'mm', 'ISO 4017', ['13 mm']],
  [12.7, 'mm', null, ['12.7 mm']],
])('%d %s to %s is written as %j', (value, unit, standard, words) => {
  expect(written(value, unit, standard)).toEqual(words)
})
