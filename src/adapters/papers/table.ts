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
  /** What stands below it in small letters. */
  readonly below?: (row: Row) => string
  /** Whether there is an empty box, to be ticked by hand. */
  readonly isTicked?: boolean
}

/** Where a column stands that ends so far from the right edge. */
export const right = (end: number, width: number) =>
  ({ x: PAGE.right - end - width, width, align: 'right' }) as const

/** Items in lines that are broken between them alone: 'PH-4017-M10X40 · your no. 4711 · 35 g each'. */
export const joinItems = (items: readonly string[], between = ' · ') =>
  items
    .filter(Boolean)
    .map(item => item.replaceAll(' ', '\u00a0'))
    .join(between)

interface Table<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly top: number
  /** What stands below all of a row, in small letters. */
  readonly foot?: { readonly x: number; readonly width: number; readonly of: (row: Row) => string }
  /** The height of what has to stay with the last row. */
  readonly ending?: number
}

/** A table over as many pages as it needs, its head on each. Returns the position below it. */
export function drawTable<Row>(sheet: Sheet, table: Table<Row>): number {
  const { rows, top, ending = 0 } = table
  const tag = sheet.document.struct('Table')
  sheet.root.add(tag)
  const last = rows.length - 1
  const heights = rows.map((row, at) => measureRow(sheet, table, row, at))
  const height = (at: number) => (heights[at] ?? 0) + (at === last ? ending : 0)
  let y = drawHead(sheet, table, tag, room(sheet, top, HEAD + height(0)))
  for (const [at, row] of rows.entries()) {
    const next = room(sheet, y, height(at))
    y = next === y ? y : drawHead(sheet, table, tag, next)
    drawRow(sheet, table, { row, at, y, tag })
    y += heights[at] ?? 0
    rule(sheet, y)
  }
  tag.end()
  return y
}

type Tag = Sheet['root']

function drawHead<Row>(sheet: Sheet, { columns }: Table<Row>, table: Tag, y: number): number {
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

function measureRow<Row>(sheet: Sheet, table: Table<Row>, row: Row, at: number): number {
  const { foot } = table
  return measureCells(sheet, table, row, at) + measureSmall(sheet, foot?.of(row), foot?.width) + 2 * PADDING
}

function measureCells<Row>(sheet: Sheet, { columns }: Table<Row>, row: Row, at: number): number {
  const heights = columns.map(
    column =>
      heightOf(sheet, column.of(row, at), styleOf(column)) +
      measureSmall(sheet, column.below?.(row), column.width),
  )
  return Math.max(...heights)
}

const measureSmall = (sheet: Sheet, words = '', width = WIDTH) =>
  words === '' ? 0 : heightOf(sheet, words, { ...SMALL, width })

const styleOf = <Row>({ x, width, align, isStrong = false }: Column<Row>): Omit<Box, 'y'> => ({
  x,
  width,
  isStrong,
  size: 9,
  ...(align && { align }),
})

function drawRow<Row>(
  sheet: Sheet,
  table: Table<Row>,
  { row, at, y, tag }: { row: Row; at: number; y: number; tag: Tag },
): void {
  const { columns, foot } = table
  const line = sheet.document.struct('TR')
  tag.add(line)
  for (const column of columns) {
    const { x, width } = column
    const cell = sheet.document.struct('TD')
    line.add(cell)
    if (column.isTicked) drawBox(sheet, x, y + PADDING)
    const below = write(sheet, column.of(row, at), { ...styleOf(column), y: y + PADDING }, 'P', cell)
    const words = column.below?.(row) ?? ''
    if (words !== '') write(sheet, words, { x, width, ...SMALL, y: below }, 'P', cell)
    cell.end()
  }
  if (foot) drawFoot(sheet, foot, { row, line, y: y + PADDING + measureCells(sheet, table, row, at) })
  line.end()
}

function drawFoot<Row>(
  sheet: Sheet,
  { of, x, width }: NonNullable<Table<Row>['foot']>,
  { row, line, y }: { row: Row; line: Tag; y: number },
): void {
  const cell = sheet.document.struct('TD')
  line.add(cell)
  write(sheet, of(row), { x, width, ...SMALL, y }, 'P', cell)
  cell.end()
}

function drawBox(sheet: Sheet, x: number, y: number): void {
  decorate(sheet, document => document.rect(x, y, BOX, BOX).lineWidth(0.8).stroke(COLOURS.ink))
}
