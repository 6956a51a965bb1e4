import type { Encoding } from '#contract/csv.ts'
import type { TextRow } from '../base/text-row.ts'
import { isZip, openWorkbook, refuseOldContainer, type WorkbookLimits } from '../workbook/read.ts'
import { openCsv } from './read-csv.ts'

/** A table that was opened. */
export interface OpenedRows {
  /** Null of a workbook. */
  readonly encoding: Encoding | null
  /** Reads the rows, anew at each call. */
  readonly readRows: () => AsyncGenerator<TextRow>
}

/**
 * Opens a table, CSV or the first sheet of a workbook. The kind of a file is told by its first bytes: names and content types are often
 * wrong. Rejects any other file (invalid).
 */
export async function openRows(bytes: Uint8Array, limits?: WorkbookLimits): Promise<OpenedRows> {
  refuseOldContainer(bytes)
  if (isZip(bytes)) return { encoding: null, readRows: await openWorkbook(bytes, limits) }
  return openCsv(bytes)
}

/** The first rows of a table: at most so many, and one more if there are more. */
export async function readFirstRows(rows: AsyncIterable<TextRow>, max: number): Promise<TextRow[]> {
  const first: TextRow[] = []
  for await (const row of rows) {
    first.push(row)
    if (first.length > max) break
  }
  return first
}
