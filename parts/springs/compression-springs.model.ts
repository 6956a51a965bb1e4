import type { Surface } from '../finishes.ts'
import { type CoilOptions, coil as coilSolid } from '../solids/coil.ts'
import { defineModel } from '../solids/model.ts'
import families from './compression-springs.ts'

/** The axis is y. */
const compressionSpring = defineModel(families['compression-spring'], {
  build: wound,
  poses: { front: [90, 62, 0], back: [0, -40, 0] },
})

/** The axis is y, the wide end below. */
const conicalSpring = defineModel(families['conical-spring'], {
  build: wound,
  poses: { front: [0, -40, 0], back: [90, 40, 0] },
})

/** The axis is y. */
const dieSpring = defineModel(families['die-spring'], {
  build: wound,
  poses: { front: [90, 62, 0], back: [0, -40, 0] },
})

export default {
  'compression-spring': compressionSpring,
  'conical-spring': conicalSpring,
  'die-spring': dieSpring,
}

function wound({ coil }: { readonly coil: CoilOptions }, surface: Surface) {
  return [{ geometry: coilSolid(coil), surface }]
}
