import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hexEnd,
  hexSide,
  line,
  move,
  note,
  path,
  rect,
  sideView,
  turn,
  width,
} from '../drawing/kit.ts'
import { handleEnd, handleSide } from './handle-lines.ts'

/** A screwdriver for cross recesses, its tip at x = 0 on the left. */
export default {
  'phillips-screwdriver': defineFamily({
    terms: {
      PH: ['Cross recess size', ''],
      l: ['Blade length', 'mm'],
      d: ['Blade diameter', 'mm'],
      h: ['Handle length', 'mm'],
      D: ['Handle diameter', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ PH, l, d, h, D }) => {
      const tip = d * 2.4
      const point = d * 0.19
      // ISO 8764-1: the wings stand at 26.5 degrees to the axis.
      const cone = (d / 2 - point) / Math.tan((26.5 * Math.PI) / 180)
      const bolster = { acrossFlats: d * 1.55, length: D * 0.4 }
      const wing = d * 0.065
      return {
        views: [
          frontView([
            path([
              [l - bolster.length, d / 2],
              [cone, d / 2],
              [0, point],
              [0, -point],
              [cone, -d / 2],
              [l - bolster.length, -d / 2],
            ]),
            line([tip, -d / 2], [tip, d / 2]),
            [1, -1].map(side =>
              path([
                [0, side * wing],
                [cone * 1.3, side * d * 0.2],
                [cone * 1.9, side * d * 0.5],
              ]),
            ),
            move(
              hexSide({ acrossFlats: bolster.acrossFlats, from: 0, to: -bolster.length, chamfer: ['to'] }),
              l,
              0,
            ),
            move(handleSide(h, D), l, 0),
            centreLine([0, 0], [l + h, 0]),
            height('d', [l * 0.55, -d / 2], [l * 0.55, d / 2], { at: l * 0.55 }, { prefix: '⌀' }),
            width('l', [0, -point], [l, -D * 0.18], 'below'),
            width('h', [l, -D * 0.18], [l + h, -D * 0.1], 'below'),
            note([cone * 0.6, d * 0.33], `PH ${PH}`, { angle: 70, symbols: ['PH'] }),
          ]),
          sideView([
            handleEnd(D),
            hexEnd(bolster.acrossFlats, { isChamfered: false }),
            circle([0, 0], d),
            [0, 90].map(angle => turn([rect([-d * 0.46, -wing], [d * 0.46, wing])], angle)),
            centreMark([0, 0], D),
            diameter('D', [0, 0], D, { angle: 60 }),
          ]),
        ],
      }
    },
  }),
}
