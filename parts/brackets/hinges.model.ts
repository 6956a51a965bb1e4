import type { BufferGeometry } from 'three'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { bend, bendLength } from '../solids/bend.ts'
import { circle } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { plate } from '../solids/plate.ts'
import { revolve } from '../solids/revolve.ts'
import families from './hinges.ts'

/** The hinges are opened so far that they stand by themselves, like a book, in degrees. */
const BUTT_OPEN = 118
const LIFT_OFF_OPEN = 125

/** The pin is along y. */
const buttHinge = defineModel(families['butt-hinge'], {
  build(form, surface) {
    const { l, d, knuckles } = form
    const fold = (((180 - BUTT_OPEN) / 2) * Math.PI) / 180
    const outer = hingeLeaf({ ...form, knuckles: knuckles.filter((_, index) => index % 2 === 0) })
    const inner = hingeLeaf({ ...form, knuckles: knuckles.filter((_, index) => index % 2 === 1) })
    return [
      { geometry: outer.rotateY(fold), surface },
      { geometry: inner.rotateZ(Math.PI).rotateY(-fold), surface },
      { geometry: hingePin(d, l), surface },
    ]
  },
  poses: { front: [0, 20, 0], back: [0, 205, 0] },
})

/** The pin is along y. */
const liftOffHinge = defineModel(families['lift-off-hinge'], {
  build(form, surface) {
    const { l, d, knuckles } = form
    const fold = (((180 - LIFT_OFF_OPEN) / 2) * Math.PI) / 180
    // The upper leaf is the lower one upside down.
    const half = { ...form, knuckles: knuckles.slice(0, 1) }
    const [lower, upper] = [hingeLeaf(half), hingeLeaf(half)]
    return [
      { geometry: lower.rotateY(fold), surface },
      { geometry: upper.rotateZ(Math.PI).rotateY(-fold), surface },
      { geometry: hingePin(d, l), surface: 'steel' },
      { geometry: washer(form.washer, d), surface: 'brass' },
    ]
  },
  poses: { front: [0, 20, 0], back: [0, 205, 0] },
})

export default { 'butt-hinge': buttHinge, 'lift-off-hinge': liftOffHinge }

interface HingeLeaf {
  /** Length along the pin, and width over both leaves, in mm. */
  readonly l: number
  readonly b: number
  readonly t: number
  readonly holes: readonly Point[]
  /** Diameters of the holes and of their countersinks. */
  readonly d1: number
  readonly d2: number
  /** The inside radius of the knuckles. */
  readonly knuckle: number
  readonly clearance: number
  /** From and to which height this leaf has knuckles, lowest first. */
  readonly knuckles: readonly (readonly [from: number, to: number])[]
}

/** A leaf of sheet, its knuckles rolled round the y axis; it reaches towards -x, its countersunk face towards +z. */
function hingeLeaf(leaf: HingeLeaf): BufferGeometry {
  const { t: thickness, d1, d2, knuckle: radius } = leaf
  // Rolled until the edge almost meets the leaf again.
  const angle = 360 - (Math.acos(radius / (radius + thickness)) * 180) / Math.PI - 5
  const roll = bendLength({ radius, thickness, angle })
  const flat = plate(blankOf(leaf, roll, -leaf.clearance), {
    depth: thickness,
    seam: 0,
    bevel: Math.min(0.3, thickness / 5),
    holes: leaf.holes.map(([x, y]) => ({
      outline: circle([x, y], d1, 32),
      front: (d2 - d1) / 2,
      back: 0.2,
    })),
  })
  const rolled = bend(flat, { at: 0, radius, thickness, angle })
  return rolled.translate(0, 0, -radius - thickness / 2)
}

/** The flat leaf, its tongues not yet rolled: the free edge on the left, the gaps between the tongues down to `root`. */
function blankOf({ l, b, knuckles }: HingeLeaf, tongue: number, root: number): Point[] {
  const half = l / 2
  const isEnd = (y: number) => Math.abs(y) > half - 0.01
  const low = knuckles[0]?.[0] ?? half
  const high = knuckles.at(-1)?.[1] ?? -half
  const comb: Point[] = [
    ...(isEnd(low) ? [] : [[root, -half] as const]),
    ...knuckles.flatMap(([from, to]): Point[] => [
      ...(isEnd(from) ? [] : [[root, from] as const]),
      [tongue, from],
      [tongue, to],
      ...(isEnd(to) ? [] : [[root, to] as const]),
    ]),
    ...(isEnd(high) ? [] : [[root, half] as const]),
  ]
  const outline: Point[] = [...comb, [-b / 2, half], [-b / 2, -half]]
  const rounded = outline.map((_, index) => (index < comb.length ? 0 : 4))
  return roundCorners(outline, rounded, { isClosed: true })
}

/** A pin with peened ends that lie a little within the knuckles. */
function hingePin(diameter: number, length: number): BufferGeometry {
  const radius = diameter / 2
  const half = length / 2 - 0.25
  const bulge = radius * 0.25
  return revolve(
    roundCorners(
      [
        [0, -half],
        [radius, -half],
        [radius, half],
        [0, half],
      ],
      [0, bulge, bulge, 0],
    ),
  )
}

function washer(
  { radius, thickness }: { readonly radius: number; readonly thickness: number },
  inner: number,
) {
  const edge = thickness / 2
  const ring = roundCorners(
    [
      [inner / 2, -edge],
      [radius, -edge],
      [radius, edge],
      [inner / 2, edge],
    ],
    [0, 0.4, 0.4, 0],
  )
  return revolve([...ring, ...ring.slice(0, 1)])
}
