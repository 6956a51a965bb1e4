import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { drillBody } from './drills.model.ts'
import { tang } from './morse-tapers.model.ts'
import families from './taper-shank-drills.ts'

/** Its point is down, at y = 0. */
const taperShankDrill = defineModel(families['taper-shank-drill'], {
  build: ({ taper, shank, ...drill }, surface) =>
    [drillBody(drill), revolve(shank), tang(taper)].map(geometry => ({ geometry, surface })),
  poses: { front: [-90, 72, 0], back: [-90, 0, 0] },
})

export default { 'taper-shank-drill': taperShankDrill }
