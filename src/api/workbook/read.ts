import { invalid } from '#domain/errors.ts'
import type { TextRow } from '../text-row.ts'
import { openArchive } from './archive.ts'
import { findParts } from './parts.ts'
import { readSharedStrings } from './shared-strings.ts'
import { SheetVisitor } from './sheet.ts'
import { readXml } from './xml.ts'

/** What a sheet may have when unpacked; it is read in passing. */
const MAX_SHEET_BYTES = 512 * 2 ** 20
/** What its texts may have when unpacked; they are held in memory. */
const MAX_STRINGS_BYTES = 128 * 2 ** 20

/** Whether it begins like a zip, which every workbook (.xlsx) is. */
export function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b
}

/** Rejects what Excel writes in the container of older days: workbooks with a password, and .xls (invalid). */
export function refuseOldContainer([first, second, third, fourth]: Uint8Array): void {
  if (first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0)
    throw invalid('file', 'is protected by a password, or an .xls: save it as .xlsx without a password')
}

/**
 * Opens a workbook (.xlsx) and returns a function that reads the rows of its first sheet, anew at each call; empty rows are
 * skipped. Rejects any other file, and one that unpacks to more than a table can have (invalid).
 */
export async function openWorkbook(bytes: Uint8Array): Promise<() => AsyncGenerator<TextRow>> {
  const archive = await openArchive(bytes)
  const { sheet, sharedStrings: path, ...styles } = await findParts(archive)
  const sharedStrings = path ? await readSharedStrings(archive.read(path, MAX_STRINGS_BYTES)) : []
  const context = { ...styles, sharedStrings }
  return async function* readRows() {
    const pieces = readXml<TextRow>(
      archive.read(sheet, MAX_SHEET_BYTES),
      found => new SheetVisitor(found, context),
    )
    for await (const rows of pieces) yield* rows
  }
}
