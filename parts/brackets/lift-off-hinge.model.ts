import { roundCorners } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { knuckleDiameter, liftOffHoles, WASHER, WASHER_RIM } from './hinge-form.ts'
import { hingeLeaf, hingePin } from './hinge-leaf.model.ts'
import families from './lift-off-hinge.ts'

const OPEN = 125

/** A hinge whose upper leaf lifts off the pin of the lower one; a brass washer lies between. The pin is along y. */
export default {
  'lift-off-hinge': defineModel(families['lift-off-hinge'], {
    build({ l, b, t, d, d1, d2 }, surface) {
      const holes = liftOffHoles(l, b)
      const common = { length: l, reach: b / 2, thickness: t, pin: d, holes, hole: d1, countersink: d2 }
      const fold = (((180 - OPEN) / 2) * Math.PI) / 180
      const half = [[-l / 2, -WASHER / 2]] as const
      const lower = hingeLeaf({ ...common, knuckles: half })
      const upper = hingeLeaf({ ...common, knuckles: half })
      const barrel = knuckleDiameter(d, t)
      return [
        { geometry: lower.rotateY(fold), surface },
        { geometry: upper.rotateZ(Math.PI).rotateY(-fold), surface },
        { geometry: hingePin(d, l), surface: 'steel' },
        { geometry: washer(barrel + WASHER_RIM, d), surface: 'brass' },
      ]
    },
    poses: { front: [0, 20, 0], back: [0, 205, 0] },
  }),
}

function washer(outer: number, inner: number) {
  const edge = WASHER / 2
  const ring = roundCorners(
    [
      [inner / 2, -edge],
      [outer / 2, -edge],
      [outer / 2, edge],
      [inner / 2, edge],
    ],
    [0, 0.4, 0.4, 0],
  )
  return revolve([...ring, ...ring.slice(0, 1)])
}
