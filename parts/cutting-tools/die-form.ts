import { arc, type Point } from '../geometry/profile.ts'

export const CHIP_HOLES = 4
export const CHAMFER = 0.5
/** EN 22568: a V groove where the die may be slit, at the top. */
const GROOVE_AT = 90
const GROOVE_DEPTH = 0.04

/** The bore of the thread and the chip holes round it, as one outline, and the angle at which the first land begins. */
export function chipWindow(d: number, D: number): { outline: Point[]; landFrom: number } {
  const bore = d / 2 + 0.02
  const centre = d * 0.5 + D * 0.075
  const radius = D * 0.097
  const meets = Math.acos((bore ** 2 + centre ** 2 - radius ** 2) / (2 * bore * centre))
  const end = (Math.atan2(bore * Math.sin(meets), bore * Math.cos(meets) - centre) * 180) / Math.PI
  const landFrom = (meets * 180) / Math.PI
  const across = 360 / CHIP_HOLES
  const outline = Array.from({ length: CHIP_HOLES }, (_, index) =>
    [
      ...arc([centre, 0], radius, -end, end, 28),
      ...arc([0, 0], bore, landFrom, across - landFrom, 10).slice(1, -1),
    ].map((point): Point => turned(point, index * across)),
  ).flat()
  return { outline, landFrom }
}

function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** The angles at which the rim is drawn, in degrees. */
export function ringAngles(): number[] {
  return Array.from({ length: 360 }, (_, index) => index)
}

/** How deep the groove is at an angle, in mm. */
export function grooveAt(angle: number, D: number): number {
  return Math.max(0, D * GROOVE_DEPTH - ((Math.abs(angle - GROOVE_AT) * Math.PI) / 180) * (D / 2))
}

/** The rim with its groove, so many mm within the outside. */
export function rimOutline(D: number, inset: number): Point[] {
  return ringAngles().map(angle => {
    const radius = Math.min(D / 2 - inset, D / 2 - grooveAt(angle, D))
    return [radius * Math.cos((angle * Math.PI) / 180), radius * Math.sin((angle * Math.PI) / 180)]
  })
}
