import { type Point, roundCorners } from '../geometry/profile.ts'
import { coil } from '../solids/coil.ts'
import { defineModel } from '../solids/model.ts'
import families from './spring-pins.ts'

/** The edges of the strip are rounded by so much of its thickness. */
const EDGE = 0.1

/** The axis is y, the slot towards z. */
const slottedSpringPin = defineModel(families['slotted-spring-pin'], {
  build({ d1, l, s, chamfer, turns, slot, perTurn }, surface) {
    const edges: readonly Point[] = [
      [-s / 2, -l / 2],
      [0, -l / 2],
      [s / 2, chamfer - l / 2],
      [s / 2, l / 2 - chamfer],
      [0, l / 2],
      [-s / 2, l / 2],
    ]
    const section = roundCorners(edges, s * EDGE, { isClosed: true, steps: 4 })
    const pin = coil({ section, turns, radius: () => (d1 - s) / 2, height: () => l / 2, perTurn })
    // The coil begins at x: half the slot further and it lies about z.
    return [{ geometry: pin.rotateY(((slot - 90) * Math.PI) / 180), surface }]
  },
  poses: { front: [90, 40, 0], back: [60, 0, 75] },
})

/** The axis is y, the strip's outer edge towards z. */
const coiledSpringPin = defineModel(families['coiled-spring-pin'], {
  build({ l, s, d1, d2, end, radiusAt, turns, perTurn }, surface) {
    const swage = (d1 - d2) / 2
    const section: readonly Point[] = [
      [-s / 2 - swage, -l / 2],
      [s / 2 - swage, -l / 2],
      [s / 2, end - l / 2],
      [s / 2, l / 2 - end],
      [s / 2 - swage, l / 2],
      [-s / 2 - swage, l / 2],
      [-s / 2, l / 2 - end],
      [-s / 2, end - l / 2],
    ]
    const pin = coil({ section, turns, radius: radiusAt, height: () => l / 2, perTurn })
    return [{ geometry: pin.rotateY(-Math.PI / 2), surface }]
  },
  poses: { front: [90, 40, 0], back: [60, 0, 75] },
})

export default { 'slotted-spring-pin': slottedSpringPin, 'coiled-spring-pin': coiledSpringPin }
