import type { Point } from '../../geometry/profile.ts'
import type { Shape } from '../drawing.ts'
import { centreLine, line, rect } from './lines.ts'

export interface PlateEdgeOptions {
  /** Extents of the plate across the view: its height in y. */
  readonly from: number
  readonly to: number
  /** The thickness lies between these, along x. */
  readonly left: number
  readonly right: number
  /** Holes through the thickness: where their middle is, and their diameter. */
  readonly holes?: readonly { readonly at: number; readonly diameter: number }[]
}

/** A plate seen on its edge: a rectangle with its holes hidden behind, and their axes. */
export function plateEdge({ from, to, left, right, holes = [] }: PlateEdgeOptions): Shape[] {
  return [
    rect([left, from], [right, to]),
    ...holes.flatMap(({ at, diameter }) => [
      line([left, at + diameter / 2], [right, at + diameter / 2], 'hidden'),
      line([left, at - diameter / 2], [right, at - diameter / 2], 'hidden'),
      centreLine([left, at], [right, at]),
    ]),
  ]
}

/** The box round points, as two corners. */
export function boxOf(points: readonly Point[]): readonly [Point, Point] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
}
