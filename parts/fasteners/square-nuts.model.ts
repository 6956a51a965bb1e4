import type { BufferGeometry } from 'three'
import { chamferDrop, chamferRadius } from '../geometry/iso-forms.ts'
import { threadSleeve } from '../solids/inner-thread.ts'
import { defineModel } from '../solids/model.ts'
import { angledSolid, anglesThrough, rectangleRadius } from './angled-solid.model.ts'
import families from './square-nuts.ts'

const poses = { front: [0, 16, 0], back: [90, 40, 0] } as const

interface Square {
  readonly d: number
  readonly P: number
  readonly s: number
  readonly m: number
  readonly countersink: number
  readonly isChamfered: boolean
}

/** The square with its thread about y, the chamfer on top. */
function tappedSquare({ d, P, s, m, countersink, isChamfered }: Square): BufferGeometry[] {
  const bore = countersink / 2
  const side = (angle: number) => rectangleRadius(s / 2, s / 2, angle)
  const body = angledSolid(anglesThrough([Math.PI / 4], 96), [
    () => [bore, 0],
    angle => [side(angle), 0],
    angle => [side(angle), isChamfered ? m - chamferDrop(s, side(angle)) : m],
    ...(isChamfered ? [() => [chamferRadius(s), m] as const] : []),
    () => [bore, m],
    () => [bore, 0],
  ])
  return [body, threadSleeve({ diameter: d, pitch: P, from: 0, to: m, countersink })]
}

const squareNut = defineModel(families['square-nut'], {
  build: (form, surface) => tappedSquare(form).map(geometry => ({ geometry, surface })),
  poses,
})

const thinSquareNut = defineModel(families['thin-square-nut'], {
  build: (form, surface) => tappedSquare(form).map(geometry => ({ geometry, surface })),
  poses,
})

export default { 'square-nut': squareNut, 'thin-square-nut': thinSquareNut }
