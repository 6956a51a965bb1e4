import { expect, test } from 'vitest'
import { readManagedSearch } from './managed-search.ts'

test('reads the filters', () => {
  const search = {
    q: 'bolt',
    category: 'fasteners',
    family: 'hexagon-screws',
    state: 'low',
    sort: '-available',
    after: 'abc_1',
  }
  expect(readManagedSearch(search)).toEqual(search)
})

test('leaves out invalid values and defaults', () => {
  const raw = { q: '  ', category: 'toys', state: 'toString', sort: 'newest', after: '?' }
  expect(Object.values(readManagedSearch(raw)).filter(value => value !== undefined)).toEqual([])
})
