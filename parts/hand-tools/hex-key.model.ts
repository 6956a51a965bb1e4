import { Vector3 } from 'three'
import { arc, chamferCorners, type Point } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { sweep } from '../solids/sweep.ts'
import families from './hex-key.ts'

/** A hexagon socket screw key: the long arm along y, the short one along x, lying on its flats (z). */
export default {
  'hex-key': defineModel(families['hex-key'], {
    build({ s, l1, l2, e, r }, surface) {
      const section = hexSection(s, e)
      // Both arms are measured over the corners of the other one (ISO 2936).
      const half = e / 2
      const chamfer = s * 0.09
      const radius = r + half
      const bend = arc([half + radius, half + radius], radius, 180, 270, 40)
      const path: Point[] = [[half, l1], [half, l1 - chamfer], ...bend, [l2 - chamfer, half], [l2, half]]
      // The ends are ground flat and chamfered by about 30 degrees.
      const scale = (share: number) => (share === 0 || share === 1 ? 1 - (2 * chamfer) / s / 1.4 : 1)
      const points = path.map(([x, y]) => new Vector3(x, y, 0))
      const options = { normal: new Vector3(1, 0, 0), smoothUpTo: 20 }
      return [{ geometry: sweep(points, section, { ...options, scale }), surface }]
    },
    poses: { front: [90, -78, 0], back: [-90, -40, 0] },
  }),
}

/** A hexagon with corners along x, cut back to the width across corners of ISO 2936. */
function hexSection(s: number, e: number): Point[] {
  const corner = s / Math.cos(Math.PI / 6) / 2
  const cut = (corner - e / 2) / Math.cos(Math.PI / 3)
  const corners = Array.from({ length: 6 }, (_, index): Point => {
    const angle = (index * Math.PI) / 3
    return [corner * Math.cos(angle), corner * Math.sin(angle)]
  })
  return chamferCorners(corners, cut, { isClosed: true })
}
