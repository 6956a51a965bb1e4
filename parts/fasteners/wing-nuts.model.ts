import { roundCorners } from '../geometry/profile.ts'
import { threadSleeve } from '../solids/inner-thread.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { planes, sculpt } from '../solids/sculpt.ts'
import families from './wing-nuts.ts'

/** Size of the sculptor's cells for M8, in mm. */
const CELL = 0.42

/** The axis is y, the wings spread along x. */
const wingNut = defineModel(families['wing-nut'], {
  build({ d, P, e, h, m, d2, scale, countersink, casting, rim }, surface) {
    const cell = CELL * scale
    const wings = sculpt(casting, {
      x: planes(-e / 2 - 1, e / 2 + 1, cell),
      y: planes(-0.5, h + 1, cell),
      z: planes(-d2 / 2 - 1, d2 / 2 + 1, cell),
    })
    const hub = revolve(
      roundCorners(
        [[countersink / 2, 0], ...rim, [countersink / 2, m], [countersink / 2, 0]],
        [0, 0.5, 0.8, 0.7, 0, 0].map(radius => radius * scale),
      ),
    )
    const thread = threadSleeve({ diameter: d, pitch: P, from: 0, to: m, countersink })
    return [hub, wings, thread].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 0, 0], back: [0, 90, 90] },
})

export default { 'wing-nut': wingNut }
