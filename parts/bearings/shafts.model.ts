import type { Point } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './shafts.ts'

/** How many flats a shaft is made of: it is nothing but round. */
const SEGMENTS = 288

/** A precision shaft about y, standing on y = 0. */
const precisionShaft = defineModel(families['precision-shaft'], {
  build: ({ profile }, surface) => [
    {
      geometry: revolve(
        profile.map(([along, radius]): Point => [radius, along]),
        SEGMENTS,
      ),
      surface,
    },
  ],
  poses: { front: [0, 0, 90], back: [0, 30, 70] },
})

export default { 'precision-shaft': precisionShaft }
