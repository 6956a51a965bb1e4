import type { Point } from '../geometry/profile.ts'
import { roundCorners } from '../geometry/profile.ts'

interface TPlate {
  readonly l: number
  readonly h: number
  readonly b: number
}

/** The outline of a T-plate, anticlockwise: the bar on top along y = 0, the foot in the middle. */
export function tPlateOutline({ l, h, b }: TPlate): Point[] {
  const outline: Point[] = [
    [-l / 2, 0],
    [-l / 2, -b],
    [-b / 2, -b],
    [-b / 2, -h],
    [b / 2, -h],
    [b / 2, -b],
    [l / 2, -b],
    [l / 2, 0],
  ]
  const outer = b * 0.14
  const inner = b * 0.08
  return roundCorners(outline, [outer, outer, inner, outer, outer, inner, outer, outer], { isClosed: true })
}

/** Two holes in each arm, three in the foot, out of the middle so that the wood does not split. */
export function tPlateHoles({ l, h, b }: TPlate): Point[] {
  const aside = b * 0.18
  const arm = (l - b) / 2
  const foot = h - b
  return [
    [-l / 2 + arm * 0.28, -b / 2 + aside],
    [-l / 2 + arm * 0.78, -b / 2 - aside],
    [l / 2 - arm * 0.28, -b / 2 + aside],
    [l / 2 - arm * 0.78, -b / 2 - aside],
    [-aside, -b - foot * 0.22],
    [aside, -b - foot * 0.48],
    [-aside, -b - foot * 0.74],
  ]
}
