import { coil } from '../solids/coil.ts'
import { defineModel } from '../solids/model.ts'
import { roundSection } from '../solids/sweep.ts'
import families from './conical-spring.ts'
import { heightOf } from './winding.ts'

/** A conical compression spring with closed and ground ends. The axis is y, the wide end below. */
export default {
  'conical-spring': defineModel(families['conical-spring'], {
    build({ d, D1, D2, L0, n }, surface) {
      const turns = n + 2
      const height = heightOf({ turns, closed: d, rise: L0 + d / 2 })
      const taper = (turn: number) => Math.min(1, Math.max(0, (turn - 1) / n))
      const geometry = coil({
        section: roundSection(d, 28),
        turns,
        radius: turn => (D2 - d - (D2 - D1) * taper(turn)) / 2,
        height: turn => height(turn) - d / 4,
        groundTo: [0, L0],
      })
      return [{ geometry, surface }]
    },
    poses: { front: [0, -40, 0], back: [90, 40, 0] },
  }),
}
