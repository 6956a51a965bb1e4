import {
  centreLine,
  centreMark,
  defineFamily,
  diameter,
  frontView,
  hexEnd,
  hexSide,
  sideView,
  tappedHole,
  tappedHoleEnd,
  width,
} from '../drawing/kit.ts'

/** A hexagon nut, as ISO 4032, its axis along x. */
export default {
  'hex-nut': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      s: ['Width across flats', 'mm'],
      m: ['Height', 'mm'],
      P: ['Pitch', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, P, m, s }) => ({
      views: [
        frontView(
          [
            hexSide({ acrossFlats: s, from: 0, to: m, chamfer: ['from', 'to'] }),
            tappedHole({ diameter: d, pitch: P, from: 0, to: m, isHidden: true }),
            centreLine([0, 0], [m, 0]),
            width('m', [0, -s * 0.475], [m, -s * 0.475], 'below'),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            hexEnd(s),
            tappedHoleEnd(d, P),
            centreMark([0, 0], s * 1.15),
            width('s', [-s / 2, 0], [s / 2, 0], 'below'),
            diameter('d', [0, 0], d, { angle: 40, reach: 26, prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }),
  }),
}
