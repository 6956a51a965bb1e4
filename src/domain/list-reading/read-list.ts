import { columnUnder, type ListColumn } from './headings.ts'
import type { LineReading, ListRow, ReadLine } from './line-reading.ts'
import { readCell } from './quantities.ts'
import { readWords } from './read-words.ts'

/** A list as it was read. */
interface ReadList {
  readonly lines: readonly ReadLine[]
  /** The lines that ask for nothing: 0 pieces, or no part. */
  readonly leftOut: readonly number[]
}

type Columns = readonly (ListColumn | undefined)[]

/** Reads the rows of a list: under a heading by its columns, else each by itself. */
export function readList(rows: readonly ListRow[]): ReadList {
  const columns = readHeading(rows[0])
  const lines: ReadLine[] = []
  const leftOut: number[] = []
  for (const { line, cells } of columns ? rows.slice(1) : rows) {
    const readings = (columns && cells.length > 1 ? readUnder(columns, cells) : readCells(cells)).filter(
      ({ keys, quantity }) => keys.length > 0 && quantity !== 0,
    )
    if (readings.length === 0) leftOut.push(line)
    else
      lines.push({
        line,
        text: cells
          .map(cell => cell.trim())
          .filter(Boolean)
          .join(' '),
        ownNumber: columns ? cellUnder(columns, cells, 'own') : '',
        readings,
      })
  }
  return { lines, leftOut }
}

/** What the columns hold, if the first row says so: that of the part has to be among them, and no cell may be a number. */
export function readHeading(row: ListRow | undefined): Columns | undefined {
  if (!row) return undefined
  const [only = ''] = row.cells
  const cells = row.cells.length > 1 ? row.cells : only.split(/\s+/)
  const columns = cells.map(columnUnder)
  const isHeading =
    columns.some(column => column !== undefined && column !== 'quantity') &&
    cells.every(cell => readCell(cell) === undefined || cell.trim() === '') &&
    (row.cells.length > 1 || columns.every(Boolean))
  return isHeading ? columns : undefined
}

function readUnder(columns: Columns, cells: readonly string[]): LineReading[] {
  const written = cellUnder(columns, cells, 'quantity')
  const keys = [cellUnder(columns, cells, 'part'), cellUnder(columns, cells, 'own')].filter(Boolean)
  const words = cellUnder(columns, cells, 'words')
  if (keys.length === 0 && words === '') return []
  const quantity = written === '' ? null : (readCell(written) ?? null)
  const named = readNames([...keys, words].filter(Boolean), quantity)
  const queries = [...new Set([words, ...named.queries])].filter(Boolean)
  return [{ ...named, keys: [...keys, words].filter(Boolean), queries }]
}

/** All cells of the columns of this kind. */
function cellUnder(columns: Columns, cells: readonly string[], wanted: ListColumn): string {
  const found = cells.filter((_, index) => columns[index] === wanted).map(cell => cell.trim())
  return found.filter(Boolean).join(' ')
}

/**
 * Reads the cells of a row that no heading explains, in every way that makes sense. Of several numbers the one behind the first
 * words is the likeliest quantity: 'position, SKU, quantity, price'.
 */
function readCells(cells: readonly string[]): LineReading[] {
  const filled = cells.map(cell => cell.trim()).filter(Boolean)
  const [only, ...others] = filled
  if (only === undefined) return []
  if (others.length === 0) return readWords(only)
  const counts = filled.map(readCell)
  const places = counts.flatMap((count, place) => (count === undefined ? [] : place))
  const behindWords = places.find(place => place > 0 && counts[place - 1] === undefined)
  const likeliest = [...new Set([...(behindWords === undefined ? [] : [behindWords]), ...places])].slice(0, 3)
  if (likeliest.length === 0) {
    const inWords = readWords(filled.join(' '))
    return inWords.every(({ quantity }) => quantity !== null) ? inWords : [readNames(filled, null)]
  }
  return likeliest.map(place =>
    readNames(
      filled.filter((_, index) => index !== place),
      counts[place] ?? null,
    ),
  )
}

/** What names the part: each cell may be an SKU, all of them or the longest may say it in words. */
function readNames(cells: readonly string[], quantity: number | null): LineReading {
  const words = cells.filter(cell => readCell(cell) === undefined)
  const longest = words.reduce((best, cell) => (cell.length > best.length ? cell : best), '')
  const queries = [...new Set([words.join(' '), longest])].filter(Boolean)
  return { quantity, keys: cells, queries: queries.length > 0 ? queries : cells, isWhole: quantity === null }
}
