import { expect, test } from 'vitest'
import { describeEvent } from './history-words.ts'

test('says what an edit has changed, in words and euros', () => {
  const before = { price: 2.5, category: 'springs', lowStock: null, archived: false, finish: 'Bright' }
  const after = { price: 1200, category: 'hand-tools', lowStock: 1500, archived: true, finish: null }
  expect(describeEvent({ action: 'product-edited', before, after })).toEqual({
    what: 'Product edited',
    changes: [
      { label: 'Price', from: '€2.50', to: '€1,200.00' },
      { label: 'Category', from: 'Springs', to: 'Hand tools' },
      { label: 'Low stock at', from: 'never', to: '1,500' },
      { label: 'Archived', from: 'no', to: 'yes' },
      { label: 'Finish', from: 'Bright', to: 'empty' },
    ],
  })
})

test('calls plain facts as the form does, and a country by its name', () => {
  const before = { customsCode: null, countryOfOrigin: 'NL', weight: 12 }
  const after = { customsCode: '73181588', countryOfOrigin: 'DE', weight: null }
  expect(describeEvent({ action: 'product-edited', before, after }).changes).toEqual([
    { label: 'Customs code', from: 'empty', to: '73181588' },
    { label: 'Country of origin', from: 'Netherlands', to: 'Germany' },
    { label: 'Weight', from: '12', to: 'empty' },
  ])
})

test('summarises lists and shortens long texts', () => {
  const rows = ['d', 'l', 'k', 's'].map(symbol => ({ symbol, name: symbol, value: 8, unit: 'mm' }))
  const before = { dimensions: [], pictures: ['/a.webp', '/b.webp'], description: 'x'.repeat(200) }
  const after = { dimensions: rows, pictures: ['/b.webp', '/a.webp'], description: `${'x'.repeat(200)}y` }
  const { changes } = describeEvent({ action: 'product-edited', before, after })
  expect(changes.map(({ from, to }) => [from, to.replaceAll('\u{a0}', ' ')])).toEqual([
    ['none', 'd 8 mm, l 8 mm, k 8 mm and 1 more'],
    ['2 pictures', '2 pictures (changed)'],
    [`${'x'.repeat(80)}…`, `${'x'.repeat(80)}… (changed)`],
  ])
})

test('says why stock was moved', () => {
  const after = { available: 35, reason: 'received', lot: '7A', note: 'Delivery note 7' }
  expect(describeEvent({ action: 'stock-moved', before: { available: 1010 }, after })).toEqual({
    what: 'Stock changed, received, lot 7A, “Delivery note 7”',
    changes: [{ label: 'Available', from: '1,010', to: '35' }],
  })
})

test('names only the event if the product is new or the kind is unknown', () => {
  const added = { action: 'product-added', before: null, after: { priceCents: 200 } }
  expect(describeEvent(added)).toEqual({ what: 'Product added', changes: [] })
  expect(describeEvent({ action: 'painted', before: null, after: null }).what).toBe('painted')
})
