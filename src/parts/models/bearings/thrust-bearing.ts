import { ballRing, GROOVE_RADIUS, mirrorProfile, ringProfile } from '../../makers/balls.ts'
import { circle, extrude } from '../../makers/extrude.ts'
import { arc, type Point, roundCorners } from '../../makers/profile.ts'
import { revolve } from '../../makers/revolve.ts'
import { defineModel } from '../model.ts'

/** ISO 104: the housing washer's bore and the shaft washer's outside leave the other part free by this. */
const FREE = 0.5
/** The washers leave a gap of so much of the ball, in which the cage runs. */
const GAP = 0.5

/** A single-direction thrust ball bearing about y, housing washer down, in the middle of y = 0. */
export default defineModel('thrust-bearing', {
  build({ d, D, H, r, Dw, Z }, surface) {
    const pitch = (d + D) / 2
    const shaft = washer({ inner: d / 2, outer: D / 2 - FREE / 2, H, r, Dw, pitch })
    const housing = washer({ inner: d / 2 + FREE, outer: D / 2, H, r, Dw, pitch })
    const cageWidth = (D - d) / 2 - 1.5
    const holes = Array.from({ length: Z }, (_, index) => {
      const angle = (index * 2 * Math.PI) / Z
      return circle([(pitch / 2) * Math.cos(angle), (pitch / 2) * Math.sin(angle)], Dw * 0.95, 28)
    })
    const cage = extrude(circle([0, 0], pitch + cageWidth, 96), {
      depth: Dw * GAP * 0.4,
      bevel: 0.2,
      holes: [...holes, circle([0, 0], pitch - cageWidth, 96)],
    })
    return [
      { geometry: revolve(shaft), surface },
      { geometry: revolve(mirrorProfile(housing)), surface },
      { geometry: ballRing(Dw, pitch, Z), surface: 'chrome' },
      { geometry: cage.rotateX(Math.PI / 2), surface: 'brass' },
    ]
  },
  poses: { front: [0, 0, 0], back: [90, 4, 0] },
})

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
  return ringProfile(roundCorners(points, [0.3, ...groove.map(() => 0), 0.3, r, r], { isClosed: true }))
}
