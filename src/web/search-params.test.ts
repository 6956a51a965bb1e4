import { expect, test } from 'vitest'
import {
  parseSearch,
  readPageNumber,
  readSearch,
  readText,
  readTexts,
  stringifySearch,
} from './search-params.ts'

test('reads a query as it was written, without taking texts for numbers', () => {
  expect(parseSearch('?q=1.4310&page=2&ok=true&a=%5B1%5D')).toEqual({
    q: '1.4310',
    page: '2',
    ok: 'true',
    a: '[1]',
  })
})

test('reads and writes a parameter that is repeated as a list', () => {
  const search = { standard: ['ISO 4017', 'ISO 4014'], q: 'a&b=c' }
  expect(stringifySearch(search)).toBe('?standard=ISO+4017&standard=ISO+4014&q=a%26b%3Dc')
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('writes nothing for what is absent', () => {
  expect(stringifySearch({ q: undefined, standard: [] })).toBe('')
})

test('a parameter named like a property of objects is one like any other', () => {
  expect(Object.entries(parseSearch('__proto__=1&constructor=2'))).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
  ])
})

test('reads texts each once and not more than allowed', () => {
  expect(readTexts(['a', ' a ', 'b', '', 'c'], 10, 2)).toEqual(['a', 'b'])
  expect(readTexts('A2', 10, 2)).toEqual(['A2'])
  expect(readTexts(undefined, 10, 2)).toBeUndefined()
})

test('a search is read by its shape: parameters it does not name and values that are not valid are not passed on', () => {
  const read = readSearch({ q: value => readText(value, 3), page: readPageNumber })
  expect(Object.entries(read({ q: ' bolts', page: '2', other: 'x' }))).toEqual([
    ['q', 'bol'],
    ['page', 2],
  ])
  // Said, as the router would pass on what was written for what is not said.
  expect(read({ q: ' ', page: 'two' })).toStrictEqual({ q: undefined, page: undefined })
})
