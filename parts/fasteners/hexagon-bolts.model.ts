import type { Surface } from '../finishes.ts'
import { hexPrism } from '../solids/hex.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { shank } from '../solids/shank.ts'
import { strengthMark } from './head-marks.model.ts'
import families from './hexagon-bolts.ts'

type Form = NonNullable<ReturnType<(typeof families)['plastic-hex-bolt']['formOf']>> & { readonly C?: number }

const POSES = { front: [0, 0, 88], back: [0, 90, -88] } as const

/** The axis is y, the head on top, y = 0 under the head. */
export default {
  'hex-bolt': defineModel(families['hex-bolt'], { build, poses: POSES }),
  'left-hex-bolt': defineModel(families['left-hex-bolt'], { build, poses: POSES }),
  'plastic-hex-bolt': defineModel(families['plastic-hex-bolt'], { build, poses: POSES }),
  'hex-bolt-with-shank': defineModel(families['hex-bolt-with-shank'], { build, poses: POSES }),
}

function build(
  { d, P, l, k, s, C, face, washerFace, shank: { threadLength }, isLeftHanded }: Form,
  surface: Surface,
): readonly Body[] {
  const head = hexPrism({ acrossFlats: s, from: washerFace.height, to: face, isTopChamfered: true })
  const bearing = revolve([
    [0, 0],
    [washerFace.radius, 0],
    [washerFace.radius, washerFace.height + 0.01],
  ])
  const screw = shank({ diameter: d, pitch: P, length: l, threadLength, isLeftHanded })
  const mark = C === undefined ? [] : strengthMark(C, s, k)
  return [head, bearing, ...mark, ...screw].map(geometry => ({ geometry, surface }))
}
