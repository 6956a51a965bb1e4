import { expect, test } from 'vitest'
import { loadFamily } from './families.ts'
import { limits } from './limits.ts'
import { ranges } from './ranges.ts'
import { wordDimension } from './word-dimension.ts'

const written = (symbol: string, value: number, unit: string, standard: string | null) =>
  wordDimension({ symbol, value, unit }, standard).map(text => text.replaceAll('\u{a0}', ' '))

test.each([
  ['s', 42.8625, 'mm', 'ASME B18.2.2', ['1 11/16"', '42.86 mm']],
  ['m', 5.5562, 'mm', 'ASME B18.2.2', ['7/32"', '5.56 mm']],
  ['h', 3.6286, 'mm', 'SAE J483', ['0.143"', '3.63 mm']],
  ['a', 60, '°', 'ASME B18.3', ['60°']],
  ['s', 13, 'mm', 'ISO 4017', ['13 mm']],
  ['s', 12.7, 'mm', null, ['12.7 mm']],
  ['dk', 8.4, 'mm', 'ISO 14581', ['8.4 mm max']],
  ['m', 6.4, 'mm', 'DIN 985', ['6.4 mm min']],
  ['d', 8.4, 'mm', 'ISO 14581', ['8.4 mm']],
  ['h', 8.3312, 'mm', 'ASME B18.16.6', ['0.328" max', '8.33 mm']],
])('%s of %d %s to %s is written as %j', (symbol, value, unit, standard, words) => {
  expect(written(symbol, value, unit, standard)).toEqual(words)
})

test('every limit is of a dimension that parts to its standard have', async () => {
  const ofStandard = Map.groupBy(ranges, ({ standard }) => standard)
  for (const [standard, limited] of Object.entries(limits)) {
    const made = ofStandard.get(standard) ?? []
    expect(made.length, standard).toBeGreaterThan(0)
    for (const { family, code } of made)
      for (const symbol of Object.keys(limited))
        expect((await loadFamily(family)).terms, code).toHaveProperty(symbol)
  }
})
