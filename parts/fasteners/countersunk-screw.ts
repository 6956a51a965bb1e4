import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  hexEnd,
  line,
  outline,
  sideView,
  width,
} from '../drawing/kit.ts'
import { hiddenSocket, screwShank } from './screw-shank.ts'

/** A countersunk screw with a hexagon socket, as DIN 7991: x = 0 at the head's face. */
export default {
  'countersunk-screw': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      l: ['Length over all', 'mm'],
      s: ['Socket across flats', 'mm'],
      P: ['Pitch', 'mm'],
      b: ['Thread length', 'mm'],
      dk: ['Head diameter', 'mm'],
      k: ['Head height', 'mm'],
      t: ['Socket depth', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, P, l, b, dk, k, s, t }) => {
      const rim = k - (dk - d) / 2
      return {
        views: [
          frontView(
            [
              outline([
                [0, dk / 2],
                [rim, dk / 2],
                [k, d / 2],
                [k, -d / 2],
                [rim, -dk / 2],
                [0, -dk / 2],
              ]),
              line([rim, dk / 2], [rim, -dk / 2]),
              hiddenSocket(s, 0, t),
              screwShank({ diameter: d, pitch: P, from: k, to: l, threadLength: b }),
              centreLine([0, 0], [l, 0]),
              width('k', [0, -dk / 2], [k, -d / 2], 'below'),
              width('l', [0, -dk / 2], [l, -d / 2], 'below'),
              width('b', [l - b, d / 2], [l, d / 2], 'above'),
              width('t', [0, s / Math.sqrt(3)], [t, s / Math.sqrt(3)], 'above'),
              height('dk', [0, -dk / 2], [0, dk / 2], 'left', { prefix: '⌀' }),
              height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              circle([0, 0], dk),
              hexEnd(s, { isChamfered: false }),
              centreMark([0, 0], dk),
              width('s', [-s / 2, 0], [s / 2, 0], 'below'),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
        notes: ['Head with a cone of 90°'],
      }
    },
  }),
}
