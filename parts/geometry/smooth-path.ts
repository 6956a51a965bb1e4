import type { Point } from './profile.ts'

/** Pieces that a curve's length is measured by. */
const PIECES = 200

/**
 * A smooth curve through points, as so many points at equal distances: centripetal Catmull-Rom, whose sharp bends make no
 * loops. The first and the last point stay.
 */
export function smoothPath(points: readonly Point[], steps: number): Point[] {
  const at = (share: number) => pointAt(points, share)
  const lengths = [0]
  for (let piece = 1; piece <= PIECES; piece++)
    lengths.push((lengths.at(-1) ?? 0) + distance(at(piece / PIECES), at((piece - 1) / PIECES)))
  const whole = lengths.at(-1) ?? 0
  return Array.from({ length: steps + 1 }, (_, step) => {
    const wanted = (step / steps) * whole
    const next = lengths.findIndex(length => length >= wanted)
    if (next <= 0) return at(next < 0 ? 1 : 0)
    const [before = 0, after = 0] = [lengths[next - 1], lengths[next]]
    return at((next - 1 + (wanted - before) / (after - before)) / PIECES)
  })
}

/** The point of the curve at a share of its pieces between given points, 0 to 1. */
function pointAt(points: readonly Point[], share: number): Point {
  const place = (points.length - 1) * share
  const index = Math.min(Math.floor(place), points.length - 2)
  const weight = place - index
  const one: Point = points[index] ?? [0, 0]
  const other: Point = points[index + 1] ?? one
  // Beyond its ends the curve goes on as it came.
  const before: Point = points[index - 1] ?? [2 * one[0] - other[0], 2 * one[1] - other[1]]
  const after: Point = points[index + 2] ?? [2 * other[0] - one[0], 2 * other[1] - one[1]]
  const here = Math.sqrt(distance(one, other))
  const gaps = [
    Math.sqrt(distance(before, one)) || here,
    here,
    Math.sqrt(distance(other, after)) || here,
  ] as const
  const along = (axis: 0 | 1) => cubic([before[axis], one[axis], other[axis], after[axis]], gaps, weight)
  return [along(0), along(1)]
}

/** A coordinate between the second and the third of four, which are these gaps of the curve's parameter apart. */
function cubic(
  [a, b, c, d]: readonly [number, number, number, number],
  [first, middle, last]: readonly [number, number, number],
  weight: number,
): number {
  const leaving = ((b - a) / first - (c - a) / (first + middle) + (c - b) / middle) * middle
  const arriving = ((c - b) / middle - (d - b) / (middle + last) + (d - c) / last) * middle
  const [square, cube] = [weight * weight, weight * weight * weight]
  return (
    b +
    leaving * weight +
    (-3 * b + 3 * c - 2 * leaving - arriving) * square +
    (2 * b - 2 * c + leaving + arriving) * cube
  )
}

function distance(one: Point, other: Point): number {
  return Math.sqrt((other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2)
}
