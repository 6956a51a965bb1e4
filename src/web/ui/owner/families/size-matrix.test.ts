import { expect, test } from 'vitest'
import { combineSizes, explainValues, patternOf, readValues } from './size-matrix.ts'

test('reads values one by one and as a range with a step', () => {
  expect(readValues('8, 10 12.5')).toEqual([8, 10, 12.5])
  expect(readValues('20-60/10, 20; 80')).toEqual([20, 30, 40, 50, 60, 80])
  expect(readValues('0.1-0.3/0.1')).toEqual([0.1, 0.2, 0.3])
  expect(readValues('')).toEqual([])
})

test.each(['M8', '8-', '10-5/1', '1-9/0', '1-99999/1', '8..2'])('does not read %j as values', typed => {
  expect(readValues(typed)).toBeUndefined()
})

test('asks about a comma between two digits, which may be of decimals', () => {
  expect(readValues('8,5')).toBeUndefined()
  expect(explainValues('6 8,5')).toBe('8,5 can be read as 8 and 5 or as 8.5: please write 8 5 or 8.5.')
  expect(readValues('8,10,12')).toEqual([8, 10, 12])
})

test('combines every value of one parameter with every value of the other', () => {
  const axes = [
    { symbol: 'd', values: [8, 10] },
    { symbol: 'l', values: [20, 30, 40] },
  ]
  const sizes = combineSizes(axes, { name: 'Bolt M{d} x {l}, {x}', size: 'M{d} x {l}', sku: 'B-M{d}X{l}' })
  expect(sizes).toHaveLength(6)
  expect(sizes[4]).toEqual({
    productname: 'Bolt M10 x 30, {x}',
    size: 'M10 x 30',
    sku: 'B-M10X30',
    dimensions: { d: 10, l: 30 },
  })
})

test('makes a pattern of a name by the values in it, whole numbers only', () => {
  const dimensions = [
    { symbol: 'd', name: 'Thread', value: 8, unit: 'mm' },
    { symbol: 'l', name: 'Length', value: 25, unit: 'mm' },
  ]
  expect(patternOf('Bolt M8 x 25, 8.8', dimensions, ['d', 'l'])).toBe('Bolt M{d} x {l}, 8.8')
  expect(patternOf('PH-4017-M8X25-A2', dimensions, ['d', 'l'])).toBe('PH-4017-M{d}X{l}-A2')
  expect(patternOf('PH-88-M8', dimensions, ['d'])).toBe('PH-88-M{d}')
  expect(patternOf('Series 8 M8 x 25', dimensions, ['d', 'l'])).toBe('Series 8 M{d} x {l}')
})
