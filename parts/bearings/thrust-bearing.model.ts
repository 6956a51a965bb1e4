import { ringProfile } from '../geometry/bearing-rings.ts'
import { ballRing } from '../solids/balls.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './thrust-bearing.ts'
import { thrustSections } from './thrust-form.ts'

/** A single-direction thrust ball bearing about y, housing washer down, in the middle of y = 0. */
export default {
  'thrust-bearing': defineModel(families['thrust-bearing'], {
    build({ d, D, H, r, Dw, Z }, surface) {
      const pitch = (d + D) / 2
      const { shaft, housing, cage: section } = thrustSections({ d, D, H, r, Dw })
      const holes = Array.from({ length: Z }, (_, index) => {
        const angle = (index * 2 * Math.PI) / Z
        return circle([(pitch / 2) * Math.cos(angle), (pitch / 2) * Math.sin(angle)], Dw * 0.95, 28)
      })
      const cage = extrude(circle([0, 0], section.outer, 96), {
        depth: section.height,
        bevel: 0.2,
        holes: [...holes, circle([0, 0], section.inner, 96)],
      })
      return [
        { geometry: revolve(ringProfile(shaft)), surface },
        { geometry: revolve(ringProfile(housing)), surface },
        { geometry: ballRing(Dw, pitch, Z), surface: 'chrome' },
        { geometry: cage.rotateX(Math.PI / 2), surface: 'brass' },
      ]
    },
    poses: { front: [0, 0, 0], back: [90, 4, 0] },
  }),
}
