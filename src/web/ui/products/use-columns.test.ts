import { expect, test } from 'vitest'
import { readColumns } from './use-columns.ts'

test('shows the columns that were chosen, in the order of the list', () => {
  expect(readColumns('state,sku,weight')).toEqual(['sku', 'weight', 'state'])
})

test.each([null, '', 'toString,nothing'])('shows the usual columns for %j', kept => {
  expect(readColumns(kept)).toEqual(['sku', 'category', 'price', 'min', 'available', 'state'])
})
