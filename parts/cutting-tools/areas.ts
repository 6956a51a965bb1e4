import type { Point } from '../geometry/profile.ts'

/** The area within a closed line through points, in mm² for mm: positive if they run anticlockwise. */
export function areaWithin(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return twice / 2
}
