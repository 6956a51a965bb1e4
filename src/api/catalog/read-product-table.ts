import {
  columnOf,
  isFormerStock,
  MAX_TABLE_ROWS,
  requiredColumns,
  type TableColumn,
  tableRow,
} from '#contract/catalog/product-table.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { Table, TableLine } from '#domain/catalog/import-table.ts'
import { invalid } from '#domain/errors.ts'
import type { TextRow } from '../base/text-row.ts'
import { openRows } from '../tables/open-rows.ts'

/** What spreadsheets show in place of a value that they cannot calculate. */
const SPREADSHEET_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/

interface Heading {
  /** What each column of the file contains; undefined if it is ignored. */
  readonly columns: readonly (TableColumn | undefined)[]
  readonly ignored: readonly string[]
}

function readHeading(row: TextRow | undefined): Heading {
  if (!row) throw invalid('file', say`has no heading`)
  const columns = row.cells.map(columnOf)
  if (row.cells.some(isFormerStock))
    throw invalid(
      'file',
      say`has a column available, which would set sold pieces free: remove it to keep the stock, or edit on_shelf in a new export`,
    )
  const missing = requiredColumns.filter(column => !columns.includes(column))
  if (missing.length > 0) throw invalid('file', say`has no column ${missing.join(', ')}`)
  const repeated = columns.find((column, index) => column && columns.indexOf(column) !== index)
  if (repeated) throw invalid('file', say`has the column ${repeated} more than once`)
  return { columns, ignored: row.cells.filter((_, index) => !columns[index] && row.cells[index]?.trim()) }
}

function readLine({ line, cells }: TextRow, { columns }: Heading): TableLine {
  const named = columns.flatMap((column, index) => (column ? [[column, cells[index] ?? ''] as const] : []))
  const uncalculated = named.filter(([, text]) => SPREADSHEET_ERROR.test(text))
  if (uncalculated.length > 0)
    return {
      line,
      faults: uncalculated.map(([field, text]) => ({ field, message: say`must not be the error ${text}` })),
    }
  const { success, data, error } = tableRow.safeParse(Object.fromEntries(named))
  if (success) return { line, row: data }
  const faults = error.issues.map(({ path, message }) => ({
    field: String(path[0] ?? 'row'),
    message: phraseOf(message),
  }))
  return { line, faults }
}

/** A table of products, CSV or a workbook. Its rows are read from the file again each time they are requested. */
export async function openTable(bytes: Uint8Array): Promise<Table> {
  const { encoding, readRows } = await openRows(bytes)
  const heading = readHeading(await readFirst(readRows()))
  async function* lines() {
    let count = -1
    for await (const row of readRows()) {
      count += 1
      if (count > MAX_TABLE_ROWS) throw invalid('file', say`must have at most ${MAX_TABLE_ROWS} rows`)
      if (count > 0) yield readLine(row, heading)
    }
  }
  return { encoding, ignoredColumns: heading.ignored, lines }
}

async function readFirst(rows: AsyncGenerator<TextRow>): Promise<TextRow | undefined> {
  for await (const row of rows) return row
  return undefined
}
