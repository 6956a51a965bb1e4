import { fluted, leadOf, type PolarPoint, runOut } from '../../makers/fluted.ts'
import { revolve } from '../../makers/revolve.ts'
import { squareEnd } from '../../makers/square-end.ts'
import { defineModel } from '../model.ts'

/** DIN 206 form B: flutes with a left-hand helix of 7 to 8 degrees, so that the reamer is not drawn into the hole. */
const HELIX = 8
/** The first quarter of the cutting part is a slender taper, by which a hand finds the hole. */
const TAPER_LENGTH = 0.25
const TAPER_DEPTH = 0.035
const FLOOR = 0.76
/** DIN 10: the square is 3 mm longer than wide. */
const SQUARE_LENGTH = 3

/** A hand reamer, cutting end down at y = 0. */
export default defineModel('hand-reamer', {
  build({ d, l1, l2, a, z }, surface) {
    const radius = d / 2
    const floor = runOut(radius, radius * FLOOR, l2 - d * 0.9, l2)
    const chamfer = d * 0.06
    const body = fluted({
      tooth: toothOf(radius, 360 / z),
      teeth: z,
      from: 0,
      to: l2,
      lead: -leadOf(d, HELIX),
      rows: 90,
      shape: (at, y) => {
        const taper = TAPER_DEPTH * d * Math.max(0, 1 - y / (l2 * TAPER_LENGTH))
        return Math.min(floor(at, y), radius - taper - Math.max(0, chamfer - y))
      },
    })
    const square = l1 - a - SQUARE_LENGTH
    const groove = d * 0.03
    const shank = revolve([
      [radius, l2],
      [radius, l2 + d * 0.6],
      [radius - groove, l2 + d * 0.6 + groove],
      [radius - groove, l2 + d],
      [radius, l2 + d + groove],
      [radius, square],
    ])
    const end = squareEnd({ diameter: d, acrossFlats: a, from: square, to: l1 })
    return [body, shank, end].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [-90, 72, 0], back: [-90, -128, 0] },
})

/** From the cutting edge: margin, relief, the flute's floor and the radial rake face. */
function toothOf(radius: number, across: number): PolarPoint[] {
  const shares: readonly PolarPoint[] = [
    [1, 0],
    [1, 0.035],
    [0.985, 0.14],
    [0.965, 0.26],
    [0.93, 0.34],
    [0.87, 0.42],
    [0.81, 0.52],
    [0.775, 0.63],
    [FLOOR, 0.74],
    [0.765, 0.84],
    [0.8, 0.91],
    [0.86, 0.955],
    [0.93, 0.98],
  ]
  return shares.map(([share, along]) => [radius * share, along * across])
}
