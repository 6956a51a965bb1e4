import { expect, test } from 'vitest'
import { readColumns } from './use-columns.ts'

const choosable = { names: ['sku', 'category', 'weight', 'state'], usual: ['sku', 'state'] }

test('shows the columns that were chosen, in the order of the list', () => {
  expect(readColumns(choosable, ['state', 'sku', 'weight'])).toEqual(['sku', 'weight', 'state'])
})

test.each([[[]], [['toString', 'nothing']]])('shows the usual columns for %j', kept => {
  expect(readColumns(choosable, kept)).toEqual(['sku', 'state'])
})
