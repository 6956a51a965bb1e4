import { Vector3 } from 'three'
import { grid } from '../../makers/grid.ts'
import { type Point, roundCorners } from '../../makers/profile.ts'
import { defineModel } from '../model.ts'

/** A net line of the upper half: how far inwards from the outline, and how far below the edge, in mm. */
const CHIPBREAKER: readonly (readonly [inset: number, below: number])[] = [
  [0, 0.06],
  [0.05, 0],
  [0.24, 0.01],
  [0.62, 0.26],
  [1.0, 0.36],
  [1.35, 0.3],
  [1.75, 0.02],
]
const COUNTERSINK = 0.55

/** A rhombic negative indexable insert with chipbreakers on both faces, which look towards z. */
export default defineModel('indexable-insert', {
  build({ ε, d, s, d1, rε }, surface) {
    const upper: Line[] = CHIPBREAKER.map(([inset, below]) => ({
      points: rhombus(d - 2 * inset, ε, Math.max(0.15, rε - inset * 0.3)),
      z: s / 2 - below,
    }))
    const angles = (upper[0]?.points ?? []).map(([x, y]) => Math.atan2(y, x))
    const ring = (radius: number, z: number): Line => ({
      points: angles.map((angle): Point => [radius * Math.cos(angle), radius * Math.sin(angle)]),
      z,
    })
    const top = [
      ...upper,
      ring(d1 / 2 + COUNTERSINK, s / 2 - 0.02),
      ring(d1 / 2 + COUNTERSINK * 0.45, s / 2 - COUNTERSINK * 0.4),
      ring(d1 / 2, s / 2 - COUNTERSINK * 1.3),
    ]
    const bottom = top.map(({ points, z }): Line => ({ points, z: -z })).reverse()
    const lines = [...bottom, ...top, ...bottom.slice(0, 1)]
    const geometry = grid(
      lines.length,
      angles.length,
      (row, column) => {
        const [x, y] = lines[row]?.points[column] ?? [0, 0]
        return new Vector3(x, y, lines[row]?.z ?? 0)
      },
      { isClosed: true, smoothUpTo: 24 },
    )
    return [{ geometry, surface }]
  },
  poses: { front: [-90, 20, 0], back: [0, 8, 0] },
})

interface Line {
  readonly points: readonly Point[]
  readonly z: number
}

/** A rhombus round a circle, its lower side level, all corners rounded; sides are divided so that the hole comes out round. */
function rhombus(inscribed: number, angle: number, radius: number): Point[] {
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

const CORNER_STEPS = 12
const SIDE_STEPS = 20
