import {
  arc,
  centreLine,
  circle,
  defineFamily,
  frontView,
  height,
  hexSide,
  line,
  move,
  note,
  outline,
  type Point,
  path,
  roundCorners,
  sideView,
  threadedRod,
  turn,
  width,
} from '../drawing/kit.ts'
import { beside } from '../drawing/shapes/beside.ts'
import { INSIDE, SHEET } from './toggle-clamp-form.ts'

/** A toggle clamp, closed: from the side, and along its arm. */
export default {
  'toggle-clamp': defineFamily({
    terms: {
      F: ['Holding force', 'kN'],
      l: ['Overall length', 'mm'],
      h: ['Overall height', 'mm'],
      b: ['Foot width', 'mm'],
      d: ['Spindle', 'mm'],
      e: ['Foot hole', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ l, h, b, d, e }) => {
      const fore = l * 0.4
      const aft = -l * 0.6
      const arm: Point = [8, h * 0.52]
      const lever: Point = [-16, h * 0.62]
      const link: Point = [4, h * 0.78]
      const nose: Point = [fore - 7.5, h * 0.56]
      const x = fore - 13
      const y = h * 0.56
      const flats = d * 1.625
      const strip = (points: readonly Point[], half: number) => [
        path(beside(points, half)),
        path(beside(points, -half)),
      ]
      const grip = roundCorners(
        [
          [-40, h * 0.75 - 7],
          [-40, h * 0.75 + 7],
          [-76, h * 0.79 + 7.5],
          [aft, h * 0.87 + 7],
          [aft, h * 0.87 - 7],
          [-76, h * 0.79 - 7.5],
        ],
        [4, 4, 60, 6, 6, 60],
        { isClosed: true },
      )
      const upright = (from: number, to: number) =>
        turn(threadedRod({ diameter: d, pitch: 1.25, from, to, chamfer: to > y + 20 ? ['to'] : [] }), 90)
      const nut = (from: number) =>
        turn(hexSide({ acrossFlats: flats, from, to: from + d * 0.85, chamfer: ['from', 'to'] }), 90)
      const spindle = [
        upright(14, y - 8 - d * 0.85),
        nut(y - 8 - d * 0.85),
        nut(y + 8),
        upright(y + 8 + d * 0.85, h),
        outline(
          roundCorners(
            [
              [-d * 0.8, 0],
              [d * 0.8, 0],
              [d * 0.95, 8],
              [d * 0.62, 14],
              [-d * 0.62, 14],
              [-d * 0.95, 8],
            ],
            [1.5, 1.5, 2, 1.5, 1.5, 2],
            { isClosed: true },
          ),
        ),
        centreLine([0, 0], [0, h]),
      ]
      return {
        views: [
          frontView(
            [
              path([
                [-24, SHEET],
                [-24, 0],
                [24, 0],
                [24, SHEET],
              ]),
              line([-24, SHEET], [24, SHEET]),
              path(
                roundCorners(
                  [
                    [-24, SHEET],
                    [-18, h * 0.7],
                    [18, h * 0.7],
                    [24, SHEET],
                  ],
                  [0, 9, 9, 0],
                ),
              ),
              strip([arm, nose], 7.5),
              strip([link, lever], 7),
              arc(nose, 7.5, -90, 90),
              arc(arm, 7.5, 90, 270),
              arc(link, 7, -55, 125),
              strip([lever, [-40, h * 0.75]], 6),
              ...[arm, lever, link].map(centre => circle(centre, 9.2)),
              outline(grip),
              move(spindle.flat(), x, 0),
              width('l', [aft, h * 0.87], [fore, nose[1]], 'below'),
              width(null, [-24, 0], [24, 0], 'below'),
              width(null, [0, 0], [x, 0], 'below'),
              height('h', [x, 0], [x, h], 'right'),
              note([x, h - 2], `M${d}`, { angle: 150, reach: 8, symbols: ['d'] }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              ...[-1, 1].map(side => [
                path([
                  [(side * b) / 2, SHEET],
                  [(side * b) / 2, 0],
                  [side * (INSIDE + SHEET), 0],
                  [side * INSIDE, 2],
                  [side * INSIDE, h * 0.7],
                  [side * (INSIDE + SHEET), h * 0.7],
                  [side * (INSIDE + SHEET), SHEET],
                  [(side * b) / 2, SHEET],
                ]),
                centreLine([side * b * 0.37, 0], [side * b * 0.37, SHEET]),
              ]),
              spindle,
              width('b', [-b / 2, 0], [b / 2, 0], 'below'),
              note([b * 0.37, SHEET], `4 slots, ${e} wide`, { angle: 60, reach: 10, symbols: ['e'] }),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
  }),
}
