import { type Point, roundCorners } from '../geometry/profile.ts'

/** A net line of the upper half: how far inwards from the outline, and how far below the edge, in mm. */
export const CHIPBREAKER: readonly (readonly [inset: number, below: number])[] = [
  [0, 0.06],
  [0.05, 0],
  [0.24, 0.01],
  [0.62, 0.26],
  [1.0, 0.36],
  [1.35, 0.3],
  [1.75, 0.02],
]
/** By how much the hole is widened at its ends, in mm. */
export const COUNTERSINK = 0.55

const CORNER_STEPS = 12
const SIDE_STEPS = 20

/** A rhombus round a circle, its lower side level, all corners rounded; sides are divided so that the hole comes out round. */
export function rhombus(inscribed: number, angle: number, radius: number): Point[] {
  const half = (angle * Math.PI) / 360
  const long = inscribed / 2 / Math.sin(half)
  const short = inscribed / 2 / Math.cos(half)
  const corners: Point[] = [
    [long, 0],
    [0, short],
    [-long, 0],
    [0, -short],
  ]
  const outline = roundCorners(corners, radius, { isClosed: true, steps: CORNER_STEPS })
  const perCorner = CORNER_STEPS + 1
  return outline
    .flatMap((point, index) => {
      const next = outline[(index + 1) % outline.length] ?? point
      if (index % perCorner !== CORNER_STEPS) return [point]
      return Array.from({ length: SIDE_STEPS }, (_, step): Point => {
        const share = step / SIDE_STEPS
        return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
      })
    })
    .map(
      ([x, y]): Point => [x * Math.cos(half) - y * Math.sin(half), x * Math.sin(half) + y * Math.cos(half)],
    )
}
