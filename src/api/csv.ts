/** Rows as a CSV file (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map(row => row.map(toCell).join(',')).join('\r\n')}\r\n`
}

/** A cell that no spreadsheet interprets as a formula. https://owasp.org/www-community/attacks/CSV_Injection */
function toCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
