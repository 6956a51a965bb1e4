import type { Point } from '../geometry/profile.ts'

/** The area that a closed outline encloses, in mm² for mm. */
export function areaOf(outline: readonly Point[]): number {
  const sum = outline.reduce((total, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}
