import { roundCorners } from '../geometry/profile.ts'
import { coil } from '../solids/coil.ts'
import { defineModel } from '../solids/model.ts'
import families from './die-spring.ts'
import { heightOf } from './winding.ts'

/** A die spring of rectangular wire with closed and ground ends, as ISO 10243. The axis is y. */
export default {
  'die-spring': defineModel(families['die-spring'], {
    build({ De, Di, L0, h, n }, surface) {
      const across = (De - Di) / 2
      const section = roundCorners(
        [
          [-across / 2, -h / 2],
          [across / 2, -h / 2],
          [across / 2, h / 2],
          [-across / 2, h / 2],
        ],
        h * 0.26,
        { isClosed: true, steps: 5 },
      )
      const turns = n + 2
      const height = heightOf({ turns, closed: h, rise: L0 + h / 2 })
      const geometry = coil({
        section,
        turns,
        radius: () => (De + Di) / 4,
        height: turn => height(turn) - h / 4,
        groundTo: [0, L0],
      })
      return [{ geometry, surface }]
    },
    poses: { front: [90, 62, 0], back: [0, -40, 0] },
  }),
}
