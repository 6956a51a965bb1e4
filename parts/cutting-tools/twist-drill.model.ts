import { leadOf, runOut } from '../geometry/teeth.ts'
import { fluted } from '../solids/fluted.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { drillTooth, LAND_ANGLE, WEB } from './drill-form.ts'
import families from './twist-drill.ts'

/** By how much of the radius a flank falls away behind its lip, over a land: about 10 degrees. */
const FLANK_RELIEF = 0.09

/** The wheel lifts out of the flute over so many diameters. */
const RUN_OUT = 1.4

/** A twist drill of type N, point down: y = 0 at the point. */
export default {
  'twist-drill': defineModel(families['twist-drill'], {
    build({ d, l1, l2, σ, γ }, surface) {
      const half = (σ * Math.PI) / 360
      const body = fluted({
        tooth: drillTooth(d / 2),
        teeth: 2,
        from: 0,
        to: l2,
        lead: leadOf(d, γ),
        rows: 110,
        shape: runOut(d / 2, (d / 2) * WEB, l2 - RUN_OUT * d, l2),
        edges: Array.from({ length: 48 }, (_, row) => l2 - (RUN_OUT * d * (row + 0.5)) / 48),
        end: (radius, angle) =>
          radius / Math.tan(half) +
          radius * FLANK_RELIEF * Math.max(0, Math.min(angle, LAND_ANGLE) / LAND_ANGLE),
      })
      const edge = d * 0.05
      const shank = revolve([
        [d / 2, l2],
        [d / 2, l1 - edge],
        [d / 2 - edge, l1],
        [0, l1],
      ])
      return [body, shank].map(geometry => ({ geometry, surface }))
    },
    poses: { front: [-90, 72, 0], back: [-90, 0, 0] },
  }),
}
