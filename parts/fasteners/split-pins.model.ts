import { Vector3 } from 'three'
import { arc } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { sweep } from '../solids/sweep.ts'
import families from './split-pins.ts'

/** The legs along y, the eye on top and in the plane of z. */
const splitPin = defineModel(families['split-pin'], {
  build({ d, inside }, surface) {
    const path = inside.map(([x, y]) => new Vector3(x, y, 0))
    const geometry = sweep(path, arc([0, 0], d / 2, -90, 90, 24), { normal: new Vector3(1, 0, 0) })
    return [{ geometry, surface }]
  },
  poses: { front: [0, 0, 60], back: [20, 50, 75] },
})

export default { 'split-pin': splitPin }
