import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test.each([
  ['Hexagon screws, full thread', ['hexagon', 'screw', 'full', 'thread']],
  ['Bushes, keys, bodies and brass', ['bush', 'key', 'body', 'and', 'brass']],
  ['O-Ring 20 x 3 mm', ['oring', '20', 'x', '3', 'mm']],
  ["Engineer's hammer", ['engineer', 'hammer']],
  ['Flügelmutter', ['flugelmutter']],
  ['aluminum, galvanized', ['aluminium', 'galvanised']],
  ['Stainless 1.4301, 10,5 mm', ['stainless', '1.4301', '10.5', 'mm']],
  ['12 teeth', ['12', 'tooth']],
  ['', []],
])('%s has %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})
