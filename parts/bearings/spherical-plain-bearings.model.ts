import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './spherical-plain-bearings.ts'

/** A radial spherical plain bearing about y, in the middle of y = 0. */
const sphericalPlainBearing = defineModel(families['spherical-plain-bearing'], {
  build: ({ inner, outer }, surface) => [
    { geometry: revolve(outer), surface },
    { geometry: revolve(inner), surface: 'chrome' },
  ],
  poses: { front: [90, 30, 0], back: [90, 60, 0] },
})

export default { 'spherical-plain-bearing': sphericalPlainBearing }
