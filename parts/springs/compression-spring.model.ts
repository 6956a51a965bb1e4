import { coil } from '../solids/coil.ts'
import { defineModel } from '../solids/model.ts'
import { roundSection } from '../solids/sweep.ts'
import families from './compression-spring.ts'
import { heightOf } from './winding.ts'

/** A cylindrical compression spring of round wire with closed and ground ends, EN 15800. The axis is y. */
export default {
  'compression-spring': defineModel(families['compression-spring'], {
    build({ d, De, L0, n }, surface) {
      // EN 15800: one coil at each end is closed and ground over three quarters of a turn, to a quarter of the wire at its tip.
      const turns = n + 2
      const height = heightOf({ turns, closed: d, rise: L0 + d / 2 })
      const geometry = coil({
        section: roundSection(d, 32),
        turns,
        radius: () => (De - d) / 2,
        height: turn => height(turn) - d / 4,
        groundTo: [0, L0],
      })
      return [{ geometry, surface }]
    },
    poses: { front: [90, 62, 0], back: [0, -40, 0] },
  }),
}
