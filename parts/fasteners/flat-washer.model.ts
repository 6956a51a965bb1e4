import type { Point } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './flat-washer.ts'

/** A punched plain washer without chamfer, as ISO 7089. The axis is y. */
export default {
  'flat-washer': defineModel(families['flat-washer'], {
    build({ d1, d2, h }, surface) {
      // Punching rounds the edges where the die enters; the other side is tumbled.
      const rounded = h * 0.1
      const tumbled = h * 0.06
      const ring: Point[] = [
        ...corner([d1 / 2, 0], 1, 1, tumbled),
        ...corner([d2 / 2, 0], -1, 1, tumbled).toReversed(),
        ...corner([d2 / 2, h], -1, -1, rounded),
        ...corner([d1 / 2, h], 1, -1, rounded).toReversed(),
      ]
      return [{ geometry: revolve([...ring, ring[0] ?? [0, 0]]), surface }]
    },
    poses: { front: [90, 0, 0], back: [0, 0, 0] },
  }),
}

/** A quarter round at a corner whose material lies towards these signs: from the upright to the level side. */
function corner([x, y]: Point, inX: number, inY: number, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, step) => {
    const angle = (step / 5) * (Math.PI / 2)
    return [x + inX * radius * (1 - Math.cos(angle)), y + inY * radius * (1 - Math.sin(angle))]
  })
}
