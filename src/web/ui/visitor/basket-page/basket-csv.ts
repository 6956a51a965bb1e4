import type { BasketLine } from '#contract/basket/basket.ts'
import { toCsv } from '#contract/csv.ts'
import { writeEuros } from '#contract/money.ts'

const HEAD = [
  'SKU',
  'Name',
  'Size',
  'Quantity',
  'Price each, gross [EUR]',
  'Total, gross [EUR]',
  'Weight [g]',
]

/** The lines of a basket as a table that spreadsheets open. Numbers are written plainly: 1234.5. */
export function writeBasketCsv(lines: readonly BasketLine[]): string {
  const rows = lines.map(({ sku, name, size, quantity, unitPrice, total, weight }) => [
    sku ?? '',
    name,
    size ?? '',
    String(quantity),
    writeEuros(unitPrice),
    writeEuros(total),
    weight === null ? '' : String(weight),
  ])
  return toCsv([HEAD, ...rows])
}
