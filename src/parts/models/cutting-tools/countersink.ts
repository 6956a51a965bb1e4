import { fluted, type PolarPoint } from '../../makers/fluted.ts'
import { revolve } from '../../makers/revolve.ts'
import { defineModel } from '../model.ts'

/** Lengths behind the cone, as shares of the largest diameter: cylinder, and the taper down to the shank. */
const CYLINDER = 0.26
const TAPER = 0.3
/** The floor of the flutes at the tip, as a share of the radius there. */
const FLOOR = 0.4

/** A countersink with radial cutting edges, its smaller end down at y = 0. */
export default defineModel('countersink', {
  build({ d1, d2, d3, l1, α, z }, surface) {
    const cone = (d1 - d3) / 2 / Math.tan((α * Math.PI) / 360)
    const taperFrom = cone + d1 * CYLINDER
    const headEnd = taperFrom + d1 * TAPER
    const neck = d2 * 0.46
    const outside = (y: number) => {
      if (y < cone) return d3 / 2 + ((d1 - d3) / 2) * (y / cone)
      if (y < taperFrom) return d1 / 2
      return d1 / 2 + ((neck - d1 / 2) * (y - taperFrom)) / (headEnd - taperFrom)
    }
    // The flutes' floor climbs evenly from the tip to the neck, where it meets the taper.
    const floor = (y: number) => FLOOR * (d3 / 2) + (neck - FLOOR * (d3 / 2)) * (y / headEnd)
    const head = fluted({
      tooth: toothOf(360 / z),
      teeth: z,
      from: 0,
      to: headEnd,
      rows: 60,
      edges: [cone, taperFrom],
      shape: (share, y) => floor(y) + (outside(y) - floor(y)) * ((share - FLOOR) / (1 - FLOOR)),
    })
    const edge = d2 * 0.06
    const shank = revolve([
      [neck, headEnd],
      [neck, headEnd + 0.8],
      [d2 / 2 - edge, headEnd + 0.8],
      [d2 / 2, headEnd + 0.8 + edge],
      [d2 / 2, l1 - edge],
      [d2 / 2 - edge, l1],
      [0, l1],
    ])
    return [head, shank].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [-90, 66, 0], back: [-90, -130, 0] },
})

/** Radii as shares: the land falls away behind its edge (radial relief), then the flute with its radial rake face. */
function toothOf(across: number): PolarPoint[] {
  const land = Array.from({ length: 15 }, (_, index): PolarPoint => {
    const along = index / 14
    return [1 - 0.05 * along, along * across * 0.56]
  })
  const flute = [
    [0.86, 0.59],
    [0.72, 0.63],
    [0.6, 0.68],
    [0.5, 0.74],
    [0.43, 0.81],
    [FLOOR, 0.88],
    [0.42, 0.93],
    [0.49, 0.962],
    [0.62, 0.984],
    [0.8, 0.995],
  ] as const
  return [...land, ...flute.map(([share, along]): PolarPoint => [share, along * across])]
}
