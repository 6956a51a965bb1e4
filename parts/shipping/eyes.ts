import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  type Item,
  line,
  minorDiameter,
  mirrored,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  type Shape,
  sideView,
  tappedHole,
  threadedRod,
  turn,
  width,
} from '../drawing/kit.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { smoothStep } from './passages.ts'

/** DIN 580: between collar and thread the shank is cut free over about two pitches, a little below the root. */
const UNDERCUT_PITCHES = 2

const ringTerms = {
  d2: ['Collar diameter', 'mm'],
  d3: ['Ring, outside', 'mm'],
  d4: ['Ring, inside', 'mm'],
  e: ['Collar height', 'mm'],
  h: ['Height', 'mm'],
  k: ['Ring thickness', 'mm'],
  P: ['Pitch', 'mm'],
} as const

/** A collar eyebolt, DIN 580: y = 0 is its seat; the ring is seen from the front and from its edge. */
const eyeBolt = defineFamily({
  terms: {
    d1: ['Thread', 'mm'],
    WLL: ['Working load limit, axial', 't'],
    l: ['Thread length', 'mm'],
    ...ringTerms,
  },
  form: dimensions => ({
    ...dimensions,
    ...ringForm(dimensions, 0),
    undercut: UNDERCUT_PITCHES * dimensions.P,
    neck: minorDiameter(dimensions.d1, dimensions.P) / 2 - 0.1,
  }),
  draw: form => {
    const { d1, P, l, d2, h, undercut, neck } = form
    const shank: Shape[] = [
      rect([-neck, -undercut], [neck, 0]),
      ...turn(
        threadedRod({ diameter: d1, pitch: P, from: undercut, to: l, chamfer: ['to'], stop: ['from'] }),
        -90,
      ),
      centreLine([0, h], [0, -l]),
    ]
    return {
      views: [
        frontView(
          [
            ringFront(form),
            shank,
            height('l', [d1 / 2, -l], [d2 / 2, 0], 'right'),
            width('d1', [-d1 / 2, -l], [d1 / 2, -l], 'below', {
              prefix: 'M',
              suffix: ` × ${P}`,
              also: ['P'],
            }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView([ringEdge(form), shank], { axes: ['z', 'y'] }),
      ],
    }
  },
})

/** An eye nut, DIN 582: y = 0 is its seat, where the thread begins; the ring is seen from the front and from its edge. */
const eyeNut = defineFamily({
  terms: {
    d1: ['Thread', 'mm'],
    WLL: ['Working load limit, axial', 't'],
    ...ringTerms,
  },
  form: dimensions => {
    const countersink = countersinkOf(dimensions.d1)
    return {
      ...dimensions,
      ...ringForm(dimensions, countersink),
      countersink,
      /** The bore ends under the eye. */
      depth: dimensions.e * 0.86,
    }
  },
  draw: form => {
    const { d1, P, h, depth } = form
    const bore = [
      ...turn(tappedHole({ diameter: d1, pitch: P, from: 0, to: depth, isHidden: true }), 90),
      line([-d1 / 2, depth], [d1 / 2, depth], 'hidden'),
      centreLine([0, 0], [0, h]),
    ]
    return {
      views: [
        frontView(
          [
            ringFront(form),
            bore,
            width('d1', [-d1 / 2, 0], [d1 / 2, 0], 'below', {
              prefix: 'M',
              suffix: ` × ${P}`,
              also: ['P'],
            }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView([ringEdge(form), bore], { axes: ['z', 'y'] }),
      ],
    }
  },
})

export default { 'eye-bolt': eyeBolt, 'eye-nut': eyeNut }

/** The ring and collar that eyebolts (DIN 580) and eye nuts (DIN 582) have in common, in mm; y = 0 is the seat. */
interface RingSizes {
  readonly d2: number
  readonly d3: number
  readonly d4: number
  readonly e: number
  readonly h: number
  readonly k: number
}

function ringForm({ d2, d3, d4, e, h }: RingSizes, bore: number) {
  return {
    /** Height of the ring's middle, and the radius of its bar's middle line. */
    middle: h - d3 / 2,
    round: (d3 + d4) / 4,
    /** How much thicker than k the ring is, by the angle from its foot in degrees: it grows wider into its collar. */
    flare: (fromFoot: number) => 1 + 0.3 * (1 - smoothStep(25, 70, fromFoot)),
    /** The round collar, its upper edge forged round and its top a low dome under the eye; with a bore where it is a nut. */
    collar: roundCorners(
      [
        [bore / 2, 0],
        [d2 / 2, 0],
        [d2 / 2, e * 0.76],
        [d2 * 0.34, e * 0.97],
        [0, e],
      ],
      [0, 0.6, e * 0.3, e * 0.5, 0],
    ),
  }
}

type RingForm = RingSizes & ReturnType<typeof ringForm>

/** The ring from the front with its collar. */
function ringFront({ d2, d3, d4, h, middle, collar }: RingForm): Item[] {
  // The ring runs into the side of the collar.
  const foot = (Math.asin(d2 / d3) * 180) / Math.PI
  return [
    arc([0, middle], d3 / 2, foot - 90, 270 - foot),
    circle([0, middle], d4),
    centreMark([0, middle], d3),
    outline(bothSides(collar)),
    diameter('d3', [0, middle], d3, { angle: 40 }),
    diameter('d4', [0, middle], d4, { angle: 140, reach: -6 }),
    height('h', [0, h], [-d2 / 2, 0], 'left'),
  ]
}

/** The ring from its edge. */
function ringEdge({ d2, d4, e, h, k, middle, round, flare, collar }: RingForm): Item[] {
  const foot = middle - d4 / 2
  // From a little below the collar's top.
  const from = Math.acos(Math.min(1, (middle - e * 0.95) / round))
  const flank = Array.from({ length: 17 }, (_, step): Point => {
    const angle = from + ((Math.PI / 2 - from) * step) / 16
    return [(k / 2) * flare((angle * 180) / Math.PI), middle - round * Math.cos(angle)]
  })
  return [
    ...mirrored([path([...flank, [k / 2, h - k / 2]])], 'y'),
    arc([0, h - k / 2], k / 2, 0, 180),
    foot > e ? [line([-k / 2, foot], [k / 2, foot], 'hidden')] : [],
    outline(bothSides(collar)),
    width('k', [-k / 2, h - k / 2], [k / 2, h - k / 2], 'above'),
    height('e', [d2 / 2, 0], [0, e], 'right'),
    width('d2', [-d2 / 2, 0], [d2 / 2, 0], 'below', { prefix: '⌀' }),
  ]
}

function bothSides(profile: readonly Point[]): Point[] {
  return [...profile, ...profile.toReversed().map(([x, y]): Point => [-x, y])]
}
