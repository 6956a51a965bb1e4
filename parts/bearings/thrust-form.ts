import { GROOVE_RADIUS, mirrorProfile } from '../geometry/bearing-rings.ts'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'

/** ISO 104: the housing washer's bore and the shaft washer's outside leave the other part free by this. */
const FREE = 0.5
/** The washers leave a gap of so much of the ball, in which the cage runs. */
const GAP = 0.5

/** The sections [radius, height] of both washers, and the cage's diameters and height, in mm; the middle is at 0. */
export function thrustSections(
  bearing: Omit<Washer, 'inner' | 'outer' | 'pitch'> & { d: number; D: number },
) {
  const { d, D, Dw } = bearing
  const pitch = (d + D) / 2
  const width = (D - d) / 2 - 1.5
  return {
    shaft: washer({ ...bearing, pitch, inner: d / 2, outer: D / 2 - FREE / 2 }),
    housing: mirrorProfile(washer({ ...bearing, pitch, inner: d / 2 + FREE, outer: D / 2 })),
    cage: { inner: pitch - width, outer: pitch + width, height: Dw * GAP * 0.4 },
  }
}

interface Washer {
  readonly inner: number
  readonly outer: number
  readonly H: number
  readonly r: number
  readonly Dw: number
  readonly pitch: number
}

/** The upper washer's section, its groove below. */
function washer({ inner, outer, H, r, Dw, pitch }: Washer): Point[] {
  const under = (Dw * GAP) / 2
  const radius = GROOVE_RADIUS * Dw
  const centre: Point = [pitch / 2, Dw / 2 - radius]
  const opening = (Math.acos((under - centre[1]) / radius) * 180) / Math.PI
  const groove = arc(centre, radius, 90 + opening, 90 - opening, 14)
  const points: Point[] = [[inner, under], ...groove, [outer, under], [outer, H / 2], [inner, H / 2]]
  return roundCorners(points, [0.3, ...groove.map(() => 0), 0.3, r, r], { isClosed: true })
}
