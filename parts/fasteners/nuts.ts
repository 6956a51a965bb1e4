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
  nameThread,
  note,
  path,
  sideView,
  tappedHole,
  tappedHoleEnd,
  width,
} from '../drawing/kit.ts'
import { chamferDrop, countersinkOf } from '../geometry/iso-forms.ts'
import { cylinderVolume, hexagonVolume } from '../geometry/volumes.ts'
import { crownAbove, insertForm, insertVolume } from './nut-crowns.ts'
import { chamferVolume, tappedHexagonVolume, tappedVolume } from './nut-forms.ts'

interface Hexagon {
  readonly isChamfered?: boolean
  readonly isLeftHanded?: boolean
}

/** A hexagon nut, its axis along x. */
const hexagon = ({ isChamfered = true, isLeftHanded = false }: Hexagon) =>
  defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      s: ['Width across flats', 'mm'],
      m: ['Height', 'mm'],
      P: ['Pitch', 'mm'],
    },
    form: dimensions => ({
      ...dimensions,
      countersink: countersinkOf(dimensions.d),
      isChamfered,
      isLeftHanded,
    }),
    draw: ({ d, P, m, s }) => ({
      views: [
        frontView(
          [
            hexSide({ acrossFlats: s, from: 0, to: m, chamfer: isChamfered ? ['from', 'to'] : [] }),
            tappedHole({ diameter: d, pitch: P, from: 0, to: m, isHidden: true }),
            centreLine([0, 0], [m, 0]),
            width('m', [0, -s * 0.475], [m, -s * 0.475], 'below'),
            height('d', [m, -d / 2], [m, d / 2], 'right', nameThread(d, P)),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            hexEnd(s, { isChamfered }),
            tappedHoleEnd(d, P),
            centreMark([0, 0], s * 1.15),
            width('s', [-s / 2, 0], [s / 2, 0], 'below'),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
      notes: isLeftHanded ? ['Left-hand thread'] : [],
    }),
    volume: form => tappedHexagonVolume(form, isChamfered ? 2 : 0),
  })

/** A hexagon nut, chamfered on both sides, as ISO 4032. */
const hexNut = hexagon({})

/** The same with a left-hand thread. */
const leftHexNut = hexagon({ isLeftHanded: true })

/** A thin hexagon nut as it is stamped, without chamfer, as ISO 4036. */
const stampedNut = hexagon({ isChamfered: false })

/** A lock nut with a nylon ring in its collar, as DIN 985: the ring on the left, x = 0 at the bearing face. */
const nylocNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    s: ['Width across flats', 'mm'],
    h: ['Height', 'mm'],
    P: ['Pitch', 'mm'],
    m: ['Height of the hexagon', 'mm'],
  },
  form: dimensions => ({
    ...dimensions,
    ...insertForm(dimensions),
    countersink: countersinkOf(dimensions.d),
  }),
  draw: ({ d, P, m, h, s, lip, crown }) => ({
    views: [
      frontView(
        [
          hexSide({ acrossFlats: s, from: 0, to: -m, chamfer: ['from', 'to'] }),
          path(crownAbove(crown, m)),
          tappedHole({ diameter: d, pitch: P, from: 0, to: -m, isHidden: true }),
          centreLine([-h, 0], [0, 0]),
          width('m', [-m, -s * 0.475], [0, -s * 0.475], 'below'),
          width('h', [-h, 0], [0, -s * 0.475], 'below'),
          height('d', [0, -d / 2], [0, d / 2], 'right', nameThread(d, P)),
          note([-h, lip * 0.9], 'Nylon ring', { angle: 150, reach: 10 }),
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
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
  volume: form => tappedHexagonVolume(form) + insertVolume(form),
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
    const { d, P, s, h, dk, t } = dimensions
    const core = minorDiameter(d, P) / 2
    return {
      ...dimensions,
      countersink: countersinkOf(d),
      /** Height of the dome's middle. */
      middle: h - dk / 2,
      core,
      /** How far below the hexagon's face a dome meets it that is wider than the face. */
      seat: Math.max(0, chamferDrop(s, dk / 2)),
      // DIN 1587: the thread ends blind, at the point of the drill.
      floor: Math.min(t + core * 0.3, h - 1),
    }
  },
  draw: ({ d, P, m, h, s, dk, t, middle, core, seat, floor }) => ({
    views: [
      frontView(
        [
          hexSide({ acrossFlats: s, from: 0, to: -m, chamfer: ['from', 'to'] }),
          mirrored([line([seat - m, dk / 2], [-middle, dk / 2])], 'x'),
          arc([-middle, 0], dk / 2, 90, 270),
          tappedHole({ diameter: d, pitch: P, from: 0, to: -t, isHidden: true }),
          line([-t, d / 2], [-t, -d / 2], 'hidden'),
          mirrored([line([-t, core], [-floor, 0], 'hidden')], 'x'),
          centreLine([-h, 0], [0, 0]),
          width('t', [-t, d / 2], [0, d / 2], 'above'),
          width('m', [-m, -s * 0.475], [0, -s * 0.475], 'below'),
          width('h', [-h, 0], [0, -s * 0.475], 'below'),
          height('d', [0, -d / 2], [0, d / 2], 'right', nameThread(d, P)),
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
  volume: form => {
    const { s, m, dk, t, middle, core, floor } = form
    const dome = cylinderVolume(dk, middle - m) + (Math.PI / 12) * dk ** 3
    const point = cylinderVolume(core * 2, floor - t) / 3
    return hexagonVolume(s, m) - 2 * chamferVolume(s) + dome - tappedVolume(form, t, 1) - point
  },
})

export default {
  'hex-nut': hexNut,
  'left-hex-nut': leftHexNut,
  'stamped-nut': stampedNut,
  'nyloc-nut': nylocNut,
  'cap-nut': capNut,
}
