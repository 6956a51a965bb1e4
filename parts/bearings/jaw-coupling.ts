import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  mirrored,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { boreEnd, boreSide } from './end-lines.ts'

/** Jaws and legs of the star, seen from the side: one jaw in the middle, legs beside it. */
const JAW = 0.29
const LEG = 0.225

/** A jaw coupling, its axis along x. */
export default {
  'jaw-coupling': defineFamily({
    terms: {
      d: ['Bore', 'mm'],
      D: ['Outside diameter', 'mm'],
      T: ['Torque', 'N·m'],
      L: ['Overall length', 'mm'],
      l: ['Hub length', 'mm'],
      E: ['Distance between hubs', 'mm'],
      b: ['Thickness of the star', 'mm'],
      dH: ['Inside diameter of the jaws', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, D, L, E, b, dH }) => {
      const hub = L / 2
      return {
        views: [
          frontView(
            [
              mirrored([rect([-hub, -D / 2], [-E / 2, D / 2])], 'y'),
              rect([1 - E / 2, -JAW * D * 0.5], [E / 2, JAW * D * 0.5]),
              [1, -1].map(side =>
                rect([-b / 2, side * JAW * D * 0.55], [b / 2, side * (JAW * 0.55 + LEG) * D]),
              ),
              [1, -1].map(side => line([-E / 2, (side * D) / 2], [E / 2 - 1, (side * D) / 2])),
              [1, -1].map(side =>
                line([E / 2 - 1, (side * D) / 2], [E / 2 - 1, side * (JAW * 0.55 + LEG) * D]),
              ),
              boreSide(d, -hub, -E / 2),
              boreSide(d, E / 2, hub, -1),
              [dH / 2, -dH / 2].map(y => line([-E / 2, y], [E / 2, y], 'hidden')),
              centreLine([-hub, 0], [hub, 0]),
              width('l', [-hub, -D / 2], [-E / 2, -D / 2], 'below'),
              width('E', [-E / 2, -D / 2], [E / 2, -D / 2], 'below'),
              width('L', [-hub, -D / 2], [hub, -D / 2], 'below'),
              width('b', [-b / 2, (JAW * 0.55 + LEG) * D], [b / 2, (JAW * 0.55 + LEG) * D], 'above'),
              height('D', [-hub, -D / 2], [-hub, D / 2], 'left', { prefix: '⌀' }),
              height('d', [hub, -d / 2], [hub, d / 2], 'right', { prefix: '⌀' }),
            ],
            { axes: ['y', 'z'] },
          ),
          sideView(
            [
              circle([0, 0], D),
              boreEnd(d),
              circle([0, 0], dH, 'hidden'),
              centreMark([0, 0], D),
              height('dH', [0, -dH / 2], [0, dH / 2], 'right', { prefix: '⌀' }),
            ],
            { axes: ['x', 'z'] },
          ),
        ],
      }
    },
  }),
}
