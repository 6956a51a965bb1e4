import type { Paper } from '#domain/ports.ts'
import { drawLetterhead, stampPages } from './letterhead.ts'
import {
  type Box,
  COLOURS,
  heightOf,
  PAGE,
  type Pdf,
  rule,
  type Sheet,
  WIDTH,
  write,
  writeLabel,
} from './sheet.ts'
import { drawViews, scaleOf, type Views } from './views.ts'
import { day } from './words.ts'

/** A row of figures; `also` is the same in another unit, '' for none. */
interface FigureRow {
  readonly symbol: string
  readonly name: string
  readonly value: string
  readonly also: string
}

/** What an engineer takes away of a part, in words. Without prices, which a paper kept for years would have wrong. */
export interface DataSheet {
  readonly seller: Paper['seller']
  readonly timeZone: string
  /** ISO 8601: the day of which it is. */
  readonly madeAt: string
  readonly name: string
  /** '' if it has none, as the standard. */
  readonly sku: string
  readonly standard: string
  readonly views: Views | null
  readonly groups: readonly { readonly title: string; readonly rows: readonly FigureRow[] }[]
  readonly facts: readonly (readonly [term: string, words: string])[]
  readonly description: string
  /** Of its page. */
  readonly address: string
}

const GAP = 16
const FACTS = { x: PAGE.left + 282, width: WIDTH - 282 }
const TERMS = 96
const FIGURES = { x: PAGE.left, width: 262 }
const SYMBOL = 32
const VALUE = 62
/** Letters become smaller until all figures have room. */
const SMALLEST = 4.5
const SIZES = [9.5, 8.5, 7.5, 6.5, 5.5, SMALLEST]
const VIEWS = { least: 110, most: 300 }
const FOOT = 18
const WORDS = { size: 9 }
/** Of a description so much is shown in any case. */
const LEAST_WORDS = 40

/** Draws a data sheet on one page. A description that is too long for it ends early. */
export function drawDataSheet(document: Pdf, sheet: DataSheet): void {
  const root = document.struct('Document')
  document.addStructure(root)
  const paper: Sheet = { document, root }
  const head = { seller: sheet.seller, title: 'Data sheet', number: '' }
  const belowName = drawName(paper, sheet, drawLetterhead(paper, head) + 18)
  const room = PAGE.bottom - FOOT - belowName - LEAST_WORDS
  const sizeBeside = (views: number) => SIZES.find(each => heightOfTables(paper, sheet, each) + views <= room)
  const beside = sizeBeside(sheet.views ? VIEWS.least + 3 * GAP : 0)
  const size = beside ?? sizeBeside(0) ?? SMALLEST
  // Figures that have no room beside the views are worth more than they.
  const shown = beside === undefined ? { ...sheet, views: null } : sheet
  const tables = heightOfTables(paper, sheet, size)
  const belowViews = drawPicture(paper, shown, belowName + GAP, room - tables)
  drawDescription(paper, sheet, drawTables(paper, sheet, belowViews, size))
  drawFoot(paper, sheet)
  root.end()
  stampPages(paper, head)
}

function drawName(paper: Sheet, { name, standard, sku }: DataSheet, top: number): number {
  const below = write(paper, name, { y: top, size: name.length > 60 ? 13 : 16, isStrong: true }, 'H2')
  const lead = [standard, sku].filter(Boolean).join(' · ')
  return lead === '' ? below : write(paper, lead, { y: below + 1, size: 10, colour: COLOURS.muted })
}

/** Returns the position below the views and their notes. */
function drawPicture(paper: Sheet, { views, description }: DataSheet, top: number, room: number): number {
  if (!views) return top
  const words = description === '' ? 0 : heightOf(paper, description, WORDS)
  const height = Math.max(VIEWS.least, Math.min(VIEWS.most, room - 2 * GAP - Math.min(words, 60)))
  const scale = scaleOf(views, height)
  drawViews(paper, views, { top, scale })
  const below = top + views.box.height * scale + 6
  return write(paper, views.notes.join(' · '), { y: below, size: 8, colour: COLOURS.muted }) + GAP
}

const LABEL = 14
const ROW_GAP = 4

function heightOfTables(paper: Sheet, { groups, facts }: DataSheet, size: number): number {
  const figures = groups.reduce(
    (sum, { rows }) => sum + LABEL + 8 + rows.reduce((all, row) => all + heightOfFigure(paper, row, size), 0),
    0,
  )
  const pairs = facts.reduce((sum, [, words]) => sum + heightOf(paper, words, factStyle(size)) + ROW_GAP, 0)
  return Math.max(figures, LABEL + pairs) + GAP
}

const factStyle = (size: number) => ({
  x: FACTS.x + TERMS,
  width: FACTS.width - TERMS,
  size,
  isStrong: true,
})

/** Where the columns of figures stand; the last one only if some are in two units. */
function columnsOf(hasTwo: boolean) {
  const end = FIGURES.x + FIGURES.width
  const also = { x: end - VALUE, width: hasTwo ? VALUE : 0 }
  const value = { x: end - also.width - VALUE, width: VALUE }
  const name = { x: FIGURES.x + SYMBOL, width: value.x - FIGURES.x - SYMBOL - 6 }
  return { symbol: { x: FIGURES.x, width: SYMBOL }, name, value, also }
}

function heightOfFigure(paper: Sheet, { symbol, name, value, also }: FigureRow, size: number): number {
  const columns = columnsOf(also !== '')
  const cells = [
    [symbol, columns.symbol],
    [name, columns.name],
    [value, columns.value],
  ] as const
  return Math.max(...cells.map(([words, column]) => heightOf(paper, words, { ...column, size }))) + ROW_GAP
}

/** Figures on the left, facts on the right. Returns the position below both. */
function drawTables(paper: Sheet, sheet: DataSheet, top: number, size: number): number {
  let y = top
  for (const { title, rows } of sheet.groups) {
    y = writeLabel(paper, title, { ...FIGURES, y })
    y =
      drawRows(
        paper,
        y,
        rows.map(row => ({
          cells: cellsOf(row, size),
          height: heightOfFigure(paper, row, size),
          end: FIGURES.x + FIGURES.width,
          from: FIGURES.x,
        })),
      ) + 8
  }
  const facts = sheet.facts.map(([term, words]) => ({
    cells: [
      { words: term, tag: 'TH', x: FACTS.x, width: TERMS - 6, size, colour: COLOURS.muted },
      { words, tag: 'TD', ...factStyle(size) },
    ],
    height: heightOf(paper, words, factStyle(size)) + ROW_GAP,
    from: FACTS.x,
    end: PAGE.right,
  }))
  const label = writeLabel(paper, 'Part', { ...FACTS, y: top })
  return Math.max(y, drawRows(paper, label, facts))
}

interface Row {
  readonly cells: readonly (Omit<Box, 'y'> & { readonly words: string; readonly tag: string })[]
  readonly height: number
  readonly from: number
  readonly end: number
}

function cellsOf({ symbol, name, value, also }: FigureRow, size: number): Row['cells'] {
  const columns = columnsOf(also !== '')
  const strong = { size, isStrong: true }
  const right = { align: 'right' } as const
  return [
    { words: symbol, tag: 'TD', ...columns.symbol, ...strong },
    { words: name, tag: 'TH', ...columns.name, size },
    { words: value, tag: 'TD', ...columns.value, ...strong, ...right },
    { words: also, tag: 'TD', ...columns.also, size, colour: COLOURS.muted, ...right },
  ].filter(({ words }) => words !== '')
}

function drawRows(paper: Sheet, top: number, rows: readonly Row[]): number {
  const table = paper.document.struct('Table')
  paper.root.add(table)
  let y = top
  for (const { cells, height, from, end } of rows) {
    const line = paper.document.struct('TR')
    table.add(line)
    for (const { words, tag, ...box } of cells) write(paper, words, { ...box, y }, tag, line)
    line.end()
    y += height
    rule(paper, y - ROW_GAP / 2, from, end)
  }
  table.end()
  return y
}

function drawDescription(paper: Sheet, { description }: DataSheet, top: number): void {
  if (description === '') return
  const y = writeLabel(paper, 'Description', { y: top + 4 })
  const fits = (words: string) => y + heightOf(paper, words, WORDS) <= PAGE.bottom - FOOT
  write(paper, shorten(description.replaceAll(/\s+/g, ' '), fits), { ...WORDS, y })
}

/** As many of the words as fit. */
function shorten(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const words = text.split(' ')
  let [most, least] = [words.length, 0]
  while (most - least > 1) {
    const middle = Math.floor((most + least) / 2)
    if (fits(`${words.slice(0, middle).join(' ')} …`)) least = middle
    else most = middle
  }
  return `${words.slice(0, least).join(' ')} …`
}

function drawFoot(paper: Sheet, { address, madeAt, timeZone }: DataSheet): void {
  const { document, root } = paper
  const y = PAGE.bottom - 4
  const small = { y, size: 8 }
  const link = document.struct('Link')
  root.add(link)
  write(paper, address, { ...small, width: WIDTH - 110 }, 'Span', link)
  // The types of pdfkit do not know of `structParent`.
  const linked = { structParent: link, Border: [0, 0, 0] }
  document.link(PAGE.left, y, WIDTH - 110, 11, address, linked)
  link.end()
  write(paper, `As of ${day({ timeZone }, madeAt)}`, {
    ...small,
    x: PAGE.right - 110,
    width: 110,
    align: 'right',
  })
}
