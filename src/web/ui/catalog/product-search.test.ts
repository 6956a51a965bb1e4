import { expect, test } from 'vitest'
import { readProductSearch } from './product-search.ts'

test('reads what a form or a link says', () => {
  const raw = {
    q: ' bolt ',
    category: 'shipping',
    sort: '-price',
    in_stock: 'true',
    shown: '48',
    after: 'a-1',
  }
  expect(readProductSearch(raw)).toEqual({
    q: 'bolt',
    category: 'shipping',
    sort: '-price',
    in_stock: true,
    shown: 48,
    after: 'a-1',
  })
})

test('leaves out empty, default and invalid values', () => {
  const raw = { q: '', category: 'toString', sort: 'newest', in_stock: 'no', shown: 'x', after: '../..' }
  expect(readProductSearch(raw)).toEqual({})
})

test('shows whole pages, and no more than one call can answer', () => {
  expect(readProductSearch({ shown: 30 }).shown).toBe(48)
  expect(readProductSearch({ shown: 1e9 }).shown).toBe(192)
})

test('accepts numbers as search text', () => {
  expect(readProductSearch({ q: 6205 }).q).toBe('6205')
})
