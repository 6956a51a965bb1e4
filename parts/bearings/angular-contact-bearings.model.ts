import { ballRing } from '../solids/balls.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './angular-contact-bearings.ts'

/** An angular contact ball bearing about y, in the middle of y = 0, the outer ring's high shoulder above. */
const angularContactBearing = defineModel(families['angular-contact-bearing'], {
  build: ({ inner, outer, cageRing, Dw, pitch, Z }, surface) => [
    ...[inner, outer].map(ring => ({ geometry: revolve(ring), surface })),
    { geometry: ballRing(Dw, pitch, Z), surface: 'chrome' },
    { geometry: revolve(cageRing), surface: 'black-plastic' },
  ],
  poses: { front: [90, 24, 0], back: [90, 70, 0] },
})

export default { 'angular-contact-bearing': angularContactBearing }
