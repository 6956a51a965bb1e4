import type { Point } from '../geometry/profile.ts'
import { type Flutes, leadOf, type PolarPoint, runOut, toPolar } from '../geometry/teeth.ts'

/** DIN 1414: web about 0.16 d, lands 0.58 d wide, margins 0.08 d; behind the margin the land is relieved. */
const WEB = 0.16
const LAND_ANGLE = 58
const MARGIN_ANGLE = 9
const RELIEVED = 0.955
const MARGIN_STEPS = 4
const LAND_STEPS = 9
/** By how much of the radius a flank falls away behind its lip, over a land: about 10 degrees. */
const FLANK_RELIEF = 0.09
/** The wheel lifts out of the flute over so many diameters. */
const RUN_OUT = 1.4

/** The points of a drill's tooth that are edges: the lip's corner, and the heel of the land. */
export const LAND_EDGES = [0, MARGIN_STEPS + LAND_STEPS - 1]

/** The point and the flutes of a twist drill, in mm and degrees: diameter, flute length, point angle and side rake. */
export function drillFlutes({ d, l2, σ, γ }: Readonly<Record<'d' | 'l2' | 'σ' | 'γ', number>>) {
  const half = (σ * Math.PI) / 360
  const flutes: Flutes = {
    tooth: drillTooth(d / 2),
    teeth: 2,
    to: l2,
    lead: leadOf(d, γ),
    shape: runOut(d / 2, (d / 2) * WEB, l2 - RUN_OUT * d, l2),
    end: (radius, angle) =>
      radius / Math.tan(half) + radius * FLANK_RELIEF * Math.max(0, Math.min(angle, LAND_ANGLE) / LAND_ANGLE),
  }
  /** How far the lips' corners lie behind the point. */
  const lip = d / 2 / Math.tan(half)
  return { flutes, lip, runOut: RUN_OUT * d }
}

/** From the lip's corner: margin, relieved land, heel, then the flute's bowl to the web and straight out to the other lip. */
function drillTooth(radius: number): PolarPoint[] {
  const relieved = radius * RELIEVED
  const web = radius * WEB
  const steps = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
  const margin = steps(0, MARGIN_ANGLE, MARGIN_STEPS).map((angle): PolarPoint => [radius, angle])
  const land = steps(MARGIN_ANGLE + 1.5, LAND_ANGLE, LAND_STEPS).map((angle): PolarPoint => [relieved, angle])
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
