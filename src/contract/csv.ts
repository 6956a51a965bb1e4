/* Small and without zod: the browser writes tables with it too. */

export type CsvCell = string | number | null

/** How a CSV file that was read is encoded. Windows-1252 is a guess: what older spreadsheets of western Europe write. */
export const encodings = ['utf-8', 'utf-16', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** What a person has to know of a file whose encoding was guessed; undefined for any other. */
export function describeGuess(encoding: Encoding | null | undefined): string | undefined {
  if (encoding !== 'windows-1252') return undefined
  return 'The file is not in UTF-8 and was read as Windows-1252. If letters such as ä, é or ø are wrong, save it as CSV UTF-8.'
}

/**
 * Where a spreadsheet may start to calculate: at the start of a cell, and after each character at which a reader may split one. A reader that
 * splits at semicolons, tabs or bars takes no notice of quotation marks amid its cells. The quotation marks and blanks before the sign may be lost.
 */
const SPLITS = /([;|\t\r\n])/
const formula = /^'*["\p{Zs}\v\f\uFEFF]*[=+\-@＝＋－＠]/u

/** Puts an apostrophe before whatever a spreadsheet would calculate. https://owasp.org/www-community/attacks/CSV_Injection */
export const markFormulas = (text: string): string =>
  mapPieces(text, piece => (formula.test(piece) ? `'${piece}` : piece))

/** The text as it was before `markFormulas`. */
export const unmarkFormulas = (text: string): string =>
  mapPieces(text, piece => (piece.startsWith("'") && formula.test(piece) ? piece.slice(1) : piece))

function mapPieces(text: string, change: (piece: string) => string): string {
  return text.split(SPLITS).map(change).join('')
}

/** Rows as a CSV file (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${toCsvRows(rows)}`
}

/** Rows without the mark, for a file that is written in parts. */
export function toCsvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map(row => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: CsvCell): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : `"${markFormulas(value).replaceAll('"', '""')}"`
}
