import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hexEnd,
  line,
  move,
  note,
  outline,
  path,
  rect,
  roundCorners,
  sideView,
  turn,
  width,
} from '../drawing/kit.ts'
import { PLATE, RACE } from './castor-form.ts'

/** From the plate's edges to the middle of its slots, in mm. */
const EDGE = 12.5

/** A swivel castor from the side and along its travel. */
export default {
  'swivel-castor': defineFamily({
    terms: {
      D: ['Wheel diameter', 'mm'],
      H: ['Overall height', 'mm'],
      F: ['Load', 'kN'],
      b: ['Tread width', 'mm'],
      a: ['Plate length', 'mm'],
      c: ['Plate width', 'mm'],
      e: ['Offset', 'mm'],
      d: ['Bolt hole', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ D, H, b, a, c, e, d }) => {
      const top = H - PLATE
      const crown = top - RACE
      const inner = b / 2 + 3.5
      const outer = inner + 3.2
      const back = -e - D / 2 - 14
      const pedal = roundCorners(
        [
          [-34, crown - 30],
          [-30, crown - 14],
          [-e - 24, crown - 8],
          [back + 4, crown - 24],
          [back, crown - 34],
          [back + 5, crown - 37],
          [-e - 26, crown - 20],
        ],
        [4, 6, 16, 3, 2, 2, 14],
        { isClosed: true },
      )
      const race = (along: number) => [
        rect([along - 33, crown + 7.5], [along + 33, top]),
        path([
          [along - 31, crown + 7.5],
          [along - 31, crown + 2],
          [along - 24, crown],
          [along + 24, crown],
          [along + 31, crown + 2],
          [along + 31, crown + 7.5],
        ]),
      ]
      return {
        views: [
          frontView(
            [
              rect([-a / 2, top], [a / 2, H]),
              race(0),
              circle([-e, D / 2], D),
              circle([-e, D / 2], D * 0.74),
              path([
                [30, crown],
                [10, D / 2 + 44],
                [-e + 16, D / 2 + 6],
              ]),
              arc([-e, D / 2], 17, -180, 20),
              path([
                [-e - 17, D / 2],
                [-35, crown],
              ]),
              move(turn(hexEnd(13), 90), -e, D / 2),
              outline(pedal),
              centreMark([-e, D / 2], D),
              centreLine([0, 0], [0, H]),
              width('e', [-e, D / 2], [0, D / 2], 'below'),
              width('a', [-a / 2, H], [a / 2, H], 'above'),
              ...[-1, 1].map(side => centreLine([side * (a / 2 - EDGE), top], [side * (a / 2 - EDGE), H])),
              width(null, [-a / 2 + EDGE, H], [a / 2 - EDGE, H], 'above'),
              note([-a / 2 + EDGE, top], `4 slots, ${d} wide`, { angle: 205, reach: 10, symbols: ['d'] }),
              height('H', [-e, 0], [a / 2, H], 'right'),
              diameter('D', [-e, D / 2], D, { angle: 215, reach: 8 }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              rect([-c / 2, top], [c / 2, H]),
              race(0),
              path([
                [-outer, D / 2 - 17],
                [-outer, crown - 8.2],
              ]),
              arc([-outer + 8.2, crown - 8.2], 8.2, 90, 180),
              path([
                [outer, D / 2 - 17],
                [outer, crown - 8.2],
              ]),
              arc([outer - 8.2, crown - 8.2], 8.2, 0, 90),
              line([-outer + 8.2, crown], [outer - 8.2, crown]),
              ...[-1, 1].map(side =>
                path([
                  [side * outer, D / 2 - 17],
                  [side * inner, D / 2 - 17],
                  [side * inner, crown - 5],
                ]),
              ),
              outline(
                roundCorners(
                  [
                    [-b / 2, D * 0.04],
                    [-b / 3, 0],
                    [b / 3, 0],
                    [b / 2, D * 0.04],
                    [b / 2, D * 0.96],
                    [b / 3, D],
                    [-b / 3, D],
                    [-b / 2, D * 0.96],
                  ],
                  4,
                  { isClosed: true },
                ),
              ),
              centreLine([-outer - 8, D / 2], [outer + 8, D / 2]),
              centreLine([0, 0], [0, H]),
              width('b', [-b / 2, D * 0.2], [b / 2, D * 0.2], 'below'),
              width('c', [-c / 2, H], [c / 2, H], 'above'),
              ...[-1, 1].map(side => centreLine([side * (c / 2 - EDGE), top], [side * (c / 2 - EDGE), H])),
              width(null, [-c / 2 + EDGE, H], [c / 2 - EDGE, H], 'above'),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
  }),
}
