import { expect, test } from 'vitest'
import { chooseRange, hasFilters, listChosen, withoutCharacters } from './narrow.ts'
import type { ResultsSearch } from './results-search.ts'

test('a query loses the characters of a chip, and the spaces around them', () => {
  const q = 'din 933  m8x40 a2'
  expect(withoutCharacters(q, { start: 0, end: 7 })).toBe('m8x40 a2')
  expect(withoutCharacters(q, { start: 9, end: 14 })).toBe('din 933 a2')
  expect(withoutCharacters('a2', { start: 0, end: 2 })).toBeUndefined()
})

const search: ResultsSearch = {
  q: 'screw',
  material: ['Brass', 'Steel'],
  dim: ['thread:8,10', 'length:20..'],
  max_price: '5',
  in_stock: true,
  view: 'cards',
  from: 24,
}

test('every chosen filter can be removed for itself', () => {
  const chosen = listChosen(search)
  expect(chosen.map(({ key, value }) => [key, value])).toEqual([
    ['material', 'Brass'],
    ['material', 'Steel'],
    ['dim:thread', '8'],
    ['dim:thread', '10'],
    ['dim:length', { from: '20', to: undefined }],
    ['price', { from: undefined, to: '5' }],
    ['in_stock', 'true'],
  ])
  const [brass, , eight, , length, price, stock] = chosen.map(({ without }) => without)
  expect(brass?.material).toEqual(['Steel'])
  expect(eight?.dim).toEqual(['length:20..', 'thread:10'])
  expect(length?.dim).toEqual(['thread:8,10'])
  expect(price?.max_price).toBeUndefined()
  expect(stock?.in_stock).toBeUndefined()
})

test('what is left is shown from its first hit on, as it was shown before', () => {
  for (const { without } of listChosen(search))
    expect(without).toMatchObject({ q: 'screw', view: 'cards', from: undefined })
})

test('words alone are no filter', () => {
  expect(hasFilters({ q: 'screw', view: 'cards' })).toBe(false)
  expect(hasFilters({ in_stock: true })).toBe(true)
})

test('a range takes the place of what was chosen of its dimension, and can be taken back', () => {
  const range = { min: 20, max: 50 }
  expect(chooseRange(search, 'length', range)).toMatchObject({
    dim: ['thread:8,10', 'length:20..50'],
    material: search.material,
    from: undefined,
  })
  expect(chooseRange({ dim: ['length:20..50'] }, 'length').dim).toBeUndefined()
})
