import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** A row as its cells are written, and where: 'grades.csv, line 3'. */
export interface CsvRow {
  readonly place: string
  readonly cells: Readonly<Record<string, string>>
}

const records = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }),
)

/** The rows of a CSV file with a heading; lines that begin with # are for its readers. */
export function rowsOf(file: string, content: string): readonly CsvRow[] {
  const options = { columns: true, comment: '#', comment_no_infix: true, info: true } as const
  return records
    .parse(parse(content, options))
    .map(({ record, info }) => ({ place: `${file}, line ${info.lines}`, cells: record }))
}

/** What the rows of a file of these say. Throws file, line and column of a cell that cannot be read. */
export function readRowsOf<Value>(path: string, shape: z.ZodType<Value>): readonly Value[] {
  return rowsOf(basename(path), readFileSync(path, 'utf8')).map(({ place, cells }) =>
    parseRow(place, cells, shape),
  )
}

/** What a row says. Throws place and column of a cell that cannot be read. */
export function parseRow<Value>(place: string, cells: CsvRow['cells'], shape: z.ZodType<Value>): Value {
  const row = shape.safeParse(cells)
  if (row.success) return row.data
  const [issue] = row.error.issues
  throw new Error(`${place}, column ${issue?.path.join() || 'names'}: ${issue?.message}`)
}

/** A cell with a number: '12.5'. */
export const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'is no number')
  .transform(Number)

/** A cell with a whole number: '100'. */
export const count = z.string().regex(/^\d+$/, 'is no whole number').transform(Number)

/** A cell with words. */
export const words = z.string().min(1, 'is empty')

/** A cell with phrases, apart by ' | '; it may be empty. */
export const phrases = z.string().transform(cell => (cell === '' ? [] : cell.split(' | ')))

/** A cell with the name of something: what it finds, or else what it throws. */
export function named<Thing>(find: (name: string) => Thing) {
  return z.string().transform((name, { addIssue }) => {
    try {
      return find(name)
    } catch (error) {
      addIssue(error instanceof Error ? error.message : String(error))
      return z.NEVER
    }
  })
}
