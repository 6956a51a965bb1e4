import type { Drawing } from '../drawing.ts'
import { symbolsOf } from '../measures.ts'
import { arrange, showScale } from './arrange.ts'
import { border, MARGIN, SHEET } from './border.ts'
import { type Datum, dataTable } from './data-table.ts'
import type { Box, Ink } from './ink.ts'
import { itemsOf } from './resolve-view.ts'
import { BLOCK, type PartData, titleBlock } from './title-block.ts'

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

/** The sheet of a part's drawing: its views at a scale that fits, its dimensions, what else its table says, its title block. */
export function makeSheet(part: SheetPart, drawing: Drawing): Sheet {
  const right = SHEET.width - MARGIN
  const top = SHEET.height - MARGIN
  const area: Box = {
    left: MARGIN + PADDING,
    right: right - PADDING,
    bottom: MARGIN + BLOCK.height + PADDING,
    top: top - PADDING,
  }
  const { scale, ink } = arrange(drawing.views, area)
  const drawn = drawnSymbols(drawing)
  const left = part.dimensions.filter(({ symbol }) => !drawn.has(symbol))
  return {
    width: SHEET.width,
    height: SHEET.height,
    scale,
    ink: [
      ...border(),
      ...titleBlock(part, showScale(scale), [right, MARGIN]),
      ...dataTable(left, drawing.notes ?? [], [MARGIN + 2, MARGIN + BLOCK.height]),
      ...ink,
    ],
    views: drawing.views.map(({ name }) => name),
    part,
  }
}

/** The symbols of the part's table that some dimension or note of the drawing states. */
export function drawnSymbols(drawing: Drawing): ReadonlySet<string> {
  return new Set(drawing.views.flatMap(view => itemsOf(view).measures.flatMap(symbolsOf)))
}
