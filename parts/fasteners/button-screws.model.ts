import type { BufferGeometry } from 'three'
import type { Point } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { hexSocket, rings } from '../solids/rings.ts'
import { shank } from '../solids/shank.ts'
import families from './button-screws.ts'

interface ButtonSolid {
  readonly d: number
  readonly l: number
  readonly s: number
  readonly P: number
  readonly b: number
  readonly k: number
  readonly t: number
  readonly head: readonly Point[]
}

/** The axis is y, y = 0 under the head. */
function buttonBodies({ d, P, l, b, k, s, t, head }: ButtonSolid): BufferGeometry[] {
  const body = rings([...head.map(([radius, y]) => ({ y, radius })), ...hexSocket(s, k, t)])
  return [body, ...shank({ diameter: d, pitch: P, length: l, threadLength: b })]
}

const buttonHead = defineModel(families['button-head-screw'], {
  build: (form, surface) => buttonBodies(form).map(geometry => ({ geometry, surface })),
  poses: { front: [0, 110, -88], back: [0, 0, 88] },
})

const collarButton = defineModel(families['collar-button-screw'], {
  build: (form, surface) => buttonBodies(form).map(geometry => ({ geometry, surface })),
  poses: { front: [0, 110, -88], back: [0, 0, 88] },
})

export default { 'button-head-screw': buttonHead, 'collar-button-screw': collarButton }
