import { type Box, COLOURS, decorate, heightOf, PAGE, room, rule, type Sheet, WIDTH, write } from './sheet.ts'

const HEAD = 22
const PADDING = 6
const BOX = 11
const SMALL = { size: 8, colour: COLOURS.muted }

export interface Column<Row> {
  readonly title: string
  readonly x: number
  readonly width: number
  readonly align?: 'right'
  readonly isStrong?: boolean
  readonly of: (row: Row, at: number) => string
  /** What stands below it in small letters; it may be as wide as the table. */
  readonly below?: { readonly of: (row: Row) => string; readonly width: number }
  /** Whether there is an empty box, to be ticked by hand. */
  readonly isTicked?: boolean
}

/** Where a column stands that ends so far from the right edge. */
export const right = (end: number, width: number) =>
  ({ x: PAGE.right - end - width, width, align: 'right' }) as const

/** Items in a line that is broken between them alone: 'PH-4017-M10X40 · your no. 4711 · 35 g each'. */
export const joinItems = (items: readonly string[]) =>
  items
    .filter(Boolean)
    .map(item => item.replaceAll(' ', '\u00a0'))
    .join(' · ')

interface Table<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly top: number
  /** The height of what has to stay with the last row. */
  readonly ending?: number
}

/** A table over as many pages as it needs, its head on each. Returns the position below it. */
export function drawTable<Row>(sheet: Sheet, { columns, rows, top, ending = 0 }: Table<Row>): number {
  const table = sheet.document.struct('Table')
  sheet.root.add(table)
  const last = rows.length - 1
  const heights = rows.map((row, at) => measureRow(sheet, columns, row, at))
  let y = drawHead(
    sheet,
    columns,
    table,
    room(sheet, top, HEAD + (heights[0] ?? 0) + (last === 0 ? ending : 0)),
  )
  for (const [at, row] of rows.entries()) {
    const height = heights[at] ?? 0
    const next = room(sheet, y, height + (at === last ? ending : 0))
    y = next === y ? y : drawHead(sheet, columns, table, next)
    drawRow(sheet, columns, { row, at, y, table })
    y += height
    rule(sheet, y)
  }
  table.end()
  return y
}

type Tag = Sheet['root']

function drawHead<Row>(sheet: Sheet, columns: readonly Column<Row>[], table: Tag, y: number): number {
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

function measureRow<Row>(sheet: Sheet, columns: readonly Column<Row>[], row: Row, at: number): number {
  const heights = columns.map(column => {
    const words = column.below?.of(row) ?? ''
    const below = words === '' ? 0 : heightOf(sheet, words, belowBox(column))
    return heightOf(sheet, column.of(row, at), styleOf(column)) + below
  })
  return Math.max(...heights) + 2 * PADDING
}

const belowBox = <Row>({ x, width, below }: Column<Row>) => ({ x, width: below?.width ?? width, ...SMALL })

const styleOf = <Row>({ x, width, align, isStrong = false }: Column<Row>): Omit<Box, 'y'> => ({
  x,
  width,
  isStrong,
  size: 9,
  ...(align && { align }),
})

function drawRow<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  { row, at, y, table }: { row: Row; at: number; y: number; table: Tag },
): void {
  const tag = sheet.document.struct('TR')
  table.add(tag)
  for (const column of columns) {
    const cell = sheet.document.struct('TD')
    tag.add(cell)
    if (column.isTicked) drawBox(sheet, column.x, y + PADDING)
    const below = write(sheet, column.of(row, at), { ...styleOf(column), y: y + PADDING }, 'P', cell)
    const words = column.below?.of(row) ?? ''
    if (words !== '') write(sheet, words, { ...belowBox(column), y: below }, 'P', cell)
    cell.end()
  }
  tag.end()
}

function drawBox(sheet: Sheet, x: number, y: number): void {
  decorate(sheet, document => document.rect(x, y, BOX, BOX).lineWidth(0.8).stroke(COLOURS.ink))
}
