import { minorDiameter } from '../geometry/iso-forms.ts'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { lobed, straightKnurl } from '../solids/lobed.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { thread } from '../solids/thread.ts'
import families from './thumb-screw.ts'
import { KNURL } from './thumb-screw-form.ts'

/** A knurled thumb screw, high head, as DIN 464. The axis is y, y = 0 under the head's collar. */
export default {
  'thumb-screw': defineModel(families['thumb-screw'], {
    build({ d, l, D, k, n, c, P }, surface) {
      const root = minorDiameter(d, P)
      const { contour, columns } = straightKnurl(D, KNURL)
      const chamfer = KNURL * 0.8
      const rim: Point[] = [
        [c / 2 - 0.5, k - n],
        [D / 2 - chamfer, k - n],
        [D / 2 - chamfer / 2, k - n + chamfer / 2],
        [D / 2, k - n + chamfer],
        [D / 2, k - chamfer],
        [D / 2 - chamfer / 2, k - chamfer / 2],
        [D / 2 - chamfer, k],
        [D * 0.36, k],
        [D * 0.33, k - 0.5],
        [0, k - 0.5],
      ]
      const collar = roundCorners(
        [
          [0, 0],
          [c / 2, 0],
          [c / 2, k - n - 1],
          [c / 2 + 1.2, k - n + 0.2],
        ],
        [0, 0.4, 2, 0],
      )
      const shank = thread({
        diameter: d,
        pitch: P,
        from: -l,
        to: 0.1,
        chamferFrom: (d - root) / 2,
        runOut: 2 * P,
      })
      const end = revolve([
        [0, -l],
        [root / 2, -l],
        [root / 2 + 0.001, -l + 0.01],
      ])
      return [lobed(rim, contour, columns, { smoothUpTo: 20 }), revolve(collar), shank, end].map(
        geometry => ({
          geometry,
          surface,
        }),
      )
    },
    poses: { front: [0, 0, 60], back: [180, 0, 0] },
  }),
}
