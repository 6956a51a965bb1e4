import type { Context as HonoContext } from 'hono'
import { type CsvCell, toCsv } from '#contract/csv.ts'
import type { Env } from '../base/environment.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { writeWorkbook } from '../workbook/write.ts'

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a call answers that has a table in both formats. */
export const tableFile = {
  description: 'The file',
  content: {
    'text/csv': { schema: { type: 'string' } },
    [WORKBOOK_TYPE]: { schema: { type: 'string', format: 'binary' } },
  },
} as const

interface Table {
  /** Of the file without its ending, and of the sheet. */
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

/** Answers with a table of few rows as a file, in which nothing that people have written is a formula. */
export function sendTable(c: HonoContext<Env>, { name, columns, rows }: Table, format: 'csv' | 'xlsx') {
  const file = `${name}.${format}`
  if (format === 'csv') return c.body(toCsv([columns, ...rows]), 200, fileHeaders(file, CSV))
  async function* once() {
    yield rows
  }
  const { reportFault } = c.get('services')
  const workbook = writeWorkbook(name, columns, once(), error => reportFault(error, c.req.raw))
  return c.body(workbook, 200, fileHeaders(file, WORKBOOK_TYPE))
}
