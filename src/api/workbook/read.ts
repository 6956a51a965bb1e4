import { setImmediate as nextTurn } from 'node:timers/promises'
import { say } from '#contract/phrase.ts'
import { invalid } from '#domain/errors.ts'
import type { TextRow } from '../base/text-row.ts'
import { readXml } from '../base/xml.ts'
import { openArchive } from './archive.ts'
import { findParts } from './parts.ts'
import { readSharedStrings } from './shared-strings.ts'
import { SheetVisitor } from './sheet.ts'

/** How much a workbook may unpack to, in bytes. */
export interface WorkbookLimits {
  /** Its sheet, which is read in passing. */
  readonly sheet: number
  /** Its texts, which are held in memory; and those of all cells, as many may name the same text. */
  readonly text: number
}

const MAX_SHEET_BYTES = 512 * 2 ** 20
const MAX_TEXT_BYTES = 128 * 2 ** 20
const LIMITS: WorkbookLimits = { sheet: MAX_SHEET_BYTES, text: MAX_TEXT_BYTES }
/** The longest row, and the text after which other work goes on. */
const MAX_ROW = 64 * 1024

/** Whether it begins like a zip, which every workbook (.xlsx) is; not only with PK, as the heading of a table may. */
export function isZip([first, second, third]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5)
}

/** Rejects what Excel writes in the container of older days: workbooks with a password, and .xls (invalid). */
export function refuseOldContainer([first, second, third, fourth]: Uint8Array): void {
  if (first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0)
    throw invalid('file', say`is protected by a password, or an .xls: save it as .xlsx without a password`)
}

/**
 * Opens a workbook (.xlsx) and returns a function that reads the rows of its first sheet, anew at each call; empty rows are
 * skipped. Rejects any other file, and one that unpacks to more than a table can have (invalid).
 */
export async function openWorkbook(
  bytes: Uint8Array,
  limits = LIMITS,
): Promise<() => AsyncGenerator<TextRow>> {
  const archive = await openArchive(bytes)
  const { sheet, sharedStrings: path, ...styles } = await findParts(archive)
  const sharedStrings = path ? await readSharedStrings(archive.read(path, limits.text)) : []
  const context = { ...styles, sharedStrings }
  return () =>
    limitText(
      readXml<TextRow>(archive.read(sheet, limits.sheet), found => new SheetVisitor(found, context)),
      limits.text,
    )
}

/** The rows one by one. Lets other work go on between them: few bytes of a sheet can name very long texts. */
async function* limitText(
  pieces: AsyncIterable<readonly TextRow[]>,
  maxText: number,
): AsyncGenerator<TextRow> {
  let [all, sinceTurn] = [0, 0]
  for await (const rows of pieces)
    for (const row of rows) {
      const length = row.cells.reduce((sum, cell) => sum + cell.length, 0)
      if (length > MAX_ROW)
        throw invalid('file', say`has more than ${MAX_ROW} characters on line ${row.line}`)
      all += length
      if (all > maxText) throw invalid('file', say`has too much text`)
      sinceTurn += length
      if (sinceTurn > MAX_ROW) {
        sinceTurn = 0
        await nextTurn()
      }
      yield row
    }
}
