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
  move,
  type Point,
  path,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { handleEnd, handleSide } from './handle-lines.ts'

/** A slotted screwdriver, its tip at x = 0 on the left, seen along the width of the blade. */
export default {
  screwdriver: defineFamily({
    terms: {
      b: ['Blade width', 'mm'],
      a: ['Blade thickness', 'mm'],
      l: ['Blade length', 'mm'],
      d: ['Blade diameter', 'mm'],
      h: ['Handle length', 'mm'],
      D: ['Handle diameter', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ b, a, l, d, h, D }) => {
      const tip = b * 2.6
      const bolster = { acrossFlats: d * 1.55, length: D * 0.4 }
      const side = (sign: 1 | -1): Point[] =>
        Array.from({ length: 25 }, (_, step): Point => {
          const share = Math.min(1, Math.max(0, (step / 24 - 0.02) / 0.7))
          const rise = share * share * (3 - 2 * share)
          return [(step / 24) * tip, (sign * (a + (d - a) * rise)) / 2]
        })
      return {
        views: [
          frontView([
            path([...side(1).toReversed(), ...side(-1)]),
            rect([tip, -d / 2], [l - bolster.length, d / 2]),
            move(
              hexSide({ acrossFlats: bolster.acrossFlats, from: 0, to: -bolster.length, chamfer: ['to'] }),
              l,
              0,
            ),
            move(handleSide(h, D), l, 0),
            centreLine([0, 0], [l + h, 0]),
            height('a', [0, -a / 2], [0, a / 2], 'left'),
            height('d', [l * 0.5, -d / 2], [l * 0.5, d / 2], { at: l * 0.5 }, { prefix: '⌀' }),
            width('l', [0, -a / 2], [l, -D * 0.18], 'below'),
            width('h', [l, -D * 0.18], [l + h, -D * 0.1], 'below'),
          ]),
          sideView([
            handleEnd(D),
            hexEnd(bolster.acrossFlats, { isChamfered: false }),
            circle([0, 0], d),
            rect([-b / 2, -a / 2], [b / 2, a / 2]),
            centreMark([0, 0], D),
            width('b', [-b / 2, 0], [b / 2, 0], 'below'),
            diameter('D', [0, 0], D, { angle: 60 }),
          ]),
        ],
      }
    },
  }),
}
