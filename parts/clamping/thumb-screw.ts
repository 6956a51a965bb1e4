import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  note,
  type Point,
  path,
  roundCorners,
  sideView,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { KNURL } from './thumb-screw-form.ts'

/** Every so many degrees a line stands for the knurl on the drawing. */
const LINES = 9

/** A knurled thumb screw from the side, its head on the left, and from its head. */
export default {
  'thumb-screw': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      l: ['Length', 'mm'],
      D: ['Head diameter', 'mm'],
      k: ['Head height', 'mm'],
      n: ['Knurled height', 'mm'],
      c: ['Collar diameter', 'mm'],
      P: ['Pitch', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, l, D, k, n, c, P }) => {
      const chamfer = KNURL * 0.8
      const half: Point[] = [
        [-k, 0],
        [-k, D / 2 - chamfer],
        [-k + chamfer, D / 2],
        [-k + n - chamfer, D / 2],
        [-k + n, D / 2 - chamfer],
        ...roundCorners(
          [
            [-k + n, c / 2 + 2],
            [-k + n, c / 2],
            [0, c / 2],
            [0, d / 2],
          ],
          [0, 2, 0.4, 0],
        ),
      ]
      const knurls = Array.from(
        { length: 180 / LINES - 1 },
        (_, index) => (D / 2) * Math.cos(((index + 1) * LINES * Math.PI) / 180),
      )
      return {
        views: [
          frontView(
            [
              path(half),
              path(half.map(([x, y]) => [x, -y])),
              ...knurls.map(y => line([-k + chamfer, y], [-k + n - chamfer, y], 'thin')),
              ...[-k + chamfer, -k + n - chamfer].map(x => line([x, -D / 2], [x, D / 2])),
              line([-k + n, -c / 2 - 2], [-k + n, c / 2 + 2]),
              threadedRod({ diameter: d, pitch: P, from: 0, to: l, chamfer: ['to'] }),
              centreLine([-k, 0], [l, 0]),
              width('n', [-k, D / 2], [-k + n, D / 2], 'above'),
              width('k', [-k, -D / 2], [0, -c / 2], 'below'),
              width('l', [0, -c / 2], [l, -d / 2], 'below'),
              height('D', [-k, -D / 2], [-k, D / 2], 'left', { prefix: '⌀' }),
              height('c', [-1, -c / 2], [-1, c / 2], { at: l * 0.3 }, { prefix: '⌀' }),
              height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
              note([-k + n - chamfer, D / 2 - 1], 'Knurl DIN 82 RAA 1', { angle: 45, reach: 8 }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              circle([0, 0], D),
              circle([0, 0], D - 2 * chamfer),
              circle([0, 0], D * 0.66),
              centreMark([0, 0], D),
            ],
            {
              axes: ['z', 'x'],
            },
          ),
        ],
      }
    },
  }),
}
