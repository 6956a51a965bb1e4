import { type Point, roundCorners } from '../geometry/profile.ts'

/** Share of the width: each of the two cheeks. */
export const CHEEK = 0.1

/** A cheek in the plane of z (here x) and y: a triangle with a hollow slope between the legs' tips. */
export function cheekOutline(a: number, t: number): Point[] {
  return roundCorners(
    [
      [0, 0],
      [a, 0],
      [a, t * 1.3],
      [a * 0.42, a * 0.42],
      [t * 1.3, a],
      [0, a],
    ],
    [0.8, 1, t * 0.5, a * 0.6, t * 0.5, 1],
    { isClosed: true },
  )
}
