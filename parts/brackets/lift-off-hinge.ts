import { defineFamily, diameter, frontView, height, note, rect, topView, width } from '../drawing/kit.ts'
import { knuckleDiameter, liftOffHoles, WASHER, WASHER_RIM } from './hinge-form.ts'
import { openLeaves, rolledEnd } from './hinge-leaves.ts'

/** A lift-off hinge, opened flat: on its countersunk side, and along its pin. */
export default {
  'lift-off-hinge': defineFamily({
    terms: {
      l: ['Length', 'mm'],
      b: ['Width, open', 'mm'],
      t: ['Thickness', 'mm'],
      d: ['Pin diameter', 'mm'],
      d1: ['Screw hole', 'mm'],
      d2: ['Countersink', 'mm'],
    },
    form: dimensions => dimensions,
    draw: sizes => {
      const { l, b, t, d, d1, d2 } = sizes
      const holes = liftOffHoles(l, b)
      const [x = 0, y = 0] = holes[0] ?? []
      const rim = (knuckleDiameter(d, t) + WASHER_RIM) / 2
      const low = -(d / 2 + t + 0.05)
      return {
        views: [
          frontView([
            openLeaves(
              sizes,
              [
                [-l / 2, -WASHER / 2],
                [WASHER / 2, l / 2],
              ],
              holes,
            ),
            rect([-rim, -WASHER / 2], [rim, WASHER / 2]),
            height('l', [b / 2, -l / 2], [b / 2, l / 2], 'right'),
            height(null, [-x, -y], [-x, 0], 'right'),
            height(null, [-x, 0], [-x, y], 'right'),
            width(null, [x, -y], [-x, -y], 'below'),
            diameter('d1', [x, -y], d1, { angle: 200, reach: 14, prefix: '6 × ⌀' }),
            diameter('d2', [x, y], d2, { angle: 160, reach: 14, suffix: ' × 90°' }),
            note([-rim, 0], 'Washer', { angle: 150, reach: 12 }),
          ]),
          topView([
            rolledEnd(sizes),
            width('b', [-b / 2, low], [b / 2, low], 'below'),
            height('t', [b / 2, low], [b / 2, low + t], 'right'),
            diameter('d', [0, 0], d, { angle: 35, reach: 14 }),
          ]),
        ],
        notes: ['Upper leaf lifts off upwards'],
      }
    },
  }),
}
