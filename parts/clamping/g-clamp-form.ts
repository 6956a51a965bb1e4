import { type Point, roundCorners } from '../geometry/profile.ts'

/** How far the clamp is shown screwed in, as a share of its opening. */
export const CLOSED_BY = 0.42
/** Height of the frame's section, as a share of the opening. */
export const SECTION = 0.2
/** Diameter of the boss that the spindle turns in, as a multiple of the spindle's. */
export const BOSS = 2.1

/** The outline of the frame, anticlockwise; the spindle's axis is x = 0, the anvil's face y = 0. */
export function frameOutline({ a, b, d }: { a: number; b: number; d: number }): Point[] {
  const section = a * SECTION
  const end = d * BOSS * 0.52
  const spine = -b - section
  const corners: Point[] = [
    [end, -section * 0.62],
    [end, -2],
    [-end, -2],
    [-b, section * 0.24],
    [-b, a - section * 0.1],
    [-end, a + section * 0.3],
    [end, a + section * 0.3],
    [end, a + section + 4],
    [-end, a + section + 6],
    [spine, a + section * 0.9],
    [spine, -section * 0.9],
    [-end, -section],
  ]
  const radii = [4, 1, 6, section * 0.9, section * 0.9, 8, 1, 3, 12, section * 1.5, section * 1.5, 14]
  return roundCorners(corners, radii, { isClosed: true })
}
