import { fluted } from '../solids/fluted.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './machine-reamers.ts'
import { tang } from './morse-tapers.model.ts'

/** Its cutting end is down, at y = 0. */
const machineReamer = defineModel(families['machine-reamer'], {
  build({ flutes, chamfer, shank }, surface) {
    const body = fluted(flutes, { rows: 70, edges: [chamfer] })
    return [body, revolve(shank)].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [-90, 72, 0], back: [-90, -104, 0] },
})

/** Its cutting end is down, at y = 0. */
const taperShankReamer = defineModel(families['taper-shank-reamer'], {
  build({ flutes, chamfer, taper, shank }, surface) {
    const body = fluted(flutes, { rows: 70, edges: [chamfer] })
    return [body, revolve(shank), tang(taper)].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [-90, 72, 0], back: [-90, -104, 0] },
})

export default { 'machine-reamer': machineReamer, 'taper-shank-reamer': taperShankReamer }
