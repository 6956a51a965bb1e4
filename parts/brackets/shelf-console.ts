import {
  centreLine,
  defineFamily,
  diameter,
  frontView,
  height,
  hole,
  line,
  outline,
  type Point,
  path,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import { BRACE_AT } from './shelf-console-form.ts'

const WALL = [0.9, 0.5, 0.12]
const SHELF = [0.12, 0.55, 0.94]

/** A shelf console from the side, and on its wall arm. */
export default {
  'shelf-console': defineFamily({
    terms: {
      a: ['Depth', 'mm'],
      h: ['Height', 'mm'],
      F: ['Load for a pair', 'kN'],
      b: ['Width', 'mm'],
      t: ['Thickness', 'mm'],
      d: ['Hole', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ a, h, b, t, d }) => {
      const bar: Point[] = roundCorners(
        [
          [0, 0],
          [0, h],
          [a, h],
          [a, h - t],
          [t, h - t],
          [t, 0],
        ],
        [0, 2 * t, 0, 0, t, 0],
        { isClosed: true },
      )
      const low: Point = [t, h - h * BRACE_AT]
      const high: Point = [a * BRACE_AT, h - t]
      const length = Math.hypot(high[0] - low[0], high[1] - low[1])
      const half = (b * 0.8) / 2
      const rise = (half * length) / (high[0] - low[0])
      const run = (half * length) / (high[1] - low[1])
      const wallAt = WALL.map(share => h - h * share)
      const shelfAt = SHELF.map(share => a * share)
      const face = roundCorners(
        [
          [-b / 2, 0],
          [b / 2, 0],
          [b / 2, h],
          [-b / 2, h],
        ],
        [b * 0.3, b * 0.3, 0, 0],
        { isClosed: true },
      )
      return {
        views: [
          frontView(
            [
              outline(bar),
              path([
                [low[0], low[1] + rise],
                [high[0] - run, high[1]],
              ]),
              path([
                [low[0], low[1] - rise],
                [high[0] + run, high[1]],
              ]),
              ...wallAt.flatMap(y => [
                line([0, y + d / 2], [t, y + d / 2], 'hidden'),
                line([0, y - d / 2], [t, y - d / 2], 'hidden'),
                centreLine([0, y], [t, y]),
              ]),
              ...shelfAt.flatMap(x => [
                line([x + d / 2, h], [x + d / 2, h - t], 'hidden'),
                line([x - d / 2, h], [x - d / 2, h - t], 'hidden'),
                centreLine([x, h], [x, h - t]),
              ]),
              width('a', [0, h], [a, h], 'above'),
              ...shelfAt.slice(1).map(x => width(null, [0, h], [x, h], 'above')),
              height('h', [0, 0], [0, h], 'left'),
              height('t', [a, h - t], [a, h], 'right'),
            ],
            { axes: ['z', 'y'] },
          ),
          sideView(
            [
              outline(face),
              line([-b / 2, h - t], [b / 2, h - t]),
              ...wallAt.map(y => hole([0, y], d)),
              ...[-1, 1].map(side => line([side * t * 0.6, low[1] - rise], [side * t * 0.6, h - t], 'thin')),
              width('b', [-b / 2, 0], [b / 2, 0], 'below'),
              ...wallAt.map(y => height(null, [0, h], [0, y], 'right')),
              diameter('d', [0, wallAt[2] ?? 0], d, { angle: 150, reach: 10, prefix: '6 × ⌀' }),
            ],
            { axes: ['x', 'y'] },
          ),
        ],
      }
    },
  }),
}
