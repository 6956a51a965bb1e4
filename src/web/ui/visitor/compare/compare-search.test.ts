import { expect, test } from 'vitest'
import { readCompareSearch, readParts, writeParts } from './compare-search.ts'

test.each([
  [undefined, []],
  ['', []],
  [',,', []],
  ['PH-1', ['PH-1']],
  [' PH-1 , 7 ', ['PH-1', '7']],
  ['a,b,a', ['a', 'b']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
])('%j names the parts %j', (written, parts) => {
  expect(readParts(written)).toEqual(parts)
})

test('parts are written as they are read', () => {
  expect(readParts(writeParts(['PH-1', '7']))).toEqual(['PH-1', '7'])
  expect(writeParts([])).toBeUndefined()
})

test('an address without parts, or with too many, is mended', () => {
  expect(readCompareSearch({}).parts).toBeUndefined()
  expect(readCompareSearch({ parts: 'a,b,c,d,e' }).parts).toBe('a,b,c,d')
})
