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
  hexSide,
  line,
  lying,
  minorDiameter,
  mirrored,
  note,
  type Point,
  path,
  roundCorners,
  sideView,
  tappedHole,
  tappedHoleEnd,
  width,
} from '../drawing/kit.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'

/** A hexagon nut, chamfered on both sides, as ISO 4032, its axis along x. */
const hexNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    s: ['Width across flats', 'mm'],
    m: ['Height', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => ({ ...dimensions, countersink: countersinkOf(dimensions.d) }),
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
})

/** A lock nut with a nylon ring in its collar, as DIN 985: the ring on the left, x = 0 at the bearing face. */
const nylocNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    s: ['Width across flats', 'mm'],
    h: ['Height', 'mm'],
    P: ['Pitch', 'mm'],
    m: ['Height of the hexagon', 'mm'],
  },
  form: dimensions => {
    const { d, s, m, h } = dimensions
    const outer = s * 0.47
    const lip = d * 0.62
    const collar: readonly Point[] = [
      [outer, m - 1],
      [outer, h],
      [lip, h],
    ]
    const crown = roundCorners(collar, (h - m) * 0.62, { steps: 10 })
    return { ...dimensions, countersink: countersinkOf(d), outer, lip, crown }
  },
  draw: ({ d, P, m, h, s, lip, crown }) => ({
    views: [
      frontView(
        [
          hexSide({ acrossFlats: s, from: 0, to: -m, chamfer: ['from', 'to'] }),
          path(crownAbove(lying(crown), -m)),
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
          circle([0, 0], lip * 2),
          tappedHoleEnd(d, P),
          centreMark([0, 0], s * 1.15),
          width('s', [-s / 2, 0], [s / 2, 0], 'below'),
          diameter('d', [0, 0], d, { angle: 40, reach: 20, prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
          note([0, d * 0.6], 'Nylon ring', { angle: 130, reach: 24 }),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
})

/** A domed cap nut, as DIN 1587: the dome on the left, x = 0 at the bearing face. */
const capNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    s: ['Width across flats', 'mm'],
    h: ['Height', 'mm'],
    P: ['Pitch', 'mm'],
    m: ['Height of the hexagon', 'mm'],
    dk: ['Dome diameter', 'mm'],
    t: ['Thread depth', 'mm'],
  },
  form: dimensions => {
    const { d, P, h, dk, t } = dimensions
    const core = minorDiameter(d, P) / 2
    return {
      ...dimensions,
      countersink: countersinkOf(d),
      /** Height of the dome's middle. */
      middle: h - dk / 2,
      core,
      // DIN 1587: the thread ends blind, at the point of the drill.
      floor: Math.min(t + core * 0.3, h - 1),
    }
  },
  draw: ({ d, P, m, h, s, dk, t, middle, core, floor }) => ({
    views: [
      frontView(
        [
          hexSide({ acrossFlats: s, from: 0, to: -m, chamfer: ['from', 'to'] }),
          mirrored([line([-m, dk / 2], [-middle, dk / 2])], 'x'),
          arc([-middle, 0], dk / 2, 90, 270),
          tappedHole({ diameter: d, pitch: P, from: 0, to: -t, isHidden: true }),
          line([-t, d / 2], [-t, -d / 2], 'hidden'),
          mirrored([line([-t, core], [-floor, 0], 'hidden')], 'x'),
          centreLine([-h, 0], [0, 0]),
          width('t', [-t, d / 2], [0, d / 2], 'above'),
          width('m', [-m, -s * 0.475], [0, -s * 0.475], 'below'),
          width('h', [-h, 0], [0, -s * 0.475], 'below'),
          height('d', [0, -d / 2], [0, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
          height('dk', [-middle, -dk / 2], [-middle, dk / 2], 'left', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [hexEnd(s), circle([0, 0], dk), centreMark([0, 0], s * 1.15), width('s', [-s / 2, 0], [s / 2, 0])],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
})

export default { 'hex-nut': hexNut, 'nyloc-nut': nylocNut, 'cap-nut': capNut }

/** A crown over the hexagon's face at x, from its foot above the axis to its foot below. */
function crownAbove(profile: readonly Point[], x: number): Point[] {
  const above = profile.map(([along, radius]): Point => [Math.min(along, x), radius])
  return [...above, ...above.toReversed().map(([along, radius]): Point => [along, -radius])]
}
