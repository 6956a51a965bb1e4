/** Rows as CSV, RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map(cells => `${cells.map(quote).join(',')}\r\n`).join('')
}

function quote(cell: string): string {
  return `"${(/^[=+@\-\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`
}
