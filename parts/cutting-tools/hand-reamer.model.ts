import { squareLength } from '../geometry/square-length.ts'
import { leadOf, runOut } from '../geometry/teeth.ts'
import { fluted } from '../solids/fluted.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { squareEnd } from '../solids/square-end.ts'
import families from './hand-reamer.ts'
import { REAMER_FLOOR, REAMER_HELIX, REAMER_TAPER, reamerTooth } from './tooth-forms.ts'

/** A hand reamer, cutting end down at y = 0. */
export default {
  'hand-reamer': defineModel(families['hand-reamer'], {
    build({ d, l1, l2, a, z }, surface) {
      const radius = d / 2
      const floor = runOut(radius, radius * REAMER_FLOOR, l2 - d * 0.9, l2)
      const chamfer = d * 0.06
      const body = fluted({
        tooth: reamerTooth(radius, 360 / z),
        teeth: z,
        from: 0,
        to: l2,
        lead: -leadOf(d, REAMER_HELIX),
        rows: 90,
        shape: (at, y) => {
          const taper = REAMER_TAPER.depth * d * Math.max(0, 1 - y / (l2 * REAMER_TAPER.share))
          return Math.min(floor(at, y), radius - taper - Math.max(0, chamfer - y))
        },
      })
      const square = l1 - squareLength(a)
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
    poses: { front: [-90, 72, 0], back: [-90, -104, 0] },
  }),
}
