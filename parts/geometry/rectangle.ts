import type { Point } from './profile.ts'

/** The corners of a rectangle round the middle, anticlockwise from the lower left, in mm. */
export function rectanglePoints(width: number, height = width): Point[] {
  return [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ]
}
