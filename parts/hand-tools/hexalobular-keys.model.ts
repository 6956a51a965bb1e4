import { Vector3 } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { sweep } from '../solids/sweep.ts'
import families from './hexalobular-keys.ts'

/** A key for hexalobular sockets: the long arm along y, the short one along x. */
const hexalobularKey = defineModel(families['hexalobular-key'], {
  build({ l1, l2, r, section, half }, surface) {
    const radius = r + half
    const bend = arc([half + radius, half + radius], radius, 180, 270, 40)
    const path: Point[] = [[half, l1], ...bend, [l2, half]]
    const points = path.map(([x, y]) => new Vector3(x, y, 0))
    return [{ geometry: sweep(points, section, { normal: new Vector3(1, 0, 0), smoothUpTo: 20 }), surface }]
  },
  poses: { front: [90, -78, 0], back: [-90, -40, 0] },
})

export default { 'hexalobular-key': hexalobularKey }
