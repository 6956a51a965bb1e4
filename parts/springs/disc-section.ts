import { type Point, roundCorners } from '../geometry/profile.ts'

/** DIN 2093: edges are rounded; by this share of the thickness. */
const ROUNDING = 0.12

/**
 * A conical strip of thickness t with rounded edges, square to its faces: De is its widest place, Di its narrowest, and it
 * stands l0 high. A closed outline of [radius, y], each point once.
 */
export function discSection(outer: number, inner: number, t: number, l0: number): Point[] {
  const reach = outer - inner
  // Slope and width follow from each other: width * sin + t * cos = l0, width * cos + t * sin = reach.
  let slope = 0
  for (let round = 0; round < 20; round++)
    slope = Math.atan2(l0 - t * Math.cos(slope), reach - t * Math.sin(slope))
  const [sin, cos] = [Math.sin(slope), Math.cos(slope)]
  const width = (reach - t * sin) / cos
  const at = (along: number, up: number): Point => [
    outer - t * sin - along * cos + up * sin,
    along * sin + up * cos,
  ]
  const corners = [at(0, 0), at(0, t), at(width, t), at(width, 0)]
  const rounded = roundCorners(corners, t * ROUNDING, { isClosed: true, steps: 4 })
  return fit(rounded, [inner, outer], [0, l0])
}

/** Rounding takes a hair off the extremes: the outline is drawn out to them again. */
function fit(points: readonly Point[], [left, right]: Point, [bottom, top]: Point): Point[] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return points.map(([x, y]) => [
    left + ((x - x0) * (right - left)) / (x1 - x0),
    bottom + ((y - y0) * (top - bottom)) / (y1 - y0),
  ])
}
