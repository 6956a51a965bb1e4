import { type Point, roundCorners } from '../geometry/profile.ts'
import { coil } from '../solids/coil.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './washers.ts'

/** The axis is y. */
const flatWasher = defineModel(families['flat-washer'], {
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
})

/** The axis is y. */
const springWasher = defineModel(families['spring-washer'], {
  build({ d1, d2, s, turns, slit, riseAt }, surface) {
    const b = (d2 - d1) / 2
    const section = roundCorners(
      [
        [-b / 2, -s / 2],
        [b / 2, -s / 2],
        [b / 2, s / 2],
        [-b / 2, s / 2],
      ],
      s * 0.12,
      { isClosed: true },
    )
    const geometry = coil({
      section,
      turns,
      radius: () => d1 / 2 + b / 2,
      height: turn => s / 2 + riseAt(turn),
      perTurn: 96,
    })
    // The coil begins at x: half the slit further and it lies in the middle.
    return [{ geometry: geometry.rotateY(Math.PI * slit), surface }]
  },
  poses: { front: [0, -63.75, 0], back: [180, -96.25, 0] },
})

export default { 'flat-washer': flatWasher, 'spring-washer': springWasher }

/** A quarter round at a corner whose material lies towards these signs: from the upright to the level side. */
function corner([x, y]: Point, inX: number, inY: number, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, step) => {
    const angle = (step / 5) * (Math.PI / 2)
    return [x + inX * radius * (1 - Math.cos(angle)), y + inY * radius * (1 - Math.sin(angle))]
  })
}
