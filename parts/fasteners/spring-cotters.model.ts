import { Vector3 } from 'three'
import { defineModel } from '../solids/model.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import families from './spring-cotters.ts'

/** The legs along y, the coil on top, the waved leg towards x. */
const springCotter = defineModel(families['spring-cotter'], {
  build({ d3, wire }, surface) {
    const path = wire.map(([x, y, z]) => new Vector3(y, -x, z))
    return [{ geometry: sweep(path, roundSection(d3), { normal: new Vector3(1, 0, 0) }), surface }]
  },
  poses: { front: [-90, 20, 0], back: [90, 20, 0] },
})

export default { 'spring-cotter': springCotter }
