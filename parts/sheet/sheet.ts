import type { Drawing } from '../drawing/drawing.ts'
import { symbolsOf } from '../drawing/measures.ts'
import type { Box } from '../geometry/box.ts'
import { arrange, centreIn, fits, showScale } from './arrange.ts'
import { A4, border, MARGIN, type Paper, papers } from './border.ts'
import { type Datum, dataTable, tableWidth } from './data-table.ts'
import type { Ink } from './ink.ts'
import { itemsOf } from './resolve-view.ts'
import { BLOCK_HEIGHT, type PartData, titleBlock } from './title-block.ts'

/** What a sheet is made for: a part with its table of dimensions. */
export interface SheetPart extends PartData {
  readonly dimensions: readonly Datum[]
}

/** A drawing laid out on paper, in mm of paper, the origin at the lower left. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** mm of paper for each mm of the part. */
  readonly scale: number
  readonly ink: readonly Ink[]
  /** What is seen, as 'front and side view'. */
  readonly views: readonly string[]
  readonly part: SheetPart
}

const PADDING = 3

/**
 * The sheet of a part's drawing: its views, its dimensions, what else its table says, its title block. The scale is the
 * largest for A4, the paper the smallest of `sizes` that has room at that scale. Throws if the part is too large for any scale.
 */
export function makeSheet(part: SheetPart, drawing: Drawing, sizes: readonly Paper[] = papers): Sheet {
  const drawn = drawnSymbols(drawing)
  const data = part.dimensions.filter(({ symbol }) => !drawn.has(symbol))
  const notes = drawing.notes ?? []
  const { paper, scale, ink } = choosePaper(drawing, data.length + notes.length, sizes, part.standard)
  return {
    width: paper.width,
    height: paper.height,
    scale,
    ink: [
      ...border(paper),
      ...titleBlock(part, showScale(scale), paper.block, [paper.width - MARGIN, MARGIN]),
      ...dataTable(data, notes, part.standard, [MARGIN + 2, MARGIN + BLOCK_HEIGHT]),
      ...ink,
    ],
    views: drawing.views.map(({ name }) => name),
    part,
  }
}

function choosePaper(
  { views }: Drawing,
  rows: number,
  sizes: readonly Paper[],
  standard: string | null,
): { readonly paper: Paper; readonly scale: number; readonly ink: readonly Ink[] } {
  const arrangement = arrange(views, areaOf(A4), standard)
  if (!arrangement) throw new Error('the views do not fit on a sheet')
  const hasRoom = (paper: Paper) =>
    tableWidth(rows) <= paper.width - 2 * MARGIN - paper.block && fits(arrangement.box, areaOf(paper))
  const paper = sizes.find(hasRoom) ?? A4
  return { paper, scale: arrangement.scale, ink: centreIn(arrangement, areaOf(paper)) }
}

/** Where the views may lie: inside the frame, above the title block. */
function areaOf(paper: Paper): Box {
  return {
    left: MARGIN + PADDING,
    right: paper.width - MARGIN - PADDING,
    bottom: MARGIN + BLOCK_HEIGHT + PADDING,
    top: paper.height - MARGIN - PADDING,
  }
}

/** The symbols of the part's table that some dimension or note of the drawing states. */
export function drawnSymbols(drawing: Drawing): ReadonlySet<string> {
  return new Set(drawing.views.flatMap(view => itemsOf(view).measures.flatMap(symbolsOf)))
}
