import type { Point } from './profile.ts'

/** The corners of a rectangle round a centre, anticlockwise from the lower left, in mm. */
export function rectangle(width: number, height = width, [x, y]: Point = [0, 0]): Point[] {
  return [
    [x - width / 2, y - height / 2],
    [x + width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
    [x - width / 2, y + height / 2],
  ]
}
