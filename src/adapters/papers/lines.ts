import { printCodes } from '#contract/catalog/plain-facts.ts'
import { formatCents, formatEuros } from '#contract/money.ts'
import type { Paper, PaperLine } from '#domain/ports.ts'
import { divideDecimal } from '../e-invoice/decimal.ts'
import { type Box, COLOURS, decorate, heightOf, PAGE, room, rule, type Sheet, WIDTH, write } from './sheet.ts'
import { pieces, weigh } from './words.ts'

const HEAD = 22
const PADDING = 6

interface Column {
  readonly title: string
  readonly x: number
  readonly width: number
  readonly align?: 'right'
  readonly isStrong?: boolean
  readonly of: (line: PaperLine, position: number) => string
}

const right = (end: number, width: number) =>
  ({ x: PAGE.right - end - width, width, align: 'right' }) as const

const article = { title: 'Article', x: PAGE.left + 30, isStrong: true, of: ({ name }: PaperLine) => name }
const position = {
  title: 'Pos.',
  x: PAGE.left + 6,
  width: 24,
  of: (_: PaperLine, at: number) => String(at + 1),
}
const quantity = { title: 'Quantity', of: (line: PaperLine) => pieces(line.quantity) }
const net = (line: PaperLine) => formatCents(line.netCents)

/** Of a taxed sale, prices with VAT and each line's share of the net total. */
const taxed: readonly Column[] = [
  position,
  { ...article, width: 206 },
  { ...quantity, ...right(206, 48) },
  { title: 'Unit price', ...right(142, 60), of: line => formatCents(line.unitPriceCents) },
  { title: 'Net', ...right(74, 64), of: net },
  { title: 'Amount', ...right(6, 64), isStrong: true, of: line => formatCents(line.grossCents) },
]

/** Of a sale without VAT, what is charged. */
const untaxed: readonly Column[] = [
  position,
  { ...article, width: 270 },
  { ...quantity, ...right(146, 48) },
  {
    title: 'Net per piece',
    ...right(74, 68),
    of: ({ netCents, quantity: count }) => formatEuros(Number(divideDecimal(netCents, count).decimal)),
  },
  { title: 'Net', ...right(6, 64), isStrong: true, of: net },
]

/**
 * The table of lines, over as many pages as it needs, its head on each. `ending` is the height of what has to stay with the last
 * line. Returns the position below it.
 */
export function drawLines(
  sheet: Sheet,
  paper: Paper,
  { top, ending }: { top: number; ending: number },
): number {
  const columns = paper.tax.treatment === 'taxed' ? taxed : untaxed
  const table = sheet.document.struct('Table')
  sheet.root.add(table)
  const last = paper.lines.length - 1
  const heights = paper.lines.map((line, at) => measureRow(sheet, columns, line, at))
  let y = drawHead(
    sheet,
    columns,
    table,
    room(sheet, top, HEAD + (heights[0] ?? 0) + (last === 0 ? ending : 0)),
  )
  for (const [at, line] of paper.lines.entries()) {
    const height = heights[at] ?? 0
    const next = room(sheet, y, height + (at === last ? ending : 0))
    y = next === y ? y : drawHead(sheet, columns, table, next)
    drawRow(sheet, columns, { line, at, y, table })
    y += height
    rule(sheet, y)
  }
  table.end()
  return y
}

type Tag = Sheet['root']

function drawHead(sheet: Sheet, columns: readonly Column[], table: Tag, y: number): number {
  decorate(sheet, document => document.rect(PAGE.left, y, WIDTH, HEAD).fill(COLOURS.ink))
  const row = sheet.document.struct('TR')
  table.add(row)
  for (const { title, x, width, align } of columns) {
    const style = { size: 8.5, isStrong: true, colour: COLOURS.white }
    write(sheet, title, { x, width, ...(align && { align }), y: y + 5.5, ...style }, 'TH', row)
  }
  row.end()
  return y + HEAD
}

/** What else identifies an article: 'PH-4017-M10X40 · your no. 4711 · customs code 7318 15 88 · 35 g each', broken at the dots alone. */
function detail(line: PaperLine): string {
  const { sku, ownNumber, weightGrams } = line
  return [
    sku,
    ownNumber && `your no. ${ownNumber}`,
    ...printCodes(line),
    weightGrams === null ? '' : `${weigh(weightGrams)} each`,
  ]
    .filter(Boolean)
    .map(item => item.replaceAll(' ', '\u00a0'))
    .join(' · ')
}

const SMALL = { size: 8, colour: COLOURS.muted }

function measureRow(sheet: Sheet, columns: readonly Column[], line: PaperLine, at: number): number {
  const heights = columns.map(column => heightOf(sheet, column.of(line, at), styleOf(column)))
  const words = detail(line)
  const named = columns.findIndex(({ title }) => title === article.title)
  const below = words === '' ? 0 : heightOf(sheet, words, { ...columnBox(columns[named]), ...SMALL })
  return Math.max(...heights, (heights[named] ?? 0) + below) + 2 * PADDING
}

const columnBox = (column: Column | undefined) => ({
  x: column?.x ?? PAGE.left,
  width: column?.width ?? WIDTH,
})

const styleOf = ({ x, width, align, isStrong = false }: Column): Omit<Box, 'y'> => ({
  x,
  width,
  isStrong,
  size: 9,
  ...(align && { align }),
})

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  { line, at, y, table }: { line: PaperLine; at: number; y: number; table: Tag },
): void {
  const row = sheet.document.struct('TR')
  table.add(row)
  for (const column of columns) {
    const cell = sheet.document.struct('TD')
    row.add(cell)
    const below = write(sheet, column.of(line, at), { ...styleOf(column), y: y + PADDING }, 'P', cell)
    const words = column.title === article.title ? detail(line) : ''
    if (words !== '') write(sheet, words, { ...columnBox(column), ...SMALL, y: below }, 'P', cell)
    cell.end()
  }
  row.end()
}
