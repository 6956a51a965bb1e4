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

/** A screw with a knurled cylindrical head and a hexagon socket, as ISO 4762: x = 0 under the head. */
export default {
  'socket-cap-screw': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      l: ['Length', 'mm'],
      s: ['Socket across flats', 'mm'],
      P: ['Pitch', 'mm'],
      b: ['Thread length', 'mm'],
      dk: ['Head diameter', 'mm'],
      k: ['Head height', 'mm'],
      t: ['Socket depth', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, P, l, b, dk, k, s, t }) => {
      const chamfer = k * 0.1
      const face = dk / 2 - chamfer
      return {
        views: [
          frontView(
            [
              outline([
                [-k, face],
                [-k + chamfer, dk / 2],
                [0, dk / 2],
                [0, -dk / 2],
                [-k + chamfer, -dk / 2],
                [-k, -face],
              ]),
              line([-k + chamfer, dk / 2], [-k + chamfer, -dk / 2]),
              hiddenSocket(s, -k, t),
              screwShank({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
              centreLine([-k, 0], [l, 0]),
              width('k', [-k, -face], [0, -dk / 2], 'below'),
              width('l', [0, -dk / 2], [l, -d / 2], 'below'),
              b < l ? width('b', [l - b, d / 2], [l, d / 2], 'above') : [],
              width('t', [-k, s / Math.sqrt(3)], [-k + t, s / Math.sqrt(3)], 'above'),
              height('dk', [-k + chamfer, -dk / 2], [-k + chamfer, dk / 2], 'left', { prefix: '⌀' }),
              height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              circle([0, 0], dk),
              circle([0, 0], 2 * face),
              hexEnd(s, { isChamfered: false }),
              centreMark([0, 0], dk),
              width('s', [-s / 2, 0], [s / 2, 0], 'below'),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
        notes: ['Head with straight knurl'],
      }
    },
  }),
}
