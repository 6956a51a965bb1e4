import { ballRing } from '../solids/balls.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './self-aligning-bearings.ts'

/** A self-aligning ball bearing about y, in the middle of y = 0; its rows of balls lie half a ball's share apart. */
const selfAligningBearing = defineModel(families['self-aligning-bearing'], {
  build: ({ inner, outer, cageRing, Dw, pitch, row, Z }, surface) => [
    ...[inner, outer].map(ring => ({ geometry: revolve(ring), surface })),
    { geometry: ballRing(Dw, pitch, Z).translate(0, row, 0), surface: 'chrome' },
    {
      geometry: ballRing(Dw, pitch, Z)
        .rotateY(Math.PI / Z)
        .translate(0, -row, 0),
      surface: 'chrome',
    },
    { geometry: revolve(cageRing), surface: 'black-plastic' },
  ],
  poses: { front: [90, 24, 0], back: [90, 70, 0] },
})

export default { 'self-aligning-bearing': selfAligningBearing }
