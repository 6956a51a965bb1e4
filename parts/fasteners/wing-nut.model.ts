import { blend, cut, rod, slab } from '../geometry/fields.ts'
import { roundCorners } from '../geometry/profile.ts'
import { innerThread } from '../solids/inner-thread.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { planes, sculpt } from '../solids/sculpt.ts'
import families from './wing-nut.ts'

/** Size of the sculptor's cells in mm. */
const CELL = 0.42
/** The hub is turned; that of the casting lies this much beneath its skin, so that only the fillets stand out. */
const BENEATH = 0.04

/** A wing nut with rounded wings, as DIN 315 (German form). The axis is y, the wings spread along x. */
export default {
  'wing-nut': defineModel(families['wing-nut'], {
    build({ d, P, e, h, m, d2, d3, g }, surface) {
      const countersink = d * 1.06
      const form = (x: number, y: number, z: number) => {
        const radius = Math.hypot(x, z)
        const core = hubField(radius, y, d2, d3, m)
        const wings = slab(wingField(Math.abs(x), y, e, h, m), z, g, g * 0.45)
        const bore = radius - countersink / 2 - 0.8
        return Math.max(cut(blend(core, wings, 2.4), bore, 0), m * 0.08 - y)
      }
      const wings = sculpt(form, {
        x: planes(-e / 2 - 1, e / 2 + 1, CELL),
        y: planes(-0.5, h + 1, CELL),
        z: planes(-d2 / 2 - 1, d2 / 2 + 1, CELL),
      })
      const thread = innerThread({ diameter: d, pitch: P, from: 0, to: m, countersink })
      return [hub(countersink, d2, d3, m), wings, thread].map(geometry => ({ geometry, surface }))
    },
    poses: { front: [0, 0, 0], back: [0, 90, 90] },
  }),
}

/** The hub: a cone on a low foot, its rims rounded. */
function hub(bore: number, d2: number, d3: number, m: number) {
  return revolve(
    roundCorners(
      [
        [bore / 2, 0],
        [d2 / 2, 0],
        [d2 / 2, footOf(m)],
        [d3 / 2, m],
        [bore / 2, m],
        [bore / 2, 0],
      ],
      [0, 0.5, 0.8, 0.7, 0, 0],
    ),
  )
}

function footOf(m: number): number {
  return m * 0.16
}

function hubField(radius: number, y: number, d2: number, d3: number, m: number): number {
  const foot = footOf(m)
  const share = Math.min(1, Math.max(0, (y - foot) / (m - foot)))
  return slab(radius - (d2 + (d3 - d2) * share) / 2, y - m / 2, m, 0.7) + BENEATH
}

/** The outline of a wing: an arm that grows from the hub into a round ear. */
function wingField(x: number, y: number, e: number, h: number, m: number): number {
  const ear = h * 0.31
  const centre = [e / 2 - ear, h - ear] as const
  const disc = Math.hypot(x - centre[0], y - centre[1]) - ear
  const arm = rod(x, y, [e * 0.1, m * 0.5], [centre[0] * 0.8, centre[1] * 0.82], m * 0.8, ear * 1.4)
  return blend(disc, arm, 3)
}
