import { expect, test } from 'vitest'
import { readOrderSearch } from './order-search.ts'

test('the address of the list of orders says what is looked for', () => {
  const wanted = {
    q: 'ada gmbh',
    state: 'to-ship',
    country: 'FR',
    payment: 'account',
    from: '2026-03-01',
    to: '2026-03-31',
  }
  expect(readOrderSearch({ ...wanted, q: ' ada gmbh ', sort: 'oldest', after: '0199' })).toEqual({
    ...wanted,
    sort: 'oldest',
    after: '0199',
  })
})

test.each([
  { q: ' ', state: 'lost', country: 'France', payment: 'cash' },
  { from: '2026-02-30', to: 'today', sort: 'newest', after: '../' },
])('%j is ignored', raw => expect(readOrderSearch(raw)).toEqual({}))
