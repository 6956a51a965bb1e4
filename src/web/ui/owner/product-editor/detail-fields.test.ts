import { expect, test } from 'vitest'
import { changesOf, type DetailFields, mergeFields } from './detail-fields.ts'

const base: DetailFields = {
  productname: 'Hex bolt',
  price: '2.50',
  min: '10',
  lowStock: null,
  sku: '',
  description: 'Plain',
  dimensions: [{ symbol: 'd', name: 'Thread', value: '8', unit: 'mm' }],
  pictures: ['/a.webp', '/b.webp'],
}

test('sends what has changed and nothing else', () => {
  const typed = { ...base, price: '2.75', lowStock: '20', pictures: ['/b.webp', '/a.webp'] }
  expect(changesOf(base, typed)).toEqual({ price: '2.75', lowStock: '20', pictures: ['/b.webp', '/a.webp'] })
})

test('finds no change if the shop would read the same value', () => {
  const rows = [{ symbol: 'd', name: 'Thread ', value: '8.0', unit: 'mm' as const }]
  const typed = { ...base, productname: ' Hex bolt', price: '2.5', min: '010', sku: null, dimensions: rows }
  expect(changesOf(base, typed)).toEqual({})
})

test('keeps values that cannot be read, so that the form can say what is wrong', () => {
  expect(changesOf(base, { ...base, price: 'cheap', min: '' })).toEqual({ price: 'cheap', min: '' })
})

test('adopts what only others have changed, and leaves to the person what both have changed', () => {
  const typed = { ...base, price: '3', description: 'Fine', min: '20' }
  const theirs = { ...base, price: '4.00', sku: 'PH-1', min: '20' }
  expect(mergeFields(base, typed, theirs)).toEqual({
    merged: { ...typed, sku: 'PH-1' },
    adopted: ['sku'],
    contested: ['price'],
  })
})
