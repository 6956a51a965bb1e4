import { posix } from 'node:path'
import { say } from '#contract/phrase.ts'
import { invalid } from '#domain/errors.ts'
import { readElements } from '../base/xml.ts'
import type { Archive } from './archive.ts'
import { isDateFormat } from './cell-text.ts'

/** What a part such as the list of sheets or the styles may have when unpacked; they are held in memory. */
const MAX_PART_BYTES = 8 * 2 ** 20

/** What is needed of a workbook to read its first sheet. Paths are undefined for parts that it does not have. */
export interface Parts {
  readonly sheet: string
  readonly sharedStrings: string | undefined
  /** Whether days are counted from 1904. */
  readonly isFrom1904: boolean
  /** For each style of cells, whether it shows a number as a date. */
  readonly dateStyles: readonly boolean[]
}

interface Relation {
  readonly id: string
  /** The last word of its type: worksheet, styles. */
  readonly kind: string
  readonly path: string
}

/** Finds the first sheet of a workbook, and what belongs to it. Rejects an archive that is no workbook (invalid). */
export async function findParts(archive: Archive): Promise<Parts> {
  const root = (await readRelations(archive, '')).find(({ kind }) => kind === 'officeDocument')
  if (!root) throw invalid('file', say`is no workbook (.xlsx)`)
  const elements = await readElements(archive.read(root.path, MAX_PART_BYTES), ['workbookPr', 'sheet'])
  const relations = await readRelations(archive, root.path)
  const first = elements.find(({ name }) => name === 'sheet')
  const sheetId = Object.entries(first?.attributes ?? {}).find(([name]) => name.endsWith(':id'))?.[1]
  const sheet = relations.find(({ id, kind }) => id === sheetId && kind === 'worksheet')
  if (!sheet) throw invalid('file', say`is no workbook (.xlsx) whose first sheet is a table`)
  const pathOf = (wanted: string) => relations.find(({ kind }) => kind === wanted)?.path
  const properties = elements.find(({ name }) => name === 'workbookPr')?.attributes
  return {
    sheet: sheet.path,
    sharedStrings: pathOf('sharedStrings'),
    isFrom1904: ['1', 'true'].includes(properties?.date1904 ?? ''),
    dateStyles: await readDateStyles(archive, pathOf('styles')),
  }
}

/** What a part refers to; '' is the archive itself. */
async function readRelations(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part)
  const path = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  if (!archive.has(path)) throw invalid('file', say`is no workbook (.xlsx)`)
  const elements = await readElements(archive.read(path, MAX_PART_BYTES), ['Relationship'])
  return elements.map(({ attributes: { Id = '', Type = '', Target = '' } }) => ({
    id: Id,
    kind: posix.basename(Type),
    path: Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target),
  }))
}

async function readDateStyles(archive: Archive, path: string | undefined): Promise<boolean[]> {
  if (!path) return []
  const names = ['numFmt', 'cellStyleXfs', 'cellXfs', 'xf']
  const elements = await readElements(archive.read(path, MAX_PART_BYTES), names)
  const codes = new Map<string, string>()
  const styles: boolean[] = []
  let list = ''
  for (const { name, attributes } of elements) {
    const { numFmtId = '', formatCode = '' } = attributes
    if (name === 'numFmt') codes.set(numFmtId, formatCode)
    else if (name !== 'xf') list = name
    else if (list === 'cellXfs') styles.push(isDateFormat(Number(numFmtId), codes.get(numFmtId)))
  }
  return styles
}
