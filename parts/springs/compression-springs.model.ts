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

/** How many triangles a spring may have, as they have to be sent. */
const TRIANGLES = 54_000

function wound({ coil }: { readonly coil: CoilOptions }, surface: Surface) {
  // Of long springs the turns are made of fewer pieces; eight of them and its multiples meet the widest places.
  const affordable = TRIANGLES / (2 * coil.turns * coil.section.length)
  const perTurn = Math.min(72, Math.max(16, 8 * Math.floor(affordable / 8)))
  return [{ geometry: coilSolid({ ...coil, perTurn }), surface }]
}
