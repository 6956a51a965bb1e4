import { leadOf, runOut } from '../geometry/teeth.ts'
import { fluted } from '../solids/fluted.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './end-mill.ts'
import { MILL_CORE, millTooth } from './tooth-forms.ts'

/** How deep the gashes of the end teeth are, and how hollow the end is, as shares of the diameter. */
const GASH = 0.1
const DISH = 0.02

/** A solid carbide end mill, cutting end down at y = 0. */
export default {
  'end-mill': defineModel(families['end-mill'], {
    build({ d1, d2, l1, l2, z, λ }, surface) {
      const radius = d1 / 2
      const across = 360 / z
      const stop = l2 + d1 * 0.55
      const body = fluted({
        tooth: millTooth(radius, across),
        teeth: z,
        from: 0,
        to: stop,
        lead: leadOf(d1, λ),
        rows: 70,
        shape: runOut(radius, radius * MILL_CORE, l2 - d1 * 0.1, stop),
        end: (at, angle) => endHeight(at / radius, angle / across) * d1,
      })
      const edge = d2 * 0.05
      const shank = revolve([
        [radius, stop],
        [d2 / 2, stop + Math.max(0, d2 - d1) / 2 + 0.01],
        [d2 / 2, l1 - edge],
        [d2 / 2 - edge, l1],
        [0, l1],
      ])
      return [body, shank].map(geometry => ({ geometry, surface }))
    },
    poses: { front: [-90, 72, 0], back: [-90, -104, 0] },
  }),
}

/** Behind its edge each end tooth rises a little, then a gash makes room for the chips of the next. */
function endHeight(radius: number, share: number): number {
  const dish = DISH * (1 - radius)
  const relief = 0.1 * share * radius
  const gash = share < 0.45 ? 0 : GASH * Math.sin(Math.min(1, (share - 0.45) / 0.4) * (Math.PI / 2))
  const isOnRake = share > 0.9
  return dish + relief + (isOnRake ? gash * ((1 - share) / 0.1) : gash) * Math.min(1, radius * 3)
}
