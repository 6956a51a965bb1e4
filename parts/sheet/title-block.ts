import { isInInches } from '../geometry/inches.ts'
import type { Point } from '../geometry/profile.ts'
import { CAPITAL, type Ink, textLength } from './ink.ts'

/** What the sheet says of the part besides its shape, ISO 7200. */
export interface PartData {
  /** Who makes it, as the sheet names him. */
  readonly maker: string
  readonly name: string
  readonly sku: string
  readonly standard: string | null
  readonly material: string
  readonly finish: string
  /** Whose table its dimensions are of: 'our own design', 'not confirmed'. */
  readonly source: string
  /** On a sheet that is handed on: what a piece weighs, and the day of its figures. */
  readonly issue?: { readonly mass: string; readonly asOf: string }
}

export const BLOCK_HEIGHT = 27

/** In which units dimensions of a part to this standard are drawn. */
export function unitsOf(standard: string | null): string {
  return isInInches(standard) ? 'Dimensions in inches [mm]' : 'Dimensions in mm'
}

interface Cell {
  readonly label: string
  readonly text: string
  readonly left: number
  readonly right: number
  readonly row: number
  readonly size?: number
}

const ROW = 9
/** The title block, this wide (mm), with its lower right corner here. */
export function titleBlock(part: PartData, scale: string, width: number, [right, bottom]: Point): Ink[] {
  const left = right - width
  const [one, middle, two, three] = [width * 0.24, width * 0.34, width * 0.5, width * 0.667]
  const { issue } = part
  const issued = width * 0.834
  const cells: Cell[] = [
    { label: 'Material', text: part.material, left: 0, right: middle, row: 2 },
    { label: 'Standard', text: part.standard ?? '–', left: middle, right: two, row: 2 },
    { label: 'Scale', text: scale, left: two, right: three, row: 2 },
    { label: '', text: part.maker, left: three, right: width, row: 2, size: 6 },
    { label: 'Finish', text: part.finish, left: 0, right: one, row: 1 },
    { label: `${unitsOf(part.standard)}, source`, text: part.source, left: one, right: three, row: 1 },
    { label: 'Part number', text: part.sku, left: three, right: width, row: 1, size: 4.8 },
    { label: '', text: '', left: 0, right: one, row: 0 },
    { label: 'Title', text: part.name, left: one, right: issue ? three : width, row: 0, size: 4.8 },
    ...(issue
      ? [
          { label: 'Mass', text: issue.mass, left: three, right: issued, row: 0 },
          { label: 'As of', text: issue.asOf, left: issued, right: width, row: 0 },
        ]
      : []),
  ]
  return [
    ...cells.flatMap(cell => inkOfCell(cell, left, bottom)),
    ...projectionSymbol([left + one / 2, bottom + ROW / 2]),
  ]
}

function inkOfCell({ label, text, left, right, row, size: wanted = 4.2 }: Cell, x: number, y: number): Ink[] {
  const bottom = y + row * ROW
  const room = right - left - 3
  const size = Math.min(wanted, (wanted * room) / textLength(text, wanted, true))
  const corners: Point[] = [
    [x + left, bottom],
    [x + right, bottom],
    [x + right, bottom + ROW],
    [x + left, bottom + ROW],
    [x + left, bottom],
  ]
  const write = (words: string, at: Point, height: number, isStrong: boolean): Ink[] =>
    words
      ? [{ type: 'text', layer: 'frame', text: words, at, size: height, anchor: 'start', turn: 0, isStrong }]
      : []
  return [
    { type: 'path', layer: 'frame', points: corners },
    ...write(label, [x + left + 1.5, bottom + ROW - 2.9], 2.5, false),
    ...write(text, [x + left + 1.5, bottom + (label ? 1.6 : (ROW - size * CAPITAL) / 2)], size, true),
  ]
}

/** The sign of first-angle projection, ISO 5456-2: a frustum, its view from the left on the right. */
function projectionSymbol([x, y]: Point): Ink[] {
  const path = (layer: 'border' | 'frame', ...points: Point[]): Ink => ({ type: 'path', layer, points })
  const ring = (radius: number): Ink => ({
    type: 'arc',
    layer: 'border',
    centre: [x + 6.5, y],
    radius,
    from: 0,
    to: 360,
  })
  return [
    path(
      'border',
      [x - 10, y - 1.75],
      [x - 2.5, y - 3.5],
      [x - 2.5, y + 3.5],
      [x - 10, y + 1.75],
      [x - 10, y - 1.75],
    ),
    ring(3.5),
    ring(1.75),
    path('frame', [x - 12, y], [x - 0.5, y]),
    path('frame', [x + 1.5, y], [x + 11.5, y]),
    path('frame', [x + 6.5, y - 4.7], [x + 6.5, y + 4.7]),
  ]
}
