import type { Point } from '../../geometry/profile.ts'

/** The points of a line moved sideways, to the left of the way along it, in mm: by one distance or by one for each point. */
export function beside(points: readonly Point[], distance: number | ((index: number) => number)): Point[] {
  return points.map(([x, y], index) => {
    const before = points[Math.max(0, index - 1)] ?? [x, y]
    const after = points[Math.min(points.length - 1, index + 1)] ?? [x, y]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const by = typeof distance === 'number' ? distance : distance(index)
    return [x - ((after[1] - before[1]) / length) * by, y + ((after[0] - before[0]) / length) * by]
  })
}

/** A smooth line through points (Catmull-Rom). */
export function smooth(points: readonly Point[], steps = 8): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  return points.slice(0, -1).flatMap((_, index) =>
    Array.from({ length: index === points.length - 2 ? steps + 1 : steps }, (__, step): Point => {
      const share = step / steps
      const blend = (axis: 0 | 1) => {
        const [a, b, c, d] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]]
        const slope = (c - a) / 2
        const bend = 2 * a - 5 * b + 4 * c - d
        return b + slope * share + (bend / 2) * share ** 2 + ((3 * b - 3 * c + d - a) / 2) * share ** 3
      }
      return [blend(0), blend(1)]
    }),
  )
}
