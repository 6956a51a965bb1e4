import { expect, test } from 'vitest'
import type { Size } from './size-table.ts'
import { writeTabbed, writeTableCsv } from './table-text.ts'

const table = { columns: [{ key: 'bore', symbol: 'd', name: 'Bore', unit: 'mm' }], grades: ['8.8', 'A2'] }
const size: Size = {
  id: 'a',
  sku: 'PH-1',
  label: '1/4" x 1"',
  grade: '=1+1',
  price: 1234.5,
  per100: 120_000,
  available: 9,
  backOrderDays: null,
  min: 1,
  step: 1,
  values: [6.35],
}

test('a copied table has a head and plain numbers, with tabs between', () => {
  expect(writeTabbed(table, [size, { ...size, values: [null], label: 'two\tcells' }])).toBe(
    [
      'Size\tMaterial\tBore d [mm]\tPrice each, gross [EUR]\tPrice of 100, gross [EUR]\tStock\tSKU',
      `1/4" x 1"\t'=1+1\t6.35\t1234.50\t120000.00\t9\tPH-1`,
      `two cells\t'=1+1\t\t1234.50\t120000.00\t9\tPH-1`,
    ].join('\n'),
  )
})

test('a CSV is quoted, and contains no formula', () => {
  expect(writeTableCsv(table, [size]).split('\r\n')[1]).toBe(
    `"1/4"" x 1""","'=1+1","6.35","1234.50","120000.00","9","PH-1"`,
  )
})
