import { expect, test } from 'vitest'
import { readRequestSearch } from './request-search.ts'

test.each([
  [
    { state: 'offered', after: '01a2-b3' },
    { state: 'offered', after: '01a2-b3' },
  ],
  [{ state: 'all' }, { state: 'all' }],
  [{ state: 'lost', after: 'a b' }, {}],
  [{ state: ['all'], after: 'a'.repeat(65) }, {}],
])('reads %j as %j', (raw, search) => expect(readRequestSearch(raw)).toEqual(search))
