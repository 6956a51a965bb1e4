import type { Surface } from '../finishes.ts'
import { hexPrism } from '../solids/hex.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { shank } from '../solids/shank.ts'
import { strengthMark } from './head-marks.model.ts'
import families from './hexagon-bolts.ts'

type Form = NonNullable<ReturnType<(typeof families)['hex-bolt']['formOf']>>

const POSES = { front: [0, 0, 88], back: [0, 90, -88] } as const

/** The axis is y, the head on top, y = 0 under the head. */
const hexBolt = defineModel(families['hex-bolt'], { build, poses: POSES })

/** The same with a plain shank under the head. */
const hexBoltWithShank = defineModel(families['hex-bolt-with-shank'], { build, poses: POSES })

export default { 'hex-bolt': hexBolt, 'hex-bolt-with-shank': hexBoltWithShank }

function build(
  { d, P, l, k, s, C, face, washerFace, shank: { threadLength } }: Form,
  surface: Surface,
): readonly Body[] {
  const head = hexPrism({ acrossFlats: s, from: washerFace.height, to: face, isTopChamfered: true })
  const bearing = revolve([
    [0, 0],
    [washerFace.radius, 0],
    [washerFace.radius, washerFace.height + 0.01],
  ])
  const screw = shank({ diameter: d, pitch: P, length: l, threadLength })
  return [head, bearing, ...strengthMark(C, s, k), ...screw].map(geometry => ({ geometry, surface }))
}
