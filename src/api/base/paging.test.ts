import { expect, test } from 'vitest'
import { pageHeaders } from './paging.ts'

const known = { limit: 0, cursor: 0, sort: 0 }

test.each([
  ['/product?limit=2', 'limit=2&cursor=abc'],
  ['/product?limit=2&cursor=old', 'limit=2&cursor=abc'],
  ['/product?sort=-price&limit=2', 'sort=-price&limit=2&cursor=abc'],
  ['/product?limit=2&constructor=x&token=secret', 'limit=2&cursor=abc'],
  ['/product', 'cursor=abc'],
])('the link to the page after %s keeps only parameters of the call', (path, query) =>
  expect(pageHeaders(`http://shop.test${path}`, known, { total: 5, next: 'abc' })).toEqual({
    'x-total-count': '5',
    link: `</product?${query}>; rel="next"`,
  }),
)

test('a cursor cannot break out of its link', () => {
  const { link } = pageHeaders('http://shop.test/product', known, { total: 5, next: 'a>; rel="x", <b&c=d' })
  expect(link).toBe('</product?cursor=a%3E%3B+rel%3D%22x%22%2C+%3Cb%26c%3Dd>; rel="next"')
})

test('the last page has no link', () =>
  expect(pageHeaders('http://shop.test/product?limit=2', known, { total: 0, next: undefined })).toEqual({
    'x-total-count': '0',
  }))
