import { hermite } from '../geometry/hermite.ts'
/** The soft pads on the swell of a handle: from and to where (shares of its length), and how far they stand out in mm. */
export const PADS = { from: 0.33, to: 0.89, proud: 0.785 } as const

/** Half the angle that a pad covers, in radians, at a share of its length. */
export function padReach(along: number): number {
  return 0.74 * Math.sqrt(Math.max(0, 1 - (2 * along - 1) ** 4)) * (0.72 + 0.28 * along)
}

/** The half diameter of a handle along its length (both as shares, 0 at the blade), between a collar and a waist. */
const CURVE = [
  [0, 0.4],
  [0.015, 0.45],
  [0.05, 0.47],
  [0.11, 0.42],
  [0.19, 0.345],
  [0.26, 0.33],
  [0.36, 0.38],
  [0.48, 0.45],
  [0.6, 0.49],
  [0.7, 0.5],
  [0.82, 0.485],
  [0.92, 0.44],
  [0.97, 0.37],
  [0.99, 0.3],
  [1, 0.2],
] as const

/** Smooth through the points of the curve (Catmull and Rom). */
export function halfAt(share: number): number {
  const next = Math.max(
    1,
    CURVE.findIndex(([at]) => at >= share - 1e-9),
  )
  const [before, from, to, after] = [next - 2, next - 1, next, next + 1].map(
    index => CURVE[Math.min(CURVE.length - 1, Math.max(0, index))] ?? CURVE[0],
  )
  if (!before || !from || !to || !after) return 0
  const slope = (one: readonly [number, number], other: readonly [number, number]) =>
    ((other[1] - one[1]) / (other[0] - one[0] || 1)) * (to[0] - from[0])
  return hermite((share - from[0]) / (to[0] - from[0]), from, to, slope(before, to), slope(from, after))
}
