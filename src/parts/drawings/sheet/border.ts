import type { Ink } from './ink.ts'

/** The sheet: A4 lying, in mm, ISO 5457. */
export const SHEET = { width: 297, height: 210 } as const
/** From the edge of the sheet to the frame of the drawing. */
export const MARGIN = 7

const COLUMNS = 6
const ROWS = 4

/** The frame, the marks at its middles, and the letters and numbers of its fields, ISO 5457. */
export function border(): Ink[] {
  const right = SHEET.width - MARGIN
  const top = SHEET.height - MARGIN
  const tick = (x: number, y: number, toX: number, toY: number): Ink => ({
    type: 'path',
    layer: 'frame',
    points: [
      [x, y],
      [toX, toY],
    ],
  })
  const field = (text: string, x: number, y: number): Ink => ({
    type: 'text',
    layer: 'frame',
    text,
    at: [x, y - 1.1],
    size: 3,
    anchor: 'middle',
    turn: 0,
  })
  const across = Array.from({ length: COLUMNS }, (_, index) => ({
    from: MARGIN + ((right - MARGIN) * index) / COLUMNS,
    middle: MARGIN + ((right - MARGIN) * (index + 0.5)) / COLUMNS,
    name: String(index + 1),
  }))
  const upwards = Array.from({ length: ROWS }, (_, index) => ({
    from: MARGIN + ((top - MARGIN) * index) / ROWS,
    middle: MARGIN + ((top - MARGIN) * (index + 0.5)) / ROWS,
    name: 'DCBA'.charAt(index),
  }))
  return [
    {
      type: 'path',
      layer: 'border',
      points: [
        [MARGIN, MARGIN],
        [right, MARGIN],
        [right, top],
        [MARGIN, top],
        [MARGIN, MARGIN],
      ],
    },
    ...across.flatMap(({ from, middle, name }, index) => [
      ...(index > 0 ? [tick(from, 0.5, from, MARGIN), tick(from, top, from, SHEET.height - 0.5)] : []),
      field(name, middle, MARGIN / 2),
      field(name, middle, top + MARGIN / 2),
    ]),
    ...upwards.flatMap(({ from, middle, name }, index) => [
      ...(index > 0 ? [tick(0.5, from, MARGIN, from), tick(right, from, SHEET.width - 0.5, from)] : []),
      field(name, MARGIN / 2, middle),
      field(name, right + MARGIN / 2, middle),
    ]),
  ]
}
