import {
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hole,
  line,
  outline,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { tPlateHoles, tPlateOutline } from './t-plate-form.ts'

/** A T-plate, seen on its countersunk side and on its edge. */
export default {
  't-plate': defineFamily({
    terms: {
      l: ['Length', 'mm'],
      h: ['Height', 'mm'],
      t: ['Thickness', 'mm'],
      b: ['Leg width', 'mm'],
      d: ['Hole', 'mm'],
      d2: ['Countersink', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ l, h, t, b, d, d2 }) => {
      const holes = tPlateHoles({ l, h, b })
      const [outer = [0, 0], inner = [0, 0]] = holes
      const foot = holes.slice(4)
      const [upper = [0, 0], , lower = [0, 0]] = foot
      return {
        views: [
          frontView(
            [
              outline(tPlateOutline({ l, h, b })),
              ...holes.map(centre => [hole(centre, d), circle(centre, d2)]),
              width('l', [-l / 2, 0], [l / 2, 0], 'above'),
              width(null, [-l / 2, outer[1]], outer, 'above'),
              width(null, [-l / 2, inner[1]], inner, 'above'),
              width('b', [-b / 2, -h], [b / 2, -h], 'below'),
              height(null, [upper[0], 0], upper, 'left'),
              height(null, [lower[0], 0], lower, 'left'),
              height('h', [l / 2, 0], [b / 2, -h], 'right'),
              diameter('d', lower, d, { angle: 215, reach: 14, prefix: '7 × ⌀' }),
              diameter('d2', foot[1] ?? [0, 0], d2, { angle: -20, reach: 14, suffix: ' × 90°' }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              rect([-t / 2, -h], [t / 2, 0]),
              line([-t / 2, -b], [t / 2, -b]),
              width('t', [-t / 2, -h], [t / 2, -h], 'below'),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
  }),
}
