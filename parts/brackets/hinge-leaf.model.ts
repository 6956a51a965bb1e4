import type { BufferGeometry } from 'three'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { bend, bendLength } from '../solids/bend.ts'
import { circle } from '../solids/extrude.ts'
import { plate } from '../solids/plate.ts'
import { revolve } from '../solids/revolve.ts'
import { knuckleClearance, knuckleRadius } from './hinge-form.ts'

export interface HingeLeaf {
  /** Length along the pin, in mm. */
  readonly length: number
  /** From the pin's axis to the free edge, in mm. */
  readonly reach: number
  readonly thickness: number
  /** The pin's diameter in mm; the knuckles are rolled round it. */
  readonly pin: number
  /** From and to which height the leaf has knuckles, lowest first. */
  readonly knuckles: readonly (readonly [from: number, to: number])[]
  readonly holes: readonly Point[]
  readonly hole: number
  readonly countersink: number
}

/** A leaf of sheet, its knuckles rolled round the y axis; it reaches towards -x, its countersunk face towards +z. */
export function hingeLeaf(leaf: HingeLeaf): BufferGeometry {
  const { thickness, pin } = leaf
  const radius = knuckleRadius(pin)
  // Rolled until the edge almost meets the leaf again.
  const angle = 360 - (Math.acos(radius / (radius + thickness)) * 180) / Math.PI - 5
  const roll = bendLength({ radius, thickness, angle })
  const flat = plate(blankOf(leaf, roll, -knuckleClearance(pin, thickness)), {
    depth: thickness,
    seam: 0,
    bevel: Math.min(0.3, thickness / 5),
    holes: leaf.holes.map(([x, y]) => ({
      outline: circle([x, y], leaf.hole, 32),
      front: (leaf.countersink - leaf.hole) / 2,
      back: 0.2,
    })),
  })
  const rolled = bend(flat, { at: 0, radius, thickness, angle })
  return rolled.translate(0, 0, -radius - thickness / 2)
}

/** The flat leaf, its tongues not yet rolled: the free edge on the left, the gaps between the tongues down to `root`. */
function blankOf({ length, reach, knuckles }: HingeLeaf, tongue: number, root: number): Point[] {
  const half = length / 2
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
  const outline: Point[] = [...comb, [-reach, half], [-reach, -half]]
  const rounded = outline.map((_, index) => (index < comb.length ? 0 : 4))
  return roundCorners(outline, rounded, { isClosed: true })
}

/** A pin with peened ends that lie a little within the knuckles. */
export function hingePin(diameter: number, length: number): BufferGeometry {
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
