/** Rows as a CSV file (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export function toCsv(rows: readonly Cells[]): string {
  return `\uFEFF${toCsvRows(rows)}`
}

type Cells = readonly (string | number | null)[]

/** Rows without the mark, for a file that is written in parts. */
export function toCsvRows(rows: readonly Cells[]): string {
  return rows.map(row => `${row.map(toCell).join(',')}\r\n`).join('')
}

/** A cell that no spreadsheet interprets as a formula. https://owasp.org/www-community/attacks/CSV_Injection */
function toCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
