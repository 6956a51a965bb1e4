import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  hexEnd,
  hexSide,
  note,
  path,
  roundCorners,
  sideView,
  tappedHole,
  tappedHoleEnd,
  width,
} from '../drawing/kit.ts'

/** A lock nut with a nylon ring, as DIN 985: the ring on the left, x = 0 at the bearing face. */
export default {
  'nyloc-nut': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      s: ['Width across flats', 'mm'],
      h: ['Height', 'mm'],
      P: ['Pitch', 'mm'],
      m: ['Height of the hexagon', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, P, m, h, s }) => {
      const collar = s * 0.47
      return {
        views: [
          frontView(
            [
              hexSide({ acrossFlats: s, from: 0, to: -m, chamfer: ['from', 'to'] }),
              path(
                roundCorners(
                  [
                    [-m, collar],
                    [-h, collar],
                    [-h, -collar],
                    [-m, -collar],
                  ],
                  (h - m) * 0.62,
                ),
              ),
              tappedHole({ diameter: d, pitch: P, from: 0, to: -m, isHidden: true }),
              centreLine([-h, 0], [0, 0]),
              width('m', [-m, -s * 0.475], [0, -s * 0.475], 'below'),
              width('h', [-h, 0], [0, -s * 0.475], 'below'),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              hexEnd(s),
              circle([0, 0], d * 1.24),
              tappedHoleEnd(d, P),
              centreMark([0, 0], s * 1.15),
              width('s', [-s / 2, 0], [s / 2, 0], 'below'),
              diameter('d', [0, 0], d, { angle: 40, reach: 20, prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
              note([0, d * 0.6], 'Nylon ring', { angle: 130, reach: 24 }),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
      }
    },
  }),
}
