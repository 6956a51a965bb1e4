import { merge } from '../solids/crease.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './cylindrical-roller-bearings.ts'

/** A cylindrical roller bearing about y, in the middle of y = 0; the first roller lies towards x. */
const cylindricalRollerBearing = defineModel(families['cylindrical-roller-bearing'], {
  build({ inner, outer, cageRing, roller, Z }, surface) {
    const first = revolve(roller.turned, 32).translate(roller.pitch / 2, 0, 0)
    const rollers = Array.from({ length: Z }, (_, index) => first.clone().rotateY((index * 2 * Math.PI) / Z))
    return [
      ...[inner, outer].map(ring => ({ geometry: revolve(ring), surface })),
      { geometry: merge(rollers), surface: 'chrome' },
      { geometry: revolve(cageRing), surface: 'black-plastic' },
    ]
  },
  poses: { front: [90, 24, 0], back: [90, 70, 0] },
})

export default { 'cylindrical-roller-bearing': cylindricalRollerBearing }
