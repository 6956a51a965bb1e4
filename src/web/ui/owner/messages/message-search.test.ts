import { expect, test } from 'vitest'
import { readMessageSearch } from './message-search.ts'

test.each([
  [
    { state: 'mine', q: ' bolt ', after: '01a2-b3' },
    { state: 'mine', q: 'bolt', after: '01a2-b3' },
  ],
  [{ state: 'all' }, { state: 'all' }],
  [{ state: 'lost', q: ' ' }, {}],
])('reads %j as %j', (raw, search) => expect(readMessageSearch(raw)).toEqual(search))
