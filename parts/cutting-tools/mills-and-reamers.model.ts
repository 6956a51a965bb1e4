import { fluted } from '../solids/fluted.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { squareEnd } from '../solids/square-end.ts'
import families from './mills-and-reamers.ts'

/** Its cutting end is down, at y = 0. */
const endMill = defineModel(families['end-mill'], {
  build({ flutes, shank }, surface) {
    const body = fluted(flutes, { rows: 70 })
    return [body, revolve(shank)].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [-90, 72, 0], back: [-90, -104, 0] },
})

/** Its cutting end is down, at y = 0. */
const handReamer = defineModel(families['hand-reamer'], {
  build({ d, l1, a, square, flutes, shank }, surface) {
    const body = fluted(flutes, { rows: 90 })
    const end = squareEnd({ diameter: d, acrossFlats: a, from: square, to: l1 })
    return [body, revolve(shank), end].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [-90, 72, 0], back: [-90, -104, 0] },
})

export default { 'end-mill': endMill, 'hand-reamer': handReamer }
