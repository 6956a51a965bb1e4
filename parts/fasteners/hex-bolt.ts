import {
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  hexEnd,
  hexSide,
  sideView,
  threadedRod,
  width,
} from '../drawing/kit.ts'

/** A hexagon head screw, threaded up to its head, as ISO 4017: the head on the left, x = 0 under the head. */
export default {
  'hex-bolt': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      l: ['Length', 'mm'],
      s: ['Width across flats', 'mm'],
      P: ['Pitch', 'mm'],
      k: ['Head height', 'mm'],
      C: ['Strength class', ''],
    },
    form: dimensions => dimensions,
    draw: ({ d, P, l, k, s }) => ({
      views: [
        frontView(
          [
            hexSide({ acrossFlats: s, from: 0, to: -k, chamfer: ['to'] }),
            threadedRod({ diameter: d, pitch: P, from: 0, to: l, chamfer: ['to'] }),
            centreLine([-k, 0], [l, 0]),
            width('k', [-k, 0], [0, -s / 2], 'below'),
            width('l', [0, -s / 2], [l, -d / 2], 'below'),
            height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView([hexEnd(s), centreMark([0, 0], s * 1.15), width('s', [-s / 2, 0], [s / 2, 0], 'below')], {
          axes: ['z', 'x'],
        }),
      ],
    }),
  }),
}
