import { fluted } from '../solids/fluted.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './countersink.ts'
import { COUNTERSINK_FLOOR, COUNTERSINK_HEAD, countersinkTooth } from './tooth-forms.ts'

/** A countersink with radial cutting edges, its smaller end down at y = 0. */
export default {
  countersink: defineModel(families.countersink, {
    build({ d1, d2, d3, l1, α, z }, surface) {
      const cone = (d1 - d3) / 2 / Math.tan((α * Math.PI) / 360)
      const taperFrom = cone + d1 * COUNTERSINK_HEAD.cylinder
      const headEnd = taperFrom + d1 * COUNTERSINK_HEAD.taper
      const neck = d2 * 0.46
      const outside = (y: number) => {
        if (y < cone) return d3 / 2 + ((d1 - d3) / 2) * (y / cone)
        if (y < taperFrom) return d1 / 2
        return d1 / 2 + ((neck - d1 / 2) * (y - taperFrom)) / (headEnd - taperFrom)
      }
      // The flutes' floor climbs evenly from the tip to the neck, where it meets the taper.
      const floor = (y: number) =>
        COUNTERSINK_FLOOR * (d3 / 2) + (neck - COUNTERSINK_FLOOR * (d3 / 2)) * (y / headEnd)
      const head = fluted({
        tooth: countersinkTooth(360 / z),
        teeth: z,
        from: 0,
        to: headEnd,
        rows: 60,
        edges: [cone, taperFrom],
        shape: (share, y) =>
          floor(y) + (outside(y) - floor(y)) * ((share - COUNTERSINK_FLOOR) / (1 - COUNTERSINK_FLOOR)),
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
    poses: { front: [-90, 66, 0], back: [-90, -108, 0] },
  }),
}
