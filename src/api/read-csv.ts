import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { unmarkFormulas } from '#contract/csv.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { TextRow } from './text-row.ts'

const SEPARATORS = [',', ';', '\t'] as const
/** The bytes decoded at a time, and the longest row. */
const CHUNK = 64 * 1024
/** The bytes in which the separator is looked for. */
const HEADING = 8 * 1024

const parsedRow = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) })

/**
 * Reads a CSV file row by row: separated by commas, semicolons or tabs, in UTF-8 or UTF-16, with or without a byte order mark.
 * Skips blank lines, and the apostrophes that keep spreadsheets from calculating a cell. Rejects any other file, naming the
 * line if possible (invalid).
 */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<TextRow> {
  const parser = parse({
    delimiter: findSeparator(bytes),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: CHUNK,
  })
  // Errors reach the loop below through the parser.
  pipeline(Readable.from(decode(bytes)), parser, () => undefined)
  try {
    for await (const row of parser) {
      const { record, info } = parsedRow.parse(row)
      yield { line: info.lines, cells: record.map(unmarkFormulas) }
    }
  } catch (error) {
    throw describeFault(error)
  }
}

function* decode(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const text = decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true })
    if (text !== '') yield text
  }
  yield decoder.decode()
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** The separator that is most frequent in the first line. */
function findSeparator(bytes: Uint8Array): string {
  const [heading = ''] = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, HEADING)).split(/[\r\n]/)
  const count = (separator: string) => heading.split(separator).length
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best))
}

function describeFault(error: unknown): unknown {
  if (error instanceof DomainError) return error
  if (error instanceof CsvError) return invalid('file', `is not a CSV file: ${error.message}`)
  if (error instanceof TypeError) return invalid('file', 'is not text in UTF-8 or UTF-16')
  return error
}
