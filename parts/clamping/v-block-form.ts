import type { Point } from '../geometry/profile.ts'

/** A V-block's section: a vee of 90 degrees above, a smaller one below, and a groove in each side for the bow. */
export function blockOutline(b: number, h: number, v: number): Point[] {
  const small = v * 0.45
  const groove = { deep: b * 0.1, low: h * 0.34, high: h * 0.56 }
  const relief = 1.6
  const half: Point[] = [
    [small / 2, 0],
    [b / 2, 0],
    [b / 2, groove.low],
    [b / 2 - groove.deep, groove.low],
    [b / 2 - groove.deep, groove.high],
    [b / 2, groove.high],
    [b / 2, h],
    [v / 2, h],
    [relief / 2, h - v / 2 + relief / 2],
    [relief / 2, h - v / 2 - 2],
  ]
  const below: Point[] = [
    [-relief / 2, small / 2 - relief / 2],
    [-relief / 2, small / 2 + 1.5],
    [relief / 2, small / 2 + 1.5],
    [relief / 2, small / 2 - relief / 2],
  ]
  return [...half, ...half.toReversed().map(([x, y]): Point => [-x, y]), ...below]
}
