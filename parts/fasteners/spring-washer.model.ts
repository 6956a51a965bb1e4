import { roundCorners } from '../geometry/profile.ts'
import { coil } from '../solids/coil.ts'
import { defineModel } from '../solids/model.ts'
import families from './spring-washer.ts'
import { SLIT } from './spring-washer-form.ts'

/** A split spring lock washer of rectangular section with plain ends, as DIN 127-B. The axis is y. */
export default {
  'spring-washer': defineModel(families['spring-washer'], {
    build({ d1, d2, s, h }, surface) {
      const b = (d2 - d1) / 2
      const section = roundCorners(
        [
          [-b / 2, -s / 2],
          [b / 2, -s / 2],
          [b / 2, s / 2],
          [-b / 2, s / 2],
        ],
        s * 0.14,
        { isClosed: true },
      )
      const turns = 1 - SLIT
      const geometry = coil({
        section,
        turns,
        radius: () => d1 / 2 + b / 2,
        // DIN 127: relaxed, one end stands above the other by the thickness of the section or a little more.
        height: turn => s / 2 + ((h - s) * turn) / turns,
        perTurn: 96,
      })
      return [{ geometry, surface }]
    },
    poses: { front: [0, -60, 0], back: [180, -100, 0] },
  }),
}
