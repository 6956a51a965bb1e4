import { type BufferGeometry, Matrix4, Vector3 } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import type { Body } from '../solids/model.ts'
import { defineModel } from '../solids/model.ts'
import { sweep } from '../solids/sweep.ts'
import { between } from './passages.ts'
import { inPlane, smoothPath } from './paths.model.ts'
import { eyeForm, FERRULE } from './rope-form.ts'
import families from './rope-sling.ts'
import { wireRope } from './wire-rope.model.ts'

/** The bend in which a short sling is laid, in rope diameters, and how far round it goes, in degrees. */
const BEND = 7.5
const ROUND = 192
/** Steps of the rope's path, in mm. */
const STEP = 2.2

/** A rope sling, EN 13414-1, with a thimble at both ends, laid in a bow in the xy-plane: the bend above, the eyes below. */
export default {
  'rope-sling': defineModel(families['rope-sling'], {
    build({ d, L, W, l, s }, surface) {
      const end = eyeOf(d, W, l, s)
      const bend = BEND * d
      const leg = (L - (ROUND / 180) * Math.PI * bend - 2 * end.bearing) / 2
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
      const rope = wireRope(smoothPath(path, Math.round(length / STEP)), d)
      const fittings = turns.flatMap((turn): Body[] => [
        { geometry: mirrorSafe(end.thimble(), turn), surface: 'zinc' },
        { geometry: mirrorSafe(ferrule(d), turn), surface: 'aluminium' },
      ])
      return [{ geometry: rope, surface }, ...fittings]
    },
    poses: { front: [-90, 118, 0], back: [-90, 24, 0] },
  }),
}

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
  /** From the ferrule's foot to the inside of the crown. */
  readonly bearing: number
  readonly thimble: () => BufferGeometry
}

/** A thimble, DIN 6899: so wide and long inside, of sheet of this thickness, with the rope in its groove. */
function eyeOf(d: number, inside: number, insideLength: number, sheet: number): RopeEnd {
  const { top, middle, radius } = eyeForm(d, inside, insideLength, sheet)
  const foot: Point = [d / 2, top + d * 0.1]
  const away = Math.hypot(foot[0], foot[1] - middle)
  const touch = (Math.atan2(foot[1] - middle, foot[0]) + Math.acos(radius / away)) * (180 / Math.PI)
  const crown = arc([0, middle], radius, touch, 180 - touch, 48)
  const live = [foot, ...crown]
  const tail: Point[] = [
    [-d / 2, top],
    [-d / 2, -d * FERRULE.tail],
  ]
  const rope = [[d / 2, 0] as const, ...live, ...tail].reverse()
  const groove = smoothPath(
    inPlane([mix(foot, crown[0] ?? foot, 0.16), ...crown, mix(mirrored(foot), crown.at(-1) ?? foot, 0.16)]),
    80,
  )
  return {
    rope: inPlane(rope),
    bearing: middle + inside / 2,
    thimble: () => sweep(groove, grooveSection(d, sheet), { normal: new Vector3(1, 0, 0), smoothUpTo: 50 }),
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
function ferrule(d: number): BufferGeometry {
  const length = FERRULE.length * d
  const [width, thickness] = [FERRULE.width * d, FERRULE.thickness * d]
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
