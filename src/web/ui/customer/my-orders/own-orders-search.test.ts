import { expect, test } from 'vitest'
import { readOwnOrdersSearch } from './own-orders-search.ts'

test('the address of My Order says what is looked for', () => {
  const wanted = { q: 'hex bolt', state: 'to-pay', year: 2026, page: 2 }
  expect(readOwnOrdersSearch({ ...wanted, q: ' hex bolt ', year: '2026', page: '2' })).toEqual(wanted)
})

test.each([
  { year: 'this', page: '0', state: 'lost' },
  { year: '26', page: '1', state: '' },
  { year: '20266', page: '-2', q: ' ' },
])('%j is ignored', raw => {
  expect(readOwnOrdersSearch(raw)).toEqual({})
})
