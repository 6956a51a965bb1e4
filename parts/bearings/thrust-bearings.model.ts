import { ballRing } from '../solids/balls.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './thrust-bearings.ts'

/** A single-direction thrust ball bearing about y, housing washer down, in the middle of y = 0. */
const thrustBearing = defineModel(families['thrust-bearing'], {
  build({ Dw, Z, pitch, shaft, housing, cage }, surface) {
    const pockets = Array.from({ length: Z }, (_, index) => {
      const angle = (index * 2 * Math.PI) / Z
      return circle([(pitch / 2) * Math.cos(angle), (pitch / 2) * Math.sin(angle)], cage.pocket, 28)
    })
    const disc = extrude(circle([0, 0], cage.outer, 96), {
      depth: cage.height,
      // Pockets leave little of a light series' cage.
      bevel: Math.min(0.2, ((cage.outer - pitch - cage.pocket) / 2) * 0.31),
      holes: [...pockets, circle([0, 0], cage.inner, 96)],
    })
    return [
      { geometry: revolve(shaft.section), surface },
      { geometry: revolve(housing.section), surface },
      { geometry: ballRing(Dw, pitch, Z), surface: 'chrome' },
      { geometry: disc.rotateX(Math.PI / 2), surface: 'brass' },
    ]
  },
  poses: { front: [0, 0, 0], back: [90, 4, 0] },
})

export default { 'thrust-bearing': thrustBearing }
