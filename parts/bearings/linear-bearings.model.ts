import { ballRing } from '../solids/balls.ts'
import { merge } from '../solids/crease.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './linear-bearings.ts'

/** A linear ball bearing about y, in the middle of y = 0. */
const linearBearing = defineModel(families['linear-bearing'], {
  build: ({ sleeve, liner, seals, ball, rows }, surface) => [
    { geometry: revolve(sleeve), surface },
    { geometry: revolve(liner), surface: 'black-plastic' },
    ...seals.map(seal => ({ geometry: revolve(seal), surface: 'black-plastic' as const })),
    {
      geometry: merge(ball.at.map(y => ballRing(ball.size, ball.pitch, rows).translate(0, y, 0))),
      surface: 'chrome',
    },
  ],
  poses: { front: [60, 30, 0], back: [90, 60, 0] },
})

export default { 'linear-bearing': linearBearing }
