import { type Point } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { wrap, wrapLength } from '../solids/wrap.ts'
import families from './shaft-collars.ts'

const QUARTER = Math.PI / 2

/** A shaft collar with one set screw, as DIN 705 form A. The bore is along y, the set screw towards +z. */
const shaftCollar = defineModel(families['shaft-collar'], {
  build({ d, D, b, e, chamfer }, surface) {
    const thickness = (D - d) / 2
    const strip = { diameter: d, thickness, width: b, bevel: chamfer }
    // The strip's hole is in its middle, opposite its ends; it is wrapped with its back outside.
    const middle = wrapLength(strip) / 2
    const screwHole = { outline: circle([middle, 0], e * 0.98, 32), front: 0, back: 0.35 }
    const ring = wrap({ ...strip, holes: [screwHole] })
    return [
      { geometry: ring, surface },
      { geometry: setScrew(e, thickness).translate(0, 0, d / 2), surface: 'black-oxide' },
    ]
  },
  poses: { front: [62, 0, 12], back: [-90, 22, 0] },
})

export default { 'shaft-collar': shaftCollar }

/** A set screw with a hexagon socket as ISO 4029, its outer face a little below the collar's. */
function setScrew(e: number, depth: number) {
  const outer = depth - 0.9
  // ISO 4029: the socket is half as wide as the thread.
  const socket = Array.from({ length: 6 }, (_, index): Point => {
    const angle = (index * Math.PI) / 3
    const radius = e / 4 / Math.cos(Math.PI / 6)
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  const body = extrude(circle([0, 0], e * 1.06), { depth: outer - 1, bevel: 0.3, holes: [socket] })
  const bottom = extrude(circle([0, 0], e * 0.7), { depth: 0.4 })
  return merge([body.translate(0, 0, (outer + 1) / 2), bottom.translate(0, 0, outer - e * 0.45)]).rotateZ(
    QUARTER,
  )
}
