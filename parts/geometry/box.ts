import type { Point } from './profile.ts'

/** An upright rectangle, in mm. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** The smallest box round points. */
export function boxOf(points: readonly Point[]): Box {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  return { left, right, bottom, top }
}

/** Whether two boxes touch. */
export function meet(one: Box, other: Box): boolean {
  return (
    one.left <= other.right && other.left <= one.right && one.bottom <= other.top && other.bottom <= one.top
  )
}
