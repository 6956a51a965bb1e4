import type { Point } from './profile.ts'

/** The value at a share (0 to 1) of a cubic curve between two points that has these slopes at them, by the whole way across. */
export function hermite(share: number, from: Point, to: Point, leaving: number, arriving: number): number {
  const t = share
  const [t2, t3] = [t * t, t * t * t]
  return (
    (2 * t3 - 3 * t2 + 1) * from[1] +
    (t3 - 2 * t2 + t) * leaving +
    (3 * t2 - 2 * t3) * to[1] +
    (t3 - t2) * arriving
  )
}
