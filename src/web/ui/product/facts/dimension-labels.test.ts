import { formatDimension } from '@parts-hub/parts'
import { expect, test } from 'vitest'
import { describeKeyDimensions } from './dimension-labels.ts'

test.each([
  [{ value: 16, unit: 'mm' }, '16 mm'],
  [{ value: 1250.5, unit: 'N/mm' }, '1,250.5 N/mm'],
  [{ value: 0.005, unit: 'mm' }, '0.005 mm'],
  [{ value: 118, unit: '°' }, '118°'],
  [{ value: 40, unit: '' }, '40'],
])('reads %j as %s', (dimension, words) => {
  expect(formatDimension(dimension).replaceAll('\u{a0}', ' ')).toBe(words)
})

test('the first three dimensions are the key ones', () => {
  const dimensions = ['Thread', 'Length', 'Width across flats', 'Pitch'].map((name, index) => ({
    symbol: name,
    name,
    value: index + 1,
    unit: 'mm',
  }))
  expect(describeKeyDimensions({ dimensions }).replaceAll('\u{a0}', ' ')).toBe(
    'Thread 1 mm · Length 2 mm · Width across flats 3 mm',
  )
  expect(describeKeyDimensions({ dimensions: [] })).toBe('')
})
