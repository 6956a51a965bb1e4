import {
  arc,
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  line,
  outline,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { CHEEK, cheekOutline } from './profile-bracket-form.ts'

/** A corner bracket for profiles: into its angle, and from the side. */
export default {
  'profile-bracket': defineFamily({
    terms: {
      a: ['Leg length', 'mm'],
      b: ['Width', 'mm'],
      t: ['Leg thickness', 'mm'],
      d: ['Slot width', 'mm'],
      l: ['Slot length', 'mm'],
      F: ['Shear load', 'kN'],
    },
    form: dimensions => dimensions,
    draw: ({ a, b, t, d, l }) => {
      const middle = (a + t) / 2
      const reach = (l - d) / 2
      const wall = b * CHEEK
      const cheek = cheekOutline(a, t)
      return {
        views: [
          frontView(
            [
              rect([-b / 2, 0], [b / 2, a]),
              line([-b / 2 + wall, t], [-b / 2 + wall, a]),
              line([b / 2 - wall, t], [b / 2 - wall, a]),
              line([-b / 2, t], [b / 2, t]),
              line([-d / 2, middle - reach], [-d / 2, middle + reach]),
              line([d / 2, middle - reach], [d / 2, middle + reach]),
              arc([0, middle + reach], d / 2, 0, 180),
              arc([0, middle - reach], d / 2, 180, 360),
              centreMark([0, middle], l),
              width('b', [-b / 2, 0], [b / 2, 0], 'below'),
              width('d', [-d / 2, middle + reach], [d / 2, middle + reach], 'above'),
              height('l', [0, middle - l / 2], [0, middle + l / 2], 'right'),
              height(null, [0, 0], [0, middle], 'left'),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              outline(cheek),
              line([t, t], [t, a - 1], 'hidden'),
              line([t, t], [a - 1, t], 'hidden'),
              ...[middle - l / 2, middle + l / 2].flatMap(at => [
                line([0, at], [t, at], 'hidden'),
                line([at, 0], [at, t], 'hidden'),
              ]),
              centreLine([0, middle], [t, middle]),
              centreLine([middle, 0], [middle, t]),
              width('t', [0, a], [t, a], 'above'),
              width('a', [0, 0], [a, 0], 'below'),
              height(null, [a, 0], [0, a], 'right'),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
  }),
}
