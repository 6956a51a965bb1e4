import { writeXlsxStream } from 'hucre/xlsx'
import { encodeEscapes } from './cell-text.ts'

type Cells = readonly (string | number | null)[]

/**
 * A workbook (.xlsx) of one sheet, written while it is read: the columns as its first row, which stays in sight, then the rows.
 * Numbers are numbers; texts are texts whatever they begin with, never formulas. A failure midway aborts the stream.
 */
export function writeWorkbook(
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly Cells[]>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  async function* rows() {
    yield [...columns]
    try {
      for await (const batch of batches)
        for (const row of batch)
          yield row.map(value => (typeof value === 'string' ? encodeEscapes(value) || null : value))
    } catch (error) {
      onError(error)
      throw error
    }
  }
  return writeXlsxStream(rows(), { name, freezePane: { rows: 1 } })
}
