import { columnUnder, type ListColumn } from './headings.ts'
import type { LineReading, ListRow, ReadLine } from './line-reading.ts'
import { readCell } from './quantities.ts'
import { readCells, readNames } from './read-cells.ts'

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
