import { merge } from '../solids/crease.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './tapered-roller-bearings.ts'

/** A tapered roller bearing about y, the cone's back face down, in the middle of y = 0. */
const taperedRollerBearing = defineModel(families['tapered-roller-bearing'], {
  build({ cone, cup, cage, frustum, place, Z }, surface) {
    const roller = revolve(frustum, 32).rotateZ(place.lean).translate(place.radius, place.height, 0)
    const rollers = Array.from({ length: Z }, (_, index) => roller.clone().rotateY((index * 2 * Math.PI) / Z))
    return [
      { geometry: revolve(cone), surface },
      { geometry: revolve(cup), surface },
      { geometry: revolve(cage), surface: 'zinc' },
      { geometry: merge(rollers), surface: 'chrome' },
    ]
  },
  poses: { front: [180, 30, 0], back: [0, 20, 0] },
})

export default { 'tapered-roller-bearing': taperedRollerBearing }
