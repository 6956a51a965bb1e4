import { circle } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { plate } from '../solids/plate.ts'
import families from './t-plate.ts'
import { tPlateHoles, tPlateOutline } from './t-plate-form.ts'

/** A flat connector in the shape of a T, its screw holes countersunk on the front. The bar is on top, y = 0 at its edge. */
export default {
  't-plate': defineModel(families['t-plate'], {
    build({ l, h, t, b, d, d2 }, surface) {
      const geometry = plate(tPlateOutline({ l, h, b }), {
        depth: t,
        bevel: 0.35,
        holes: tPlateHoles({ l, h, b }).map(centre => ({
          outline: circle(centre, d),
          front: (d2 - d) / 2,
          back: 0.25,
        })),
      })
      return [{ geometry, surface }]
    },
    poses: { front: [-80, 0, 0], back: [90, 0, 0] },
  }),
}
