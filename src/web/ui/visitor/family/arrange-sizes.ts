import { ENGLISH } from '#contract/language.ts'
import { isSoldOut } from '../../product/offer/quantities.ts'
import { parseColumnFilter, passes } from './column-filter.ts'
import type { Size, SizeTable } from './size-table.ts'
import { GRADE, PRICE, STOCK, type TableSearch } from './table-search.ts'

/** The sizes that a search lets pass, in its order. What was typed for a column but is not understood narrows nothing. */
export function arrangeSizes({ columns, sizes }: SizeTable, search: TableSearch): Size[] {
  const { sort, grade, isInStock, filters } = search
  const tests = Object.entries(filters).flatMap(([key, typed]) => {
    const read = readerOf(columns, key)
    const filter = parseColumnFilter(typed)
    return read && filter ? [(size: Size) => passes(filter, toNumber(read(size)))] : []
  })
  const found = sizes.filter(
    size =>
      (grade === '' || size.grade === grade) &&
      (!isInStock || !isSoldOut(size)) &&
      tests.every(test => test(size)),
  )
  const read = readerOf(columns, sort.replace(/^-/, ''))
  return read ? found.toSorted(comparing(read, sort.startsWith('-'))) : found
}

type Reader = (size: Size) => number | string | null

/** Reads the value under a column; undefined if there is no such column. */
function readerOf(columns: SizeTable['columns'], key: string): Reader | undefined {
  if (key === PRICE) return size => size.price
  if (key === STOCK) return size => size.available
  if (key === GRADE) return size => size.grade
  const index = columns.findIndex(column => column.key === key)
  return index === -1 ? undefined : size => size.values[index] ?? null
}

function toNumber(value: number | string | null): number | null {
  return typeof value === 'number' ? value : null
}

/** Sizes without a value come last, whatever the direction. */
function comparing(read: Reader, isDescending: boolean) {
  return (one: Size, other: Size): number => {
    const [first, second] = [read(one), read(other)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    const order =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : String(first).localeCompare(String(second), ENGLISH, { numeric: true })
    return isDescending ? -order : order
  }
}

/** Where the size that was typed stands among these: the first that is written so, or else that begins so; -1 if none does. */
export function findTyped(sizes: readonly Size[], typed: string): number {
  const wanted = plainSize(typed)
  if (wanted === '') return -1
  const written = sizes.map(({ label, sku }) => [plainSize(label), plainSize(sku ?? '')])
  const exact = written.findIndex(names => names.includes(wanted))
  return exact === -1 ? written.findIndex(names => names.some(name => name.startsWith(wanted))) : exact
}

/** A size as it is compared: 'M8 × 40', 'm8x40' and 'M8X40' are the same. */
function plainSize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/["″\s]/g, '')
}
