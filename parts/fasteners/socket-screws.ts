import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  hexEnd,
  type Item,
  line,
  lying,
  mirrored,
  outline,
  type Point,
  ringZone,
  sideView,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { socketForm } from '../geometry/iso-forms.ts'

/** DIN 82: the usual pitch of a straight knurl on heads of this size, and the depth of its grooves; in mm. */
const KNURL = { pitch: 0.8, depth: 0.8 * 0.22 }
/** The edge round a countersunk head's face is broken by so much, in mm. */
const EDGE = 0.15

/** A screw with a knurled cylindrical head and a hexagon socket, as ISO 4762: x = 0 under the head. */
const capScrew = defineFamily({
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
  form: dimensions => {
    const { dk, k } = dimensions
    const crest = dk / 2
    const root = crest - KNURL.depth
    const chamfer = k * 0.1
    // A multiple of twelve grooves lets the socket's corners fall on columns, and crests on the axes.
    const grooves = Math.round((Math.PI * dk) / KNURL.pitch / 12) * 12
    const head: readonly Point[] = [
      [root - KNURL.depth, 0],
      [root, KNURL.depth],
      [root, k * 0.12],
      [crest, k * 0.12 + KNURL.depth],
      [crest, k - chamfer - KNURL.depth],
      [root, k - chamfer],
      [root - chamfer, k],
    ]
    return { ...dimensions, head, chamfer, knurl: { crest, root, grooves } }
  },
  draw: ({ d, P, l, b, dk, k, s, t, head, chamfer, knurl }) => ({
    views: [
      frontView(
        [
          sideOf(head),
          line([chamfer - k, knurl.root], [chamfer - k, -knurl.root]),
          hiddenSocket(s, -k, t),
          screwShank({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
          centreLine([-k, 0], [l, 0]),
          width('k', [-k, -knurl.root], [0, -knurl.root], 'below'),
          width('l', [0, -knurl.root], [l, -d / 2], 'below'),
          b < l ? width('b', [l - b, d / 2], [l, d / 2], 'above') : [],
          width('t', [-k, s / Math.sqrt(3)], [-k + t, s / Math.sqrt(3)], 'above'),
          height('dk', [-k / 2, -dk / 2], [-k / 2, dk / 2], 'left', { prefix: '⌀' }),
          height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          circle([0, 0], dk),
          ringZone(knurl.crest, knurl.root, 'DIN 82: a knurl is drawn by its crests'),
          circle([0, 0], (knurl.root - chamfer) * 2),
          hexEnd(s, { isChamfered: false }),
          centreMark([0, 0], dk),
          width('s', [-s / 2, 0], [s / 2, 0], 'below'),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
})

/** A countersunk screw with a hexagon socket, as DIN 7991: x = 0 at the head's face. */
const countersunkScrew = defineFamily({
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
  form: dimensions => {
    const { d, dk, k } = dimensions
    // DIN 7991: the cone of 90 degrees ends in a low cylindrical rim.
    const rim = k - (dk - d) / 2
    const head: readonly Point[] = [
      [d / 2, -k],
      [dk / 2, -rim],
      [dk / 2, -EDGE],
      [dk / 2 - EDGE, 0],
    ]
    return { ...dimensions, head, rim }
  },
  draw: ({ d, P, l, b, dk, k, s, t, head, rim }) => ({
    views: [
      frontView(
        [
          sideOf(head),
          line([rim, dk / 2], [rim, -dk / 2]),
          hiddenSocket(s, 0, t),
          screwShank({ diameter: d, pitch: P, from: k, to: l, threadLength: b }),
          centreLine([0, 0], [l, 0]),
          width('k', [0, EDGE - dk / 2], [k, -d / 2], 'below'),
          width('l', [0, EDGE - dk / 2], [l, -d / 2], 'below'),
          width('b', [l - b, d / 2], [l, d / 2], 'above'),
          width('t', [0, s / Math.sqrt(3)], [t, s / Math.sqrt(3)], 'above'),
          height('dk', [rim, -dk / 2], [rim, dk / 2], 'left', { prefix: '⌀' }),
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
  }),
})

export default { 'socket-cap-screw': capScrew, 'countersunk-screw': countersunkScrew }

/** A turned head from the side. */
function sideOf(profile: readonly Point[]): Item {
  const above = lying(profile)
  return outline([...above, ...above.toReversed().map(([x, r]): Point => [x, -r])])
}

interface ShankLines {
  readonly diameter: number
  readonly pitch: number
  /** Where it leaves the head, along x. */
  readonly from: number
  readonly to: number
  readonly threadLength: number
}

/** A screw below its head: plain shank, if any, and thread, its end chamfered. */
function screwShank({ diameter, pitch, from, to, threadLength }: ShankLines): Item {
  const start = Math.max(from, to - threadLength)
  const isPlain = start - from > 0.01
  const rod = threadedRod({
    diameter,
    pitch,
    from: start,
    to,
    chamfer: ['to'],
    stop: isPlain ? ['from'] : [],
  })
  return isPlain ? [rod, mirrored([line([from, diameter / 2], [start, diameter / 2])], 'x')] : rod
}

/** A hexagon socket behind the material, open at `from`, its corners up and down. */
function hiddenSocket(acrossFlats: number, from: number, depth: number): Item {
  const { core, point } = socketForm(acrossFlats)
  const corner = acrossFlats / Math.sqrt(3)
  const floor = from + depth
  return [
    line([floor, corner], [floor, -corner], 'hidden'),
    mirrored(
      [line([from, corner], [floor, corner], 'hidden'), line([floor, core], [floor + point, 0], 'hidden')],
      'x',
    ),
  ]
}
