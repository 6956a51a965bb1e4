import { expect, test } from 'vitest'
import { readReturnSearch } from './return-search.ts'

test.each([
  [
    { state: 'arrived', after: '01a2-b3' },
    { state: 'arrived', after: '01a2-b3' },
  ],
  [{ state: 'all' }, { state: 'all' }],
  [
    { state: 'agreed', q: ' PH-1-R1 ' },
    { state: 'agreed', q: 'PH-1-R1' },
  ],
  [{ state: 'lost', after: 'a b' }, {}],
  [{ state: ['all'], after: 'a'.repeat(65) }, {}],
])('reads %j as %j', (raw, search) => expect(readReturnSearch(raw)).toEqual(search))
