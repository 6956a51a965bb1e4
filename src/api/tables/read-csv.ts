import { isUtf8 } from 'node:buffer'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { type Encoding, unmarkFormulas } from '#contract/csv.ts'
import { say } from '#contract/phrase.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { TextRow } from '../base/text-row.ts'

const SEPARATORS = [',', ';', '\t'] as const
/** The bytes decoded at a time, and the longest row. */
const CHUNK = 64 * 1024
/** The bytes in which the separator is looked for. */
const HEADING = 8 * 1024

const parsedRow = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) })

/** What text never has, and Windows-1252 gives no meaning. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r]/u

/** What a decoder is called, and what it is called to people. */
type Decoding = readonly [label: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252', encoding: Encoding]

/**
 * Opens a CSV file: separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252, with or without a byte order mark. Returns
 * how it is encoded, and a function that reads its rows, anew at each call. Skips blank lines, and the apostrophes that keep spreadsheets
 * from calculating a cell. Rejects any other file, naming the line if possible (invalid).
 */
export function openCsv(bytes: Uint8Array): { encoding: Encoding; readRows: () => AsyncGenerator<TextRow> } {
  const [label, encoding] = decodingOf(bytes)
  return { encoding, readRows: () => readCsv(bytes, label) }
}

async function* readCsv(bytes: Uint8Array, label: string): AsyncGenerator<TextRow> {
  const parser = parse({
    delimiter: findSeparator(bytes, label),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: CHUNK,
  })
  // Errors reach the loop below through the parser.
  pipeline(Readable.from(decode(bytes, label)), parser, () => undefined)
  try {
    for await (const row of parser) {
      const { record, info } = parsedRow.parse(row)
      yield { line: info.lines, cells: record.map(unmarkFormulas) }
    }
  } catch (error) {
    throw describeFault(error)
  }
}

function* decode(bytes: Uint8Array, label: string): Generator<string> {
  const decoder = new TextDecoder(label, { fatal: true })
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const text = decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true })
    if (label === 'windows-1252' && NO_TEXT.test(text)) throw notText()
    if (text !== '') yield text
  }
  yield decoder.decode()
}

/** Told by the byte order mark or, where a file begins with a letter in UTF-16, by its zero; else it is UTF-8, if it can be. */
function decodingOf(bytes: Uint8Array): Decoding {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return ['utf-16le', 'utf-16']
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return ['utf-16be', 'utf-16']
  return isUtf8(bytes) ? ['utf-8', 'utf-8'] : ['windows-1252', 'windows-1252']
}

/** The separator that is most frequent in the first line. */
function findSeparator(bytes: Uint8Array, label: string): string {
  const [heading = ''] = new TextDecoder(label).decode(bytes.subarray(0, HEADING)).split(/[\r\n]/)
  const count = (separator: string) => heading.split(separator).length
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best))
}

const notText = () =>
  invalid(
    'file',
    say`is not text in UTF-8, UTF-16 or Windows-1252: save it as CSV UTF-8, or as a workbook (.xlsx)`,
  )

function describeFault(error: unknown): unknown {
  if (error instanceof DomainError) return error
  if (error instanceof CsvError) return invalid('file', say`is not a CSV file: ${error.message}`)
  if (error instanceof TypeError) return notText()
  return error
}
