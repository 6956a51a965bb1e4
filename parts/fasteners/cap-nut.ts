import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  hexEnd,
  hexSide,
  line,
  minorDiameter,
  mirrored,
  sideView,
  tappedHole,
  width,
} from '../drawing/kit.ts'

/** A domed cap nut, as DIN 1587: the dome on the left, x = 0 at the bearing face. */
export default {
  'cap-nut': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      s: ['Width across flats', 'mm'],
      h: ['Height', 'mm'],
      P: ['Pitch', 'mm'],
      m: ['Height of the hexagon', 'mm'],
      dk: ['Dome diameter', 'mm'],
      t: ['Thread depth', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, P, m, h, s, dk, t }) => {
      const centre = -(h - dk / 2)
      const core = minorDiameter(d, P) / 2
      const floor = -Math.min(t + core * 0.3, h - 1)
      return {
        views: [
          frontView(
            [
              hexSide({ acrossFlats: s, from: 0, to: -m, chamfer: ['from', 'to'] }),
              mirrored([line([-m, dk / 2], [centre, dk / 2])], 'x'),
              arc([centre, 0], dk / 2, 90, 270),
              tappedHole({ diameter: d, pitch: P, from: 0, to: -t, isHidden: true }),
              line([-t, d / 2], [-t, -d / 2], 'hidden'),
              mirrored([line([-t, core], [floor, 0], 'hidden')], 'x'),
              centreLine([-h, 0], [0, 0]),
              width('t', [-t, d / 2], [0, d / 2], 'above'),
              width('m', [-m, -s * 0.475], [0, -s * 0.475], 'below'),
              width('h', [-h, 0], [0, -s * 0.475], 'below'),
              height('d', [0, -d / 2], [0, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
              height('dk', [centre, -dk / 2], [centre, dk / 2], 'left', { prefix: '⌀' }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              hexEnd(s),
              circle([0, 0], dk),
              centreMark([0, 0], s * 1.15),
              width('s', [-s / 2, 0], [s / 2, 0]),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
      }
    },
  }),
}
