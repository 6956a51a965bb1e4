import { type BufferGeometry, Matrix4, Vector3 } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { extrude } from '../solids/extrude.ts'
import { grid } from '../solids/grid.ts'
import { hexPrism } from '../solids/hex.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import { between } from './passages.ts'
import { inPlane, smoothPath } from './paths.model.ts'
import families from './ropes.ts'

/** The bend in which a short sling is laid, in rope diameters, and how far round it goes, in degrees. */
const BEND = 7.5
const ROUND = 192
/** Steps of the rope's path, in mm, and how many there may be at most. */
const STEP = 2.2
const STEPS = 210

/** A rope sling, EN 13414-1, with a thimble at both ends, laid in a bow in the xy-plane: the bend above, the eyes below. */
const ropeSling = defineModel(families['rope-sling'], {
  build(form, surface) {
    const { d, L } = form
    const end = eyeOf(form)
    const bend = BEND * d
    const leg = (L - (ROUND / 180) * Math.PI * bend - 2 * form.bearing) / 2
    const turns = [1, -1].map(side => placeEye(side, bend, leg, d))
    const [right, left] = turns
    if (!right || !left) return []
    const bow = arc([0, 0], bend, 90 - ROUND / 2, 90 + ROUND / 2, 90)
    const path = [
      ...end.rope.map(point => point.clone().applyMatrix4(right)),
      ...inPlane(bow),
      ...end.rope.map(point => point.clone().applyMatrix4(left)).reverse(),
    ]
    const length = path.reduce((sum, point, index) => sum + point.distanceTo(path[index - 1] ?? point), 0)
    const rope = wireRope(smoothPath(path, Math.min(STEPS, Math.round(length / STEP))), d)
    const fittings = turns.flatMap((turn): Body[] => [
      { geometry: mirrorSafe(end.thimble(), turn), surface: 'zinc' },
      { geometry: mirrorSafe(ferrule(form), turn), surface: 'aluminium' },
    ])
    return [{ geometry: rope, surface }, ...fittings]
  },
  poses: { front: [-90, 118, 0], back: [-90, 24, 0] },
})

/** A wire rope clip, EN 13411-5: the bow below, its legs along y, the bridge with its nuts above; the rope runs along z. */
const ropeClip = defineModel(families['rope-clip'], {
  build(form, surface) {
    const { d1, c, b, P, t } = form
    const legs = [-1, 1].flatMap(side =>
      [...threadedLeg(d1, P, b - t, b), ...nut(form), boss(form)].map(part =>
        part.translate((side * c) / 2, 0, 0),
      ),
    )
    return [...legs, clipBow(form), saddle(form)].map((geometry): Body => ({ geometry, surface }))
  },
  poses: { front: [90, 84, 0], back: [90, -128, 0] },
})

export default { 'rope-sling': ropeSling, 'rope-clip': ropeClip }

type SlingForm = NonNullable<ReturnType<(typeof families)['rope-sling']['formOf']>>
type ClipForm = NonNullable<ReturnType<(typeof families)['rope-clip']['formOf']>>

/** From the eye's own frame (its ferrule's foot at the origin, the eye up) to the end of one leg of the bow. */
function placeEye(side: number, bend: number, leg: number, d: number): Matrix4 {
  const angle = ((90 - ROUND / 2) * Math.PI) / 180
  const from = new Vector3(bend * Math.cos(angle), bend * Math.sin(angle), 0)
  const along = new Vector3(Math.sin(angle), -Math.cos(angle), 0)
  const across = new Vector3(along.y, -along.x, 0)
  // The rope enters the ferrule half a diameter beside its middle.
  const origin = from.addScaledVector(along, leg).addScaledVector(across, -d / 2)
  const placed = new Matrix4().makeBasis(across, along, new Vector3(0, 0, 1)).setPosition(origin)
  return side > 0 ? placed : new Matrix4().makeScale(-1, 1, 1).multiply(placed)
}

/** Turns a solid; one that is mirrored has its triangles turned round, so that they face outwards again. */
function mirrorSafe(geometry: BufferGeometry, matrix: Matrix4): BufferGeometry {
  geometry.applyMatrix4(matrix)
  if (matrix.determinant() > 0) return geometry
  for (const name of ['position', 'normal']) {
    const values = geometry.getAttribute(name)
    for (let index = 0; index + 2 < values.count; index += 3) {
      const second = new Vector3().fromBufferAttribute(values, index + 1)
      const third = new Vector3().fromBufferAttribute(values, index + 2)
      values.setXYZ(index + 1, third.x, third.y, third.z)
      values.setXYZ(index + 2, second.x, second.y, second.z)
    }
  }
  return geometry
}

interface RopeEnd {
  /** From the tail through the ferrule, around the thimble and back through the ferrule. */
  readonly rope: readonly Vector3[]
  readonly thimble: () => BufferGeometry
}

/** A thimble, DIN 6899, with the rope in its groove. */
function eyeOf({ d, s, ferrule: { length: top, tail: out }, middle, round: radius }: SlingForm): RopeEnd {
  const foot: Point = [d / 2, top + d * 0.1]
  const away = Math.hypot(foot[0], foot[1] - middle)
  const touch = (Math.atan2(foot[1] - middle, foot[0]) + Math.acos(radius / away)) * (180 / Math.PI)
  const crown = arc([0, middle], radius, touch, 180 - touch, 48)
  const live = [foot, ...crown]
  const tail: Point[] = [
    [-d / 2, top],
    [-d / 2, -out],
  ]
  const rope = [[d / 2, 0] as const, ...live, ...tail].reverse()
  const groove = smoothPath(
    inPlane([mix(foot, crown[0] ?? foot, 0.16), ...crown, mix(mirrored(foot), crown.at(-1) ?? foot, 0.16)]),
    80,
  )
  return {
    rope: inPlane(rope),
    thimble: () => sweep(groove, grooveSection(d, s), { normal: new Vector3(1, 0, 0), smoothUpTo: 50 }),
  }
}

const mirrored = ([x, y]: Point): Point => [-x, y]
const mix = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
]

/** A half-round gutter about the rope, open to the outside (x). */
function grooveSection(d: number, sheet: number): Point[] {
  const bed = d / 2 + 0.1
  return [...arc([0, 0], bed + sheet, 78, 282, 22), ...arc([0, 0], bed, 282, 78, 22)]
}

/** An oval sleeve pressed over both parts of the rope, its ends rounded. */
function ferrule({ ferrule: { length, width, thickness } }: SlingForm): BufferGeometry {
  const reach = (width - thickness) / 2
  const section = [
    ...arc([reach, 0], thickness / 2, -90, 90, 16),
    ...arc([-reach, 0], thickness / 2, 90, 270, 16),
  ]
  const steps = 40
  const path = Array.from({ length: steps + 1 }, (_, step) => new Vector3(0, (length * step) / steps, 0))
  return sweep(path, section, {
    normal: new Vector3(1, 0, 0),
    scale: share =>
      between(
        [
          [0, 0.86],
          [0.1, 0.97],
          [0.2, 1],
          [0.8, 1],
          [0.9, 0.97],
          [1, 0.86],
        ],
        share,
      ),
  })
}

/** The round rod from where one thread ends around the rope to where the other begins. */
function clipBow({ d1, c, b, t, middle }: ClipForm): BufferGeometry {
  const radius = c / 2
  const straight = b - t
  const path = inPlane([
    [-radius, straight + 0.5],
    ...arc([0, middle], radius, 180, 360, 48),
    [radius, straight + 0.5],
  ])
  return sweep(path, roundSection(d1, 32))
}

function threadedLeg(d: number, pitch: number, from: number, to: number): BufferGeometry[] {
  const chamfer = (d - minorDiameter(d, pitch)) / 2 + 0.1
  const screw = thread({ diameter: d, pitch, from, to, chamferTo: chamfer })
  const end = revolve([
    [d / 2 - chamfer, to],
    [0, to],
  ])
  return [screw, end]
}

/** A hexagon nut on its collar. */
function nut({ d1, seat, top, collar, rim, slope, acrossFlats }: ClipForm): BufferGeometry[] {
  const flange = revolve(
    roundCorners(
      [
        [0, seat + 0.05],
        [collar / 2, seat + 0.05],
        [collar / 2, rim],
        [slope.radius, slope.at],
      ],
      [0, 0.4, 0.8, 0],
    ),
  )
  const hexagon = hexPrism({
    acrossFlats,
    from: seat + d1 * 0.12,
    to: top,
    isTopChamfered: true,
  })
  return [flange, hexagon]
}

/** The round end of the bridge that a leg passes through. */
function boss({ d1, seat, bossFrom, bossRadius }: ClipForm): BufferGeometry {
  return revolve(
    roundCorners(
      [
        [0, bossFrom],
        [bossRadius * 0.9, bossFrom],
        [bossRadius, seat - d1 * 0.3],
        [bossRadius, seat],
        [0, seat],
      ],
      [0, 2, 1, 1.2, 0],
    ),
  )
}

/** The bridge's middle, long along the rope, with the bed that presses on it: ribbed, as type A is left by the mould. */
function saddle({ c, L, seat, saddleFrom, saddleTop, saddleWidth, bed, bevel }: ClipForm): BufferGeometry {
  const half = saddleWidth / 2
  const reach = bed.at(-1)?.[0] ?? 0
  const outline: Point[] = roundCorners(
    [
      [-half, saddleFrom],
      [-reach - 0.01, saddleFrom],
      ...bed,
      [reach + 0.01, saddleFrom],
      [half, saddleFrom],
      [half + 1.5, seat - 3],
      [c * 0.3, saddleTop],
      [-c * 0.3, saddleTop],
      [-half - 1.5, seat - 3],
    ],
    [0.6, 0, ...bed.map(() => 0), 0, 0.6, 2, 2, 2, 2],
    { isClosed: true },
  )
  return extrude(outline, { depth: L, bevel })
}

/** EN 12385-4: the lay of a stranded rope is about 6.5 of its diameters. */
const LAY = 6.5
const STRANDS = 6
/** Wires that show around the rope, and points to draw each with. */
const WIRES = 30
const POINTS_PER_WIRE = 3

/** A wire rope of six strands, right-hand ordinary lay, along a path in the xy-plane of points at equal distances. */
function wireRope(path: readonly Vector3[], diameter: number): BufferGeometry {
  const columns = WIRES * POINTS_PER_WIRE
  const step = path[1]?.distanceTo(path[0] ?? new Vector3()) ?? 1
  const at = (row: number, angle: number, radius: number) => {
    const point = path[row] ?? new Vector3()
    const along = (path[row + 1] ?? point)
      .clone()
      .sub(path[row - 1] ?? point)
      .normalize()
    const across = new Vector3(along.y, -along.x, 0)
    // In ordinary lay the strands run round the rope while their wires lie along it.
    return point
      .clone()
      .addScaledVector(across, radius * Math.cos(angle))
      .addScaledVector(new Vector3(0, 0, -1), radius * Math.sin(angle))
  }
  const radiusAt = (row: number, angle: number) => {
    const turned = angle - ((row * step) / (diameter * LAY)) * 2 * Math.PI
    const wire = 0.985 + 0.015 * Math.cos(angle * WIRES + row * step * 0.5)
    return (diameter / 2) * strand(turned) * wire
  }
  const rope = grid(
    path.length,
    columns,
    (row, column) => {
      const angle = (column / columns) * 2 * Math.PI
      return at(row, angle, radiusAt(row, angle))
    },
    { isClosed: true, smoothUpTo: 60 },
  )
  const end = (row: number, isLast: boolean) =>
    grid(
      2,
      columns,
      (ring, column) => {
        const angle = (column / columns) * 2 * Math.PI
        return at(row, angle, (ring === 0) === isLast ? radiusAt(row, angle) : 0)
      },
      { isClosed: true },
    )
  return merge([rope, end(0, false), end(path.length - 1, true)])
}

/** The outline of six round strands about a core, 1 at their crests. */
function strand(angle: number): number {
  const share = Math.PI / STRANDS
  const local = ((((angle + share) % (2 * share)) + 2 * share) % (2 * share)) - share
  const across = (2 / 3) * Math.sin(local)
  const outside = (2 / 3) * Math.cos(local) + Math.sqrt(Math.max(0, 1 / 9 - across * across))
  return Math.max(0.74, outside)
}
