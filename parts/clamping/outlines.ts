import type { Point } from '../geometry/profile.ts'

/** The corners of a rectangle between these places, anticlockwise, in mm. */
export function boxOf(left: number, bottom: number, right: number, top: number): Point[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
}

/** An outline that ends where it began. */
export function closed(outline: readonly Point[]): Point[] {
  return [...outline, ...outline.slice(0, 1)]
}
