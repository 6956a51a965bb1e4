import { defineFamily, diameter, frontView, height, note, topView, width } from '../drawing/kit.ts'
import { buttHoles, KNUCKLES, knuckleRanges } from './hinge-form.ts'
import { openLeaves, rolledEnd } from './hinge-leaves.ts'

/** A butt hinge, opened flat: on its countersunk side, and along its pin. */
export default {
  'butt-hinge': defineFamily({
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
      const holes = buttHoles(l, b)
      const [first, second] = holes
      const [x1, y1] = first ?? [0, 0]
      const [x2, y2] = second ?? [0, 0]
      const low = -(d / 2 + t + 0.05)
      return {
        views: [
          frontView([
            openLeaves(sizes, knuckleRanges(l, KNUCKLES), holes),
            height('l', [b / 2, -l / 2], [b / 2, l / 2], 'right'),
            height(null, [-x2, -y2], [-x2, y2], 'right'),
            height(null, [-x1, -y1], [-x1, y1], 'right'),
            width(null, [x1, y1], [-x1, y1], 'above'),
            width(null, [x2, -y2], [-x2, -y2], 'below'),
            diameter('d1', [x1, -y1], d1, { angle: 200, reach: 14, prefix: '8 × ⌀' }),
            diameter('d2', [x2, y2], d2, { angle: 160, reach: 22, suffix: ' × 90°' }),
          ]),
          topView([
            rolledEnd(sizes),
            width('b', [-b / 2, low], [b / 2, low], 'below'),
            height('t', [b / 2, low], [b / 2, low + t], 'right'),
            diameter('d', [0, 0], d, { angle: 35, reach: 14 }),
            note([-b / 2 + 3, low + t], 'Shown open', { angle: 120, reach: 5 }),
          ]),
        ],
      }
    },
  }),
}
