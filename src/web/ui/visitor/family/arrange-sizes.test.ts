import { expect, test } from 'vitest'
import { arrangeSizes, findTyped } from './arrange-sizes.ts'
import { packSize, type Size, sizeTableOf, unpackSize } from './size-table.ts'
import { readTableSearch, writeTableSearch } from './table-search.ts'

const columns = [
  { key: 'thread', symbol: 'd', name: 'Thread', unit: 'mm' },
  { key: 'length', symbol: 'l', name: 'Length', unit: 'mm' },
  { key: 'angle', symbol: 'a', name: 'Angle', unit: '°' },
]
const row = (
  d: number,
  l: number | null,
  more: { grade?: string; price?: number; available?: number } = {},
) => ({
  _id: `id-${d}-${l}`,
  sku: `PH-${d}-${l}`,
  name: `Screw M${d} x ${l}`,
  size: `M${d} x ${l}`,
  grade: more.grade ?? '8.8',
  material: 'Steel',
  finish: null,
  values: [d, l, 90],
  price: more.price ?? 0.1,
  tiers: [{ from: 100, price: 0.07 }],
  available: more.available ?? 500,
  backOrderDays: null,
  min: 10,
  step: 10,
})
const table = sizeTableOf({
  columns,
  rows: [
    row(8, 20),
    row(8, 100, { grade: 'A2' }),
    row(10, 40, { available: 9 }),
    row(12, null, { price: 2 }),
  ],
})
const search = (query: string) => readTableSearch(Object.fromEntries(new URLSearchParams(query)), columns)
const arrange = (query: string) => arrangeSizes(table, search(query)).map(({ label }) => label)

test('what all sizes have in common is said once, and is no column', () => {
  expect(table.shared).toMatchObject([{ name: 'Angle', value: 90 }])
  expect(table.columns.map(({ key }) => key)).toEqual(['thread', 'length'])
  expect(table.sizes[0]).toMatchObject({ values: [8, 20], price: 0.1, per100: 7 })
})

test.each([
  ['', ['M8 x 20', 'M8 x 100', 'M10 x 40', 'M12 x null']],
  ['thread=8', ['M8 x 20', 'M8 x 100']],
  ['length=30-100', ['M8 x 100', 'M10 x 40']],
  ['thread=8,10&length=..50', ['M8 x 20', 'M10 x 40']],
  ['thread=wide', ['M8 x 20', 'M8 x 100', 'M10 x 40', 'M12 x null']],
  ['grade=A2', ['M8 x 100']],
  ['in_stock=true', ['M8 x 20', 'M8 x 100', 'M12 x null']],
  ['price=>=1', ['M12 x null']],
  ['sort=length', ['M8 x 20', 'M10 x 40', 'M8 x 100', 'M12 x null']],
  ['sort=-length', ['M8 x 100', 'M10 x 40', 'M8 x 20', 'M12 x null']],
  ['sort=-price&thread=8,12', ['M12 x null', 'M8 x 20', 'M8 x 100']],
  ['sort=colour', ['M8 x 20', 'M8 x 100', 'M10 x 40', 'M12 x null']],
])('?%s shows %j', (query, labels) => expect(arrange(query)).toEqual(labels))

test.each([
  ['M8x100', 1],
  ['m10 × 40', 2],
  ['M8 x 1', 1],
  ['ph-12-null', 3],
  ['M14', -1],
  [' ', -1],
])('typing %j jumps to row %d', (typed, index) => expect(findTyped(table.sizes, typed)).toBe(index))

test('an address is written as it is read', () => {
  const written = '?thread=8%2C10&price=1-2&grade=A2&in_stock=true&sort=-length&from=100'
  expect(writeTableSearch(search(written))).toBe(written)
  expect(writeTableSearch(search('from=-5&sort=colour&utm_source=mail'))).toBe('')
})

test('a size is the same after it was packed', () => {
  const sizes: readonly Size[] = table.sizes
  expect(sizes.map(packSize).map(unpackSize)).toEqual(sizes)
})
