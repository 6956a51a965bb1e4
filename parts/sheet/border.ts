import type { Ink } from './ink.ts'

/** A size of paper, lying, in mm; into how many fields its border parts it, ISO 5457; the width of its title block. */
export interface Paper {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  readonly block: number
}

const A5: Paper = { width: 210, height: 148, columns: 4, rows: 2, block: 136 }
/** As high as A5 and as wide as A4, one of the lengthened sizes: for slender parts. */
const A5_LONG: Paper = { width: 297, height: 148, columns: 6, rows: 2, block: 164 }
/** The largest: how a drawing is handed on. */
export const A4: Paper = { width: 297, height: 210, columns: 6, rows: 4, block: 164 }

/** The sizes a sheet may have, the smallest first. */
export const papers = [A5, A5_LONG, A4] as const
/** From the edge of the sheet to the frame of the drawing. */
export const MARGIN = 6

/** The frame, the marks at its middles, and the letters and numbers of its fields, ISO 5457. */
export function border({ width, height, columns, rows }: Paper): Ink[] {
  const right = width - MARGIN
  const top = height - MARGIN
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
  const across = Array.from({ length: columns }, (_, index) => ({
    from: MARGIN + ((right - MARGIN) * index) / columns,
    middle: MARGIN + ((right - MARGIN) * (index + 0.5)) / columns,
    name: String(index + 1),
  }))
  const upwards = Array.from({ length: rows }, (_, index) => ({
    from: MARGIN + ((top - MARGIN) * index) / rows,
    middle: MARGIN + ((top - MARGIN) * (index + 0.5)) / rows,
    name: 'DCBA'.slice(-rows).charAt(index),
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
      ...(index > 0 ? [tick(from, 0.5, from, MARGIN), tick(from, top, from, height - 0.5)] : []),
      field(name, middle, MARGIN / 2),
      field(name, middle, top + MARGIN / 2),
    ]),
    ...upwards.flatMap(({ from, middle, name }, index) => [
      ...(index > 0 ? [tick(0.5, from, MARGIN, from), tick(right, from, width - 0.5, from)] : []),
      field(name, MARGIN / 2, middle),
      field(name, right + MARGIN / 2, middle),
    ]),
  ]
}
