import type { Point } from '../geometry/profile.ts'
import { type PolarPoint, toPolar } from '../geometry/teeth.ts'

/** DIN 1414: web about 0.16 d, lands 0.58 d wide, margins 0.08 d; behind the margin the land is relieved. */
export const WEB = 0.16
export const LAND_ANGLE = 58
const MARGIN_ANGLE = 9
const RELIEVED = 0.955
/** From the lip's corner: margin, relieved land, heel, then the flute's bowl to the web and straight out to the other lip. */
export function drillTooth(radius: number): PolarPoint[] {
  const relieved = radius * RELIEVED
  const web = radius * WEB
  const steps = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
  const margin = steps(0, MARGIN_ANGLE, 4).map((angle): PolarPoint => [radius, angle])
  const land = steps(MARGIN_ANGLE + 1.5, LAND_ANGLE, 9).map((angle): PolarPoint => [relieved, angle])
  // The other lip runs along the x axis, half a web before it; all is turned so that its corner comes to 180 degrees.
  const corner = (Math.asin(WEB) * 180) / Math.PI
  const heelAngle = ((LAND_ANGLE - corner) * Math.PI) / 180
  const heel: Point = [relieved * Math.cos(heelAngle), relieved * Math.sin(heelAngle)]
  const bowl = steps(0.08, 1, 14).map(share => bezier(heel, [radius * 0.3, web * 1.7], [0, web], share))
  const lip = steps(0.1, 0.9, 6).map((share): Point => [-radius * share, web])
  return [
    ...margin,
    ...land,
    ...toPolar([...bowl, ...lip], 120).map(([r, angle]): PolarPoint => [r, angle + corner]),
  ]
}

function bezier(start: Point, control: Point, end: Point, share: number): Point {
  const rest = 1 - share
  const along = (axis: 0 | 1) =>
    rest * rest * start[axis] + 2 * rest * share * control[axis] + share * share * end[axis]
  return [along(0), along(1)]
}
