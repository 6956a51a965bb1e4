import type { Point } from './profile.ts'

/** The value at a share (0 to 1) of a cubic curve between two points that has these slopes at them, by the whole way across. */
export function hermite(share: number, from: Point, to: Point, leaving: number, arriving: number): number {
  const [square, cube] = [share * share, share * share * share]
  return (
    (2 * cube - 3 * square + 1) * from[1] +
    (cube - 2 * square + share) * leaving +
    (3 * square - 2 * cube) * to[1] +
    (cube - square) * arriving
  )
}
