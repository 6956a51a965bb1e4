import type { Point } from '../../makers/profile.ts'
import { type Ink, textLength } from './ink.ts'

/** What the sheet says of the part besides its shape, ISO 7200. */
export interface PartData {
  readonly name: string
  readonly sku: string
  readonly standard: string | null
  readonly material: string
  readonly finish: string
}

export const BLOCK = { width: 168, height: 33 } as const

interface Cell {
  readonly label: string
  readonly text: string
  readonly left: number
  readonly right: number
  readonly row: number
  readonly isLarge?: boolean
}

const ROW = 11
/** Columns of the block, from its left, in mm. */
const AT = [0, 40, 84, 112, BLOCK.width] as const

/** The title block with its lower right corner here. */
export function titleBlock(part: PartData, scale: string, [right, bottom]: Point): Ink[] {
  const left = right - BLOCK.width
  const cells: Cell[] = [
    { label: 'Material', text: part.material, left: AT[0], right: AT[2], row: 2 },
    { label: 'Finish', text: part.finish, left: AT[0], right: AT[1], row: 1 },
    { label: 'Standard', text: part.standard ?? 'Works standard', left: AT[1], right: AT[2], row: 1 },
    { label: 'Scale', text: scale, left: AT[2], right: AT[3], row: 2 },
    { label: 'Dimensions in', text: 'mm', left: AT[2], right: AT[3], row: 1 },
    { label: 'Part number', text: part.sku, left: AT[3], right: AT[4], row: 1, isLarge: true },
    { label: 'Title', text: part.name, left: AT[2], right: AT[4], row: 0 },
    { label: 'Document', text: 'Part drawing', left: AT[1], right: AT[2], row: 0 },
  ]
  const frame = (x: number, y: number, width: number, height: number): Ink => ({
    type: 'path',
    layer: 'frame',
    points: [
      [left + x, bottom + y],
      [left + x + width, bottom + y],
      [left + x + width, bottom + y + height],
      [left + x, bottom + y + height],
      [left + x, bottom + y],
    ],
  })
  return [
    frame(0, 0, BLOCK.width, BLOCK.height),
    ...cells.flatMap(cell => [
      frame(cell.left, cell.row * ROW, cell.right - cell.left, ROW),
      ...cellText(cell, left, bottom),
    ]),
    frame(AT[3], 2 * ROW, BLOCK.width - AT[3], ROW),
    frame(AT[0], 0, AT[1], ROW),
    {
      type: 'text',
      layer: 'frame',
      text: 'PARTS HUB',
      at: [left + (AT[3] + AT[4]) / 2, bottom + 2 * ROW + 3.2],
      size: 6.6,
      anchor: 'middle',
      turn: 0,
      isStrong: true,
    },
    ...projectionSymbol([left + AT[1] / 2, bottom + ROW / 2]),
  ]
}

function cellText({ label, text, left, right, row, isLarge = false }: Cell, x: number, y: number): Ink[] {
  const room = right - left - 3
  const wanted = isLarge ? 5.6 : 4.4
  const size = Math.min(wanted, (wanted * room) / textLength(text, wanted, true))
  return [
    {
      type: 'text',
      layer: 'frame',
      text: label,
      at: [x + left + 1.5, y + row * ROW + ROW - 3.4],
      size: 2.6,
      anchor: 'start',
      turn: 0,
    },
    {
      type: 'text',
      layer: 'frame',
      text,
      at: [x + left + 1.5, y + row * ROW + 2],
      size,
      anchor: 'start',
      turn: 0,
      isStrong: true,
    },
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
