import { expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { makeBlank, publicFacts, readFacts } from '#contract/catalog/plain-facts.ts'
import { compareProducts } from './compare-facts.ts'

const screw: Product = {
  ...readFacts(publicFacts, makeBlank(publicFacts)),
  _id: '7',
  name: 'Hex bolt M8 x 40',
  img: '/bolt.webp',
  price: 0.34,
  available: 4800,
  backOrderDays: null,
  min: 100,
  description: '',
  category: 'fasteners',
  createdAt: '2026-01-01T00:00:00.000Z',
  sku: 'PH-1',
  standard: 'ISO 4017',
  material: 'Steel',
  dimensions: [
    { symbol: 'd', name: 'Thread', value: 8, unit: 'mm' },
    { symbol: 'l', name: 'Length', value: 40, unit: 'mm' },
  ],
  pictures: ['/bolt.webp'],
  model: null,
  archived: false,
  step: 1,
  tiers: [
    { from: 100, price: 0.3 },
    { from: 500, price: 0.28 },
  ],
  weight: 31.2,
  customsCode: '73181588',
  countryOfOrigin: 'DE',
  size: 'M8 x 40',
  grade: '8.8',
  pictureShows: null,
  variants: null,
}

const rowsOf = (...products: Product[]) =>
  new Map(
    compareProducts(products).map(fact => [fact.name, { cells: fact.cells, isDifferent: fact.isDifferent }]),
  )

test('what differs is told apart from what is the same', () => {
  const rows = rowsOf(screw, { ...screw, price: 0.4, tiers: [], dimensions: [...screw.dimensions] })
  // Of the quantity that is ordered at least: from 100 on, the first costs less.
  expect(rows.get('Price')).toEqual({
    cells: [[{ before: '', euros: 0.3 }], [{ before: '', euros: 0.4 }]],
    isDifferent: true,
  })
  expect(rows.get('Thread')).toEqual({ cells: [['8\u{a0}mm'], ['8\u{a0}mm']], isDifferent: false })
})

test('what is known of the plain facts is compared in words', () => {
  const rows = rowsOf(screw, { ...screw, countryOfOrigin: 'NL' })
  expect(rows.get('Weight')).toEqual({ cells: [['31.2 g'], ['31.2 g']], isDifferent: false })
  expect(rows.get('Country of origin')).toEqual({ cells: [['Germany'], ['Netherlands']], isDifferent: true })
  expect(rows.get('Customs code')?.cells).toEqual([['73181588'], ['73181588']])
})

test('a dimension that a part does not have leaves its cell empty, and differs', () => {
  const short = { ...screw, dimensions: screw.dimensions.slice(0, 1) }
  expect(rowsOf(screw, short).get('Length')).toEqual({ cells: [['40\u{a0}mm'], []], isDifferent: true })
})

test('the same symbol with another meaning has a row of its own', () => {
  const bearing = { ...screw, dimensions: [{ symbol: 'd', name: 'Bore', value: 8, unit: 'mm' }] }
  const rows = rowsOf(screw, bearing)
  expect(rows.get('Thread')?.cells).toEqual([['8\u{a0}mm'], []])
  expect(rows.get('Bore')?.cells).toEqual([[], ['8\u{a0}mm']])
})

test('what no part has is left out', () => {
  const rows = rowsOf(screw, screw)
  expect(rows.has('Finish')).toBe(false)
  expect(rows.has('Sold in packs of')).toBe(false)
  expect(rows.get('Larger quantities')?.cells[0]).toEqual([
    { before: 'from 100 pieces: ', euros: 0.3 },
    { before: 'from 500 pieces: ', euros: 0.28 },
  ])
})

test('a price beyond what is in stock is on request', () => {
  expect(rowsOf({ ...screw, available: 499 }).get('Larger quantities')?.cells[0]).toEqual([
    { before: 'from 100 pieces: ', euros: 0.3 },
    'from 500 pieces: on request',
  ])
})

test('too few pieces for an order are sold out; what is no longer made has no stock', () => {
  const rows = rowsOf({ ...screw, available: 99 }, { ...screw, archived: true })
  expect(rows.get('Availability')?.cells).toEqual([['Sold out'], ['No longer made']])
})
