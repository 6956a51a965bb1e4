import type { Point } from '../geometry/profile.ts'
import { type Ink, type Layer, onCircle } from './ink.ts'

/** Widths of lines by what they are, ISO 128-2, in mm of paper. */
export const lineWidths = {
  visible: 0.55,
  thin: 0.25,
  hidden: 0.3,
  centre: 0.25,
  hatch: 0.2,
  dimension: 0.25,
  border: 0.55,
  frame: 0.3,
} as const satisfies Record<Layer, number>

/** Dashes of the lines that are not drawn through, in mm of paper. */
export const dashes: Readonly<Partial<Record<Layer, string>>> = { hidden: '3 1.1', centre: '8 1.2 0.9 1.2' }

/** The layers, those at the bottom first. */
export const layersInOrder: readonly Layer[] = [
  'hatch',
  'thin',
  'hidden',
  'centre',
  'visible',
  'dimension',
  'frame',
  'border',
]

/** The lines of a layer as the data of one SVG path, y downwards on a sheet of this height. */
export function pathData(ink: readonly Ink[], height: number): string {
  return ink.map(item => dataOf(item, height)).join('')
}

function dataOf(ink: Ink, height: number): string {
  const at = ([x, y]: Point) => `${show(x)} ${show(height - y)}`
  switch (ink.type) {
    case 'path': {
      const [first, ...rest] = ink.points
      const last = ink.points.at(-1)
      if (!first || !last) return ''
      const isClosed = ink.points.length > 2 && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6
      const drawn = isClosed ? rest.slice(0, -1) : rest
      return `M${at(first)}L${drawn.map(at).join(' ')}${isClosed ? 'Z' : ''}`
    }
    case 'fill':
      return `M${at(ink.points[0])}L${at(ink.points[1])} ${at(ink.points[2])}Z`
    case 'arc': {
      const { centre, radius, from, to } = ink
      const half = (from + to) / 2
      const r = show(radius)
      // In two halves, so that a whole circle is drawn as well.
      const bow = (angle: number) =>
        `A${r} ${r} 0 ${(to - from) / 2 > 180 ? 1 : 0} 0 ${at(onCircle(centre, radius, angle))}`
      return `M${at(onCircle(centre, radius, from))}${bow(half)}${bow(to)}`
    }
    case 'text':
      return ''
  }
}

function show(value: number): string {
  return String(Number(value.toFixed(2)))
}
