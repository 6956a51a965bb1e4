import { readCsv } from './read-csv.ts'
import type { TextRow } from './text-row.ts'
import { isZip, openWorkbook, refuseOldContainer, type WorkbookLimits } from './workbook/read.ts'

/**
 * Opens a table, CSV or the first sheet of a workbook, and returns a function that reads its rows, anew at each call. The kind of a
 * file is told by its first bytes: names and content types are often wrong. Rejects any other file (invalid).
 */
export async function openRows(
  bytes: Uint8Array,
  limits?: WorkbookLimits,
): Promise<() => AsyncGenerator<TextRow>> {
  refuseOldContainer(bytes)
  return isZip(bytes) ? openWorkbook(bytes, limits) : () => readCsv(bytes)
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
