import { columnUnder } from './headings.ts'
import type { ListRow } from './line-reading.ts'

/**
 * The rows of a pasted text: cells of a spreadsheet are separated by tabs or semicolons, under a heading with commas by commas. A
 * line with none of these is one cell. Blank lines are left out, but counted.
 */
export function splitPaste(text: string): ListRow[] {
  const lines = text.replaceAll(/[^\P{Cc}\t\r\n]/gu, ' ').split(/\r\n|\r|\n/)
  const heading = lines.find(line => line.trim() !== '') ?? ''
  const hasCommas = isHeading(heading.split(','))
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    return { line: index + 1, cells: split(line, hasCommas).map(unquote) }
  })
}

function split(line: string, hasCommas: boolean): string[] {
  if (line.includes('\t')) return line.split('\t')
  if (line.includes(';')) return line.split(';')
  return hasCommas ? line.split(',') : [line]
}

const isHeading = (cells: readonly string[]) =>
  cells.length > 1 && cells.some(cell => columnUnder(cell) !== undefined)

/** Spreadsheets quote what has a quotation mark itself; an inch mark at the end of '1/4"' stays. */
function unquote(cell: string): string {
  const text = cell.trim()
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"')
  return isQuoted ? text.slice(1, -1).replaceAll('""', '"').trim() : text
}
