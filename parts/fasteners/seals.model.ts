import type { BufferGeometry } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './seals.ts'

/** The axis is y. */
const oRing = defineModel(families['o-ring'], {
  build: ({ section }, surface) => [{ geometry: turnedRing(section), surface }],
  poses: { front: [35, 0, 0], back: [90, 0, 0] },
})

const sealPoses = { front: [50, 0, 0], back: [180, 20, 0] } as const

/** The axis is y, the spring on top. */
const shaftSeal = defineModel(families['shaft-seal'], {
  build: ({ ring, spring, casing }, surface) => [
    { geometry: turnedRing(ring), surface },
    { geometry: turnedRing(casing), surface: 'steel' },
    { geometry: garter(spring), surface: 'steel' },
  ],
  poses: sealPoses,
})

/** The axis is y, the spring on top. */
const dustLipSeal = defineModel(families['dust-lip-shaft-seal'], {
  build: ({ ring, spring, casing }, surface) => [
    { geometry: turnedRing(ring), surface },
    { geometry: turnedRing(casing), surface: 'steel' },
    { geometry: garter(spring), surface: 'steel' },
  ],
  poses: sealPoses,
})

/** The axis is y. */
const bondedSeal = defineModel(families['bonded-seal'], {
  build: ({ washer, lip }, surface) => [
    { geometry: turnedRing(washer), surface },
    { geometry: turnedRing(lip), surface: 'rubber' },
  ],
  poses: { front: [50, 0, 0], back: [90, 0, 0] },
})

export default {
  'o-ring': oRing,
  'shaft-seal': shaftSeal,
  'dust-lip-shaft-seal': dustLipSeal,
  'bonded-seal': bondedSeal,
}

/** A ring about y by its section, [radius, height], anticlockwise. */
function turnedRing(section: readonly Point[]): BufferGeometry {
  return revolve([...section, ...section.slice(0, 1)])
}

interface Spring {
  readonly radius: number
  readonly y: number
  readonly diameter: number
}

/** A garter spring, whose coils lie too close to be seen apart. */
function garter({ radius, y, diameter }: Spring): BufferGeometry {
  return turnedRing(arc([radius, y], diameter / 2, 0, 360, 20).slice(0, -1))
}
