import { arcPoints, type Point } from '../drawing/kit.ts'

/** The radius of a ball's groove, as a share of the ball's diameter. */
export const GROOVE_RADIUS = 0.52

/** A ball's section as it lies in a bearing: the middle of the ball, [radius, height], and its diameter. */
export interface SeatedBall {
  readonly at: Point
  readonly size: number
}

/**
 * The groove in which a ball lies, touched in the direction `contact` (degrees from outwards, anticlockwise), from where it leaves
 * the radius `from` to where it comes back to `to`: upwards on an inner ring, downwards on an outer one.
 */
export function grooveOf({ at, size }: SeatedBall, contact: number, from: number, to: number): Point[] {
  const groove = GROOVE_RADIUS * size
  const turn = (contact * Math.PI) / 180
  const back = groove - size / 2
  const centre: Point = [at[0] - back * Math.cos(turn), at[1] - back * Math.sin(turn)]
  const isOuter = Math.cos(turn) > 0
  const opening = (radius: number) =>
    (Math.acos(Math.min(1, Math.abs(radius - centre[0]) / groove)) * 180) / Math.PI
  return isOuter
    ? arcPoints(centre, groove, opening(from), -opening(to), 18)
    : arcPoints(centre, groove, 180 + opening(from), 180 - opening(to), 18)
}
