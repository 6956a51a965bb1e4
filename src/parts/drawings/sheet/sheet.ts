import type { Drawing } from '../drawing.ts'
import { symbolsOf } from '../measures.ts'
import { arrange, showScale } from './arrange.ts'
import { A4, A5, border, MARGIN, type Paper } from './border.ts'
import { type Datum, dataTable, tableWidth } from './data-table.ts'
import type { Box, Ink } from './ink.ts'
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

const PADDING = 5

/**
 * The sheet of a part's drawing: its views at the largest scale for A4, its dimensions, what else its table says, its title
 * block; on A5 if there is room for all of it at that scale. Throws if the part is too large for any scale.
 */
export function makeSheet(part: SheetPart, drawing: Drawing): Sheet {
  const drawn = drawnSymbols(drawing)
  const data = part.dimensions.filter(({ symbol }) => !drawn.has(symbol))
  const notes = drawing.notes ?? []
  const large = arrange(drawing.views, areaOf(A4))
  if (!large) throw new Error('the views do not fit on a sheet')
  const hasRoom = tableWidth(data.length + notes.length) <= A5.width - 2 * MARGIN - A5.block
  const small = hasRoom ? arrange(drawing.views, areaOf(A5), [large.scale]) : undefined
  const paper = small ? A5 : A4
  const { scale, ink } = small ?? large
  return {
    width: paper.width,
    height: paper.height,
    scale,
    ink: [
      ...border(paper),
      ...titleBlock(part, showScale(scale), paper.block, [paper.width - MARGIN, MARGIN]),
      ...dataTable(data, notes, [MARGIN + 2, MARGIN + BLOCK_HEIGHT]),
      ...ink,
    ],
    views: drawing.views.map(({ name }) => name),
    part,
  }
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
