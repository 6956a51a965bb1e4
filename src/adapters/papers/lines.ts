import { printCodes } from '#contract/catalog/plain-facts.ts'
import { formatCents, formatEuros } from '#contract/money.ts'
import type { Paper, PaperLine } from '#domain/ports.ts'
import { divideDecimal } from '../e-invoice/decimal.ts'
import { PAGE, type Sheet } from './sheet.ts'
import { type Column, drawTable, joinItems, right } from './table.ts'
import { pieces, weigh } from './words.ts'

type LineColumn = Column<PaperLine>

/** With what else identifies an article below it. */
const article = (width: number): LineColumn => ({
  title: 'Article',
  x: PAGE.left + 30,
  width,
  isStrong: true,
  of: ({ name }) => name,
  below: detail,
})
const position: LineColumn = {
  title: 'Pos.',
  x: PAGE.left + 6,
  width: 24,
  of: (_, at) => String(at + 1),
}
const quantity = { title: 'Quantity', of: (line: PaperLine) => pieces(line.quantity) }
const net = (line: PaperLine) => formatCents(line.netCents)

/** Of a taxed sale, prices with VAT and each line's share of the net total. */
const taxed: readonly LineColumn[] = [
  position,
  article(206),
  { ...quantity, ...right(206, 48) },
  { title: 'Unit price', ...right(142, 60), of: line => formatCents(line.unitPriceCents) },
  { title: 'Net', ...right(74, 64), of: net },
  { title: 'Amount', ...right(6, 64), isStrong: true, of: line => formatCents(line.grossCents) },
]

/** Of a sale without VAT, what is charged. */
const untaxed: readonly LineColumn[] = [
  position,
  article(270),
  { ...quantity, ...right(146, 48) },
  {
    title: 'Net per piece',
    ...right(74, 68),
    of: ({ netCents, quantity: count }) => formatEuros(Number(divideDecimal(netCents, count).decimal)),
  },
  { title: 'Net', ...right(6, 64), isStrong: true, of: net },
]

/** The table of lines. `ending` is the height of what has to stay with the last one. Returns the position below it. */
export function drawLines(
  sheet: Sheet,
  { lines, tax }: Paper,
  { top, ending }: { top: number; ending: number },
): number {
  const columns = tax.treatment === 'taxed' ? taxed : untaxed
  return drawTable(sheet, { columns, rows: lines, top, ending })
}

function detail(line: PaperLine): string {
  const { sku, ownNumber, weightGrams } = line
  return joinItems([
    sku,
    ownNumber && `your no. ${ownNumber}`,
    ...printCodes(line),
    weightGrams === null ? '' : `${weigh(weightGrams)} each`,
  ])
}
