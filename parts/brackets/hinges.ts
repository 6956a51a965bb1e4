import {
  arc,
  centreLine,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hole,
  type Item,
  line,
  note,
  type Point,
  path,
  rect,
  roundCorners,
  topView,
  width,
} from '../drawing/kit.ts'

/** Between the knuckles of the two leaves, in mm. */
const PLAY = 0.25
/** How many knuckles a butt hinge has. */
const KNUCKLES = 5
/** Between the pin and the inside of its knuckles, in mm. */
const FIT = 0.05
/** The washer of a lift-off hinge, in mm, and how far it stands out of the knuckles in diameter. */
const WASHER = 2
const WASHER_RIM = 0.6

/** Why a hinge's views are not those of its model, which stands half open. */
const FLAT = 'opened flat'

const terms = {
  l: ['Length', 'mm'],
  b: ['Width, open', 'mm'],
  t: ['Thickness', 'mm'],
  d: ['Pin diameter', 'mm'],
  d1: ['Screw hole', 'mm'],
  d2: ['Countersink', 'mm'],
} as const

/** A rolled butt hinge of five knuckles, opened flat: on its countersunk side, and along its pin. */
const buttHinge = defineFamily({
  terms,
  form: dimensions => ({
    ...dimensions,
    ...barrelOf(dimensions),
    holes: buttHoles(dimensions),
    knuckles: knuckleRanges(dimensions.l, KNUCKLES),
  }),
  draw: sizes => {
    const { l, b, t, d, d1, d2, holes, barrel } = sizes
    const [first, second] = holes
    const [x1, y1] = first ?? [0, 0]
    const [x2, y2] = second ?? [0, 0]
    const low = -barrel
    return {
      views: [
        frontView(
          [
            openLeaves(sizes),
            height('l', [b / 2, -l / 2], [b / 2, l / 2], 'right'),
            height(null, [-x2, -y2], [-x2, y2], 'right'),
            height(null, [-x1, -y1], [-x1, y1], 'right'),
            width(null, [x1, y1], [-x1, y1], 'above'),
            width(null, [x2, -y2], [-x2, -y2], 'below'),
            diameter('d1', [x1, -y1], d1, { angle: 200, reach: 14, prefix: '8 × ⌀' }),
            diameter('d2', [x2, y2], d2, { angle: 160, reach: 28, suffix: ' × 90°' }),
          ],
          { simplified: FLAT },
        ),
        topView(
          [
            rolledEnd(sizes),
            width('b', [-b / 2, low], [b / 2, low], 'below'),
            height('t', [b / 2, low], [b / 2, low + t], 'right'),
            diameter('d', [0, 0], d, { angle: 35, reach: 14 }),
            note([-b / 2 + 3, low + t], 'Shown open', { angle: 120, reach: 5 }),
          ],
          { simplified: FLAT },
        ),
      ],
    }
  },
})

/** A hinge whose upper leaf lifts off the lower one's pin, opened flat: on its countersunk side, and along its pin. */
const liftOffHinge = defineFamily({
  terms,
  form: dimensions => {
    const { l } = dimensions
    const barrel = barrelOf(dimensions)
    const knuckles: readonly Range[] = [
      [-l / 2, -WASHER / 2],
      [WASHER / 2, l / 2],
    ]
    const washer = { radius: barrel.barrel + WASHER_RIM / 2, thickness: WASHER }
    return { ...dimensions, ...barrel, holes: liftOffHoles(dimensions), knuckles, washer }
  },
  draw: sizes => {
    const { l, b, t, d, d1, d2, holes, barrel, washer } = sizes
    const [x = 0, y = 0] = holes[0] ?? []
    const rim = washer.radius
    const low = -barrel
    return {
      views: [
        frontView(
          [
            openLeaves(sizes),
            rect([-rim, -washer.thickness / 2], [rim, washer.thickness / 2]),
            height('l', [b / 2, -l / 2], [b / 2, l / 2], 'right'),
            height(null, [-x, -y], [-x, 0], 'right'),
            height(null, [-x, 0], [-x, y], 'right'),
            width(null, [x, -y], [-x, -y], 'below'),
            diameter('d1', [x, -y], d1, { angle: 200, reach: 14, prefix: '6 × ⌀' }),
            diameter('d2', [x, y], d2, { angle: 160, reach: 14, suffix: ' × 90°' }),
            note([-rim, 0], 'Washer', { angle: 120, reach: 8 }),
          ],
          { simplified: FLAT },
        ),
        topView(
          [
            rolledEnd(sizes),
            width('b', [-b / 2, low], [b / 2, low], 'below'),
            height('t', [b / 2, low], [b / 2, low + t], 'right'),
            diameter('d', [0, 0], d, { angle: 35, reach: 14 }),
          ],
          { simplified: FLAT },
        ),
      ],
      notes: ['Upper leaf lifts off upwards'],
    }
  },
})

export default { 'butt-hinge': buttHinge, 'lift-off-hinge': liftOffHinge }

type Range = readonly [from: number, to: number]

interface Leaf {
  readonly l: number
  readonly b: number
}

interface OpenHinge extends Leaf, ReturnType<typeof barrelOf> {
  readonly t: number
  readonly d: number
  readonly d1: number
  readonly d2: number
  readonly holes: readonly Point[]
  /** From and to which height there are knuckles, lowest first. */
  readonly knuckles: readonly Range[]
}

/** The barrel that the knuckles make round the pin, in mm. */
function barrelOf({ d, t }: { readonly d: number; readonly t: number }) {
  const knuckle = d / 2 + FIT
  const barrel = knuckle + t
  return {
    /** The inside and the outer radius of the knuckles. */
    knuckle,
    barrel,
    /** How far from the pin's axis a leaf is cut out to clear the knuckles of the other leaf. */
    clearance: Math.sqrt(barrel ** 2 - knuckle ** 2) + 0.4,
  }
}

/** From and to which height the knuckles of a butt hinge reach, lowest first; they are the two leaves' by turns. */
function knuckleRanges(length: number, count: number): Range[] {
  const pitch = length / count
  return Array.from({ length: count }, (_, index) => {
    const from = -length / 2 + index * pitch
    const isLast = index === count - 1
    return [from + (index === 0 ? 0 : PLAY / 2), from + pitch - (isLast ? 0 : PLAY / 2)] as const
  })
}

/** The four holes of a butt hinge's leaf, staggered; the leaf is on the left of the pin. */
function buttHoles({ l, b }: Leaf): Point[] {
  return [
    [-b * 0.36, l * 0.37],
    [-b * 0.22, l * 0.13],
    [-b * 0.22, -l * 0.13],
    [-b * 0.36, -l * 0.37],
  ]
}

/** The three holes of a lift-off hinge's leaf, in a row. */
function liftOffHoles({ l, b }: Leaf): Point[] {
  return [l * 0.36, 0, -l * 0.36].map(y => [-b * 0.33, y] as const)
}

/** The opened hinge from its countersunk side: both leaves, the knuckles each one has, and the holes. */
function openLeaves({ l, b, d1, d2, barrel, knuckles, holes }: OpenHinge): Item[] {
  const leaf = roundCorners(
    [
      [-barrel, l / 2],
      [-b / 2, l / 2],
      [-b / 2, -l / 2],
      [-barrel, -l / 2],
    ],
    [0, 4, 4, 0],
  )
  const turned = ([x, y]: Point): Point => [-x, -y]
  return [
    path(leaf),
    path(leaf.map(turned)),
    ...knuckles.map(([from, to]) =>
      path([
        [-barrel, from],
        [barrel, from],
        [barrel, to],
        [-barrel, to],
        [-barrel, from],
      ]),
    ),
    ...[...holes, ...holes.map(turned)].map(centre => [hole(centre, d1), circle(centre, d2)]),
    centreLine([0, -l / 2], [0, l / 2]),
  ]
}

/** The opened hinge along its pin: the rolled knuckle, and both leaves on their edges. */
function rolledEnd({ b, t, d, knuckle, barrel, clearance: edge }: OpenHinge): Item[] {
  const low = -barrel
  return [
    circle([0, 0], d),
    arc([0, 0], barrel, -90, 180),
    arc([0, 0], knuckle, -90, 160),
    path([
      [0, low],
      [-b / 2, low],
      [-b / 2, low + t],
      [-edge, low + t],
    ]),
    path([
      [0, low],
      [b / 2, low],
      [b / 2, low + t],
      [edge, low + t],
    ]),
    line([-barrel, 0], [-edge, low + t]),
    centreLine([-barrel, 0], [barrel, 0]),
    centreLine([0, -barrel], [0, barrel]),
  ]
}
