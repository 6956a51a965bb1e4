import type { Surface } from '../finishes.ts'
import type { Point } from '../geometry/profile.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './shaped-washers.ts'

/** In how many parts a side of the section is divided, so that light falls on it evenly. */
const PARTS = 5

const poses = { front: [90, 0, 0], back: [0, 0, 0] } as const

/** The axis is y, in all of them. */
const build = ({ ring }: { readonly ring: readonly Point[] }, surface: Surface): Body[] => {
  const sides = ring.flatMap(([r, y], index) => {
    const [nextR, nextY] = ring[(index + 1) % ring.length] ?? [r, y]
    return Array.from(
      { length: PARTS },
      (_, step): Point => [r + ((nextR - r) * step) / PARTS, y + ((nextY - y) * step) / PARTS],
    )
  })
  return [{ geometry: revolve([...sides, ...sides.slice(0, 1)]), surface }]
}

export default {
  'chamfered-washer': defineModel(families['chamfered-washer'], { build, poses }),
  'structural-washer': defineModel(families['structural-washer'], { build, poses }),
  'conical-washer': defineModel(families['conical-washer'], { build, poses }),
  'spherical-washer': defineModel(families['spherical-washer'], { build, poses }),
  'conical-seat': defineModel(families['conical-seat'], { build, poses }),
}
