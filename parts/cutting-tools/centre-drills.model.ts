import { fluted } from '../solids/fluted.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './centre-drills.ts'

/** One of its points is down, at y = 0. */
const centreDrill = defineModel(families['centre-drill'], {
  build({ d2, l1, flutes, levels }, surface) {
    const end = () => fluted(flutes, { rows: 60, edges: levels })
    const body = revolve([
      [d2 / 2, flutes.to],
      [d2 / 2, l1 - flutes.to],
    ])
    return [end(), body, end().rotateZ(Math.PI).translate(0, l1, 0)].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [-90, 66, 0], back: [-90, -108, 0] },
})

export default { 'centre-drill': centreDrill }
