import { expect, test } from 'vitest'
import type { Chip } from '#contract/search/search.ts'
import { arrangeSizes } from '../family/arrange-sizes.ts'
import type { Size } from '../family/size-table.ts'
import { readTableSearch } from '../family/table-search.ts'
import { carryOver } from './hit-target.ts'

const chip: Chip = {
  kind: 'size',
  text: 'M8 × 40',
  note: null,
  start: 0,
  end: 5,
  isFound: true,
  isFoundAlone: true,
}
const size = (label: string, length: number, price: number): Size => ({
  id: label,
  sku: null,
  label,
  grade: '8.8',
  price,
  per100: 100 * price,
  available: 10,
  backOrderDays: null,
  min: 1,
  step: 1,
  values: [length],
})
const table = {
  columns: [{ key: 'length', symbol: 'l', name: 'Length', unit: 'mm' }],
  shared: [],
  grades: ['8.8'],
  sizes: [size('short', 10, 1), size('long', 40, 2), size('dear', 45, 9)],
}

test("a family's page lets pass what the filters of the search did", () => {
  const carried = carryOver(
    { dim: ['length:20..'], max_price: '5', grade: ['8.8'], in_stock: true, material: ['Steel'] },
    [],
  )
  const found = arrangeSizes(table, readTableSearch(carried, table.columns))
  expect(found.map(({ label }) => label)).toEqual(['long'])
})

test('the size that was named is the one to jump to; of several none is', () => {
  expect(carryOver({}, [chip])).toEqual({ jump: 'M8 × 40' })
  expect(carryOver({}, [chip, chip])).toEqual({})
  expect(carryOver({ grade: ['8.8', 'A2'] }, [{ ...chip, isFound: false }])).toEqual({})
})
