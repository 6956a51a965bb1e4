import { expect, test } from 'vitest'
import { readSearchPage, searchAddress } from './search-page.ts'

test.each([
  ['/', '/parts', undefined],
  ['/parts', '/parts', 'm8'],
  ['/parts/', '/parts', 'm8'],
  ['/parts/fasteners', '/parts', 'm8'],
  ['/parts/hexagon-screws-iso-4017', '/parts', undefined],
  ['/parts/constructor', '/parts', undefined],
  ['/all-products', '/all-products', 'm8'],
  ['/dashboard/products', '/parts', undefined],
])('%s searches on %s and shows the query %s', (pathname, path, query) => {
  expect(readSearchPage(pathname, { q: 'm8' })).toEqual({ path, query })
})

test('results without a query empty the field', () => {
  expect(readSearchPage('/parts', {}).query).toBe('')
})

test('the address of a search escapes what was typed', () => {
  expect(searchAddress('/parts', '1/4" & 50%')).toBe('/parts?q=1%2F4%22%20%26%2050%25')
  expect(searchAddress('/all-products', '')).toBe('/all-products')
})
