import { merge } from '../solids/crease.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './drawn-cup-bearings.ts'

/** A drawn cup needle roller bearing about y, in the middle of y = 0; the first needle lies towards x. */
const drawnCupBearing = defineModel(families['drawn-cup-bearing'], {
  build({ cup, cageRing, needle, Z }, surface) {
    const first = revolve(needle.turned, 24).translate(needle.pitch / 2, 0, 0)
    const needles = Array.from({ length: Z }, (_, index) => first.clone().rotateY((index * 2 * Math.PI) / Z))
    return [
      { geometry: revolve(cup), surface },
      { geometry: merge(needles), surface: 'chrome' },
      { geometry: revolve(cageRing), surface: 'zinc' },
    ]
  },
  poses: { front: [90, 30, 0], back: [90, 60, 0] },
})

export default { 'drawn-cup-bearing': drawnCupBearing }
