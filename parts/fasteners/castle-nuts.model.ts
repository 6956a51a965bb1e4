import type { BufferGeometry } from 'three'
import type { Point } from '../geometry/profile.ts'
import { extrude } from '../solids/extrude.ts'
import { hexPrism } from '../solids/hex.ts'
import { threadSleeve } from '../solids/inner-thread.ts'
import { defineModel } from '../solids/model.ts'
import families from './castle-nuts.ts'

const poses = { front: [0, 16, 0], back: [90, 40, 0] } as const

interface Slotted {
  readonly d: number
  readonly P: number
  readonly s: number
  readonly m: number
  readonly w: number
  readonly countersink: number
  readonly teeth: readonly (readonly Point[])[]
}

/** The hexagon up to the slots, its thread, and the teeth between the slots; the axis is y. */
function slotted({ d, P, s, m, w, countersink, teeth }: Slotted, isTopChamfered: boolean): BufferGeometry[] {
  const hexagon = hexPrism({
    acrossFlats: s,
    from: 0,
    to: w,
    isTopChamfered,
    isBottomChamfered: true,
    hole: countersink,
  })
  const depth = m - w
  const standing = teeth.map(tooth =>
    extrude(tooth, { depth, bevel: depth * 0.03 })
      .rotateX(-Math.PI / 2)
      .translate(0, w + depth / 2, 0),
  )
  return [hexagon, threadSleeve({ diameter: d, pitch: P, from: 0, to: w, countersink }), ...standing]
}

const slottedNut = defineModel(families['slotted-nut'], {
  build: (form, surface) => slotted(form, false).map(geometry => ({ geometry, surface })),
  poses,
})

const castleNut = defineModel(families['castle-nut'], {
  build: (form, surface) => slotted(form, true).map(geometry => ({ geometry, surface })),
  poses,
})

export default { 'slotted-nut': slottedNut, 'castle-nut': castleNut }
