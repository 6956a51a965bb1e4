import { Vector3 } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { sweep } from '../solids/sweep.ts'
import families from './hex-keys.ts'

/** A hexagon socket screw key: the long arm along y, the short one along x, lying on its flats (z). */
const hexKey = defineModel(families['hex-key'], {
  build({ l1, l2, r, section, half, chamfer, end }, surface) {
    // Both arms are measured over the corners of the other one (ISO 2936).
    const radius = r + half
    const bend = arc([half + radius, half + radius], radius, 180, 270, 40)
    const path: Point[] = [[half, l1], [half, l1 - chamfer], ...bend, [l2 - chamfer, half], [l2, half]]
    const points = path.map(([x, y]) => new Vector3(x, y, 0))
    const scale = (share: number) => (share === 0 || share === 1 ? end : 1)
    const geometry = sweep(points, section, { normal: new Vector3(1, 0, 0), smoothUpTo: 20, scale })
    return [{ geometry, surface }]
  },
  poses: { front: [90, -78, 0], back: [-90, -40, 0] },
})

export default { 'hex-key': hexKey }
