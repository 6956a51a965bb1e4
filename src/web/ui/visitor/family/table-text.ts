import { markFormulas, toCsv } from '#contract/csv.ts'
import { writeEuros } from '#contract/money.ts'
import type { Size, SizeTable } from './size-table.ts'

/** The cells of a table as they are copied, the head first. Numbers are written plainly: 1234.5. */
function cellsOf(
  { columns, grades }: Pick<SizeTable, 'columns' | 'grades'>,
  sizes: readonly Size[],
): string[][] {
  const hasGrades = grades.length > 0
  const head = [
    'Size',
    ...(hasGrades ? ['Material'] : []),
    ...columns.map(({ symbol, name, unit }) => `${name} ${symbol}${unit && ` [${unit}]`}`),
    'Price each, gross [EUR]',
    'Price of 100, gross [EUR]',
    'Stock',
    'SKU',
  ]
  const rows = sizes.map(({ label, grade, values, price, per100, available, sku }) => [
    label,
    ...(hasGrades ? [grade ?? ''] : []),
    ...values.map(value => (value === null ? '' : String(value))),
    writeEuros(price),
    writeEuros(per100),
    String(available),
    sku ?? '',
  ])
  return [head, ...rows]
}

/** The table as a spreadsheet takes it from the clipboard: cells with tabs between. */
export function writeTabbed(table: Pick<SizeTable, 'columns' | 'grades'>, sizes: readonly Size[]): string {
  return cellsOf(table, sizes)
    .map(cells => cells.map(cell => markFormulas(cell.replaceAll(/[\t\r\n]+/g, ' '))).join('\t'))
    .join('\n')
}

/** The table as CSV. */
export function writeTableCsv(table: Pick<SizeTable, 'columns' | 'grades'>, sizes: readonly Size[]): string {
  return toCsv(cellsOf(table, sizes))
}
