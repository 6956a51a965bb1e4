import {
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  hatch,
  height,
  line,
  lying,
  mirrored,
  note,
  outline,
  type Point,
  roundCorners,
  sideView,
  turnedSection,
  width,
} from '../drawing/kit.ts'
import { densities } from '../finishes.ts'
import { turnedVolume } from '../geometry/volumes.ts'

/** Points round the section of an O-ring. */
const SECTION_STEPS = 48

/** An O-ring, as ISO 3601-1, cut along its axis. */
const oRing = defineFamily({
  terms: {
    d1: ['Inside diameter', 'mm'],
    d2: ['Section diameter', 'mm'],
  },
  form: dimensions => {
    const { d1, d2 } = dimensions
    const middle = (d1 + d2) / 2
    const section = arcPoints([middle, 0], d2 / 2, -90, 270, SECTION_STEPS).slice(0, -1)
    return { ...dimensions, middle, section }
  },
  draw: ({ d1, d2, middle, section }) => ({
    views: [
      frontView(
        [
          cut(section),
          mirrored([line([d2 / 2, -middle], [d2 / 2, middle])], 'y'),
          centreLine([-d2 / 2, 0], [d2 / 2, 0]),
          width('d2', [-d2 / 2, -middle], [d2 / 2, -middle], 'below', { prefix: '⌀' }),
          height('d1', [0, -d1 / 2], [0, d1 / 2], 'left', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'], label: 'A–A' },
      ),
      sideView([circle([0, 0], d1 + 2 * d2), circle([0, 0], d1), centreMark([0, 0], d1 + 2 * d2)], {
        axes: ['z', 'x'],
      }),
    ],
  }),
  volume: ({ d2, middle }) => 2 * Math.PI * middle * (Math.PI / 4) * d2 ** 2,
})

const shaftSealTerms = {
  d1: ['Shaft diameter', 'mm'],
  d2: ['Bore diameter', 'mm'],
  b: ['Width', 'mm'],
} as const

interface ShaftSeal {
  readonly d1: number
  readonly d2: number
  readonly b: number
}

/** A rotary shaft lip seal, as DIN 3760 form A, cut along its axis: the side of the oil, with the garter spring, on top. */
const shaftSeal = defineFamily({
  terms: shaftSealTerms,
  form: dimensions => ({ ...dimensions, ...sealForm(dimensions, false) }),
  draw: form => drawSeal(form, []),
})

/** The same with a lip against dust at its back, form AS. */
const dustLipSeal = defineFamily({
  terms: shaftSealTerms,
  form: dimensions => ({ ...dimensions, ...sealForm(dimensions, true) }),
  draw: form => drawSeal(form, [note([0, form.d1 / 2], 'Dust lip', { angle: -20, reach: 12 })]),
})

/** A bonded seal: a steel washer with a rubber lip moulded into it, cut along its axis. */
const bondedSeal = defineFamily({
  terms: {
    d1: ['Inside diameter', 'mm'],
    d2: ['Outside diameter', 'mm'],
    s: ['Thickness of the washer', 'mm'],
    h: ['Height of the lip', 'mm'],
  },
  form: dimensions => {
    const { d1, d2, s, h } = dimensions
    const radial = (d2 - d1) / 2
    const seat = d1 / 2 + radial * 0.34
    const washer = roundCorners(
      [
        [seat, -s / 2],
        [d2 / 2, -s / 2],
        [d2 / 2, s / 2],
        [seat, s / 2],
      ],
      s * 0.08,
      { isClosed: true },
    )
    const crest = d1 / 2 + radial * 0.2
    const flat = radial * 0.04
    const lip: readonly Point[] = [
      [seat, -s / 2],
      [seat, s / 2],
      [crest + flat, h / 2],
      [crest - flat, h / 2],
      [d1 / 2, s * 0.2],
      [d1 / 2, -s * 0.2],
      [crest - flat, -h / 2],
      [crest + flat, -h / 2],
    ]
    return { ...dimensions, washer, lip, seat, crest, flat }
  },
  draw: ({ d1, d2, s, h, washer, lip, crest, flat }) => ({
    views: [
      frontView(
        [
          cut(washer),
          cut(lip, 135),
          mirrored([line([h / 2, -crest - flat], [h / 2, crest + flat])], 'y'),
          centreLine([-h / 2, 0], [h / 2, 0]),
          width('s', [-s / 2, -d2 / 2], [s / 2, -d2 / 2], 'below'),
          width('h', [-h / 2, crest], [h / 2, crest], 'above'),
          height('d1', [0, -d1 / 2], [0, d1 / 2], 'left', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'], label: 'A–A' },
      ),
      sideView(
        [
          circle([0, 0], d2),
          circle([0, 0], 2 * crest),
          circle([0, 0], d1),
          centreMark([0, 0], d2),
          height('d2', [0, -d2 / 2], [0, d2 / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
  // Weighed as steel: the lip counts by as much as it is lighter.
  volume: ({ washer, lip }) =>
    turnedVolume(washer) + (turnedVolume(lip) * densities.rubber) / densities.steel,
})

export default {
  'o-ring': oRing,
  'shaft-seal': shaftSeal,
  'dust-lip-shaft-seal': dustLipSeal,
  'bonded-seal': bondedSeal,
}

/** The garter spring that presses a lip to the shaft. */
interface Spring {
  /** Where the middle of its wire lies. */
  readonly radius: number
  readonly y: number
  readonly diameter: number
}

/** The section of a shaft seal's rubber, [radius, height], and its spring. The lip is drawn as it lies on the shaft. */
function sealForm({ d1, d2, b }: ShaftSeal, hasDustLip: boolean) {
  const [shaft, bore] = [d1 / 2, d2 / 2]
  const radial = bore - shaft
  const back = b * 0.22
  const wall = radial * 0.24
  const chamfer = Math.min(b * 0.1, radial * 0.12)
  const dustLip: readonly Point[] = [
    [shaft + radial * 0.22, b * 0.3],
    [shaft + radial * 0.16, b * 0.16],
    [shaft, b * 0.05],
    [shaft + radial * 0.04, 0],
  ]
  const ring: readonly Point[] = [
    ...(hasDustLip ? dustLip : []),
    [shaft + radial * 0.26, 0],
    [bore - chamfer, 0],
    [bore, chamfer],
    [bore, b - chamfer],
    [bore - chamfer, b],
    [bore - wall, b],
    [bore - wall, back],
    [shaft + radial * 0.46, back],
    [shaft + radial * 0.4, b * 0.55],
    [shaft + radial * 0.42, b * 0.84],
    [shaft + radial * 0.16, b * 0.84],
    [shaft, b * 0.6],
    [shaft + radial * 0.22, b * 0.36],
  ]
  const diameter = Math.min(b * 0.18, radial * 0.22)
  const spring: Spring = { radius: shaft + radial * 0.42 + diameter * 0.2, y: b * 0.69, diameter }
  /** The steel case within the rubber. */
  const casing: readonly Point[] = [
    [shaft + radial * 0.32, back * 0.3],
    [bore - wall * 0.3, back * 0.3],
    [bore - wall * 0.3, b * 0.86],
    [bore - wall * 0.75, b * 0.86],
    [bore - wall * 0.75, back * 0.75],
    [shaft + radial * 0.32, back * 0.75],
  ]
  return { ring, spring, casing }
}

function drawSeal(
  { d1, d2, b, ring, spring, casing }: ShaftSeal & ReturnType<typeof sealForm>,
  notes: readonly ReturnType<typeof note>[],
) {
  const { radius, y, diameter } = spring
  const lipBack = d1 / 2 + (d2 - d1) * 0.21
  return {
    views: [
      frontView(
        [
          turnedSection(lying(ring).toReversed()),
          cut(casing, 135),
          [radius, -radius].map(at => circle([-y, at], diameter)),
          line([-b, -d2 / 2], [-b, d2 / 2]),
          line([0, -d2 / 2], [0, d2 / 2]),
          width('b', [-b, -d2 / 2], [0, -d2 / 2], 'below'),
          height('d2', [-b / 2, -d2 / 2], [-b / 2, d2 / 2], 'left', { prefix: '⌀' }),
          height('d1', [-b * 0.6, -d1 / 2], [-b * 0.6, d1 / 2], 'right', { prefix: '⌀' }),
          notes,
        ],
        { axes: ['y', 'x'], label: 'A–A' },
      ),
      sideView(
        [circle([0, 0], d2), circle([0, 0], 2 * lipBack), circle([0, 0], d1), centreMark([0, 0], d2)],
        { axes: ['z', 'x'] },
      ),
    ],
  }
}

/** The cut through a ring about the x axis, by its section, [radius, height]. */
function cut(section: readonly Point[], angle = 45) {
  const above = lying(section)
  const below = above.map(([x, r]): Point => [x, -r])
  return [hatch([above, below], angle), outline(above), outline(below)]
}
