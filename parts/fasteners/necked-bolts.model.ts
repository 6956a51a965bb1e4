import type { BufferGeometry } from 'three'
import { boxOutline, loft } from '../solids/loft.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { shank } from '../solids/shank.ts'
import type { BoltShank } from './bolt-shanks.ts'
import families from './necked-bolts.ts'

/** The axis is y, y = 0 under the head; the neck's faces look along x and z. */
const carriageBolt = defineModel(families['carriage-bolt'], {
  build({ v, f, head, shank: below }, surface) {
    const cup = revolve([[0, 0], ...head])
    return [cup, neck(v, f), ...screw(below)].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 110, -88], back: [0, 10, 88] },
})

/** The axis is y, y = 0 under the head, which is longest along x. */
const tHeadBolt = defineModel(families['t-head-bolt'], {
  build({ m, n, k, v, f, shank: below }, surface) {
    const edge = Math.min(m, n, k) * 0.05
    const rounding = edge * 1.5
    const head = loft([
      { y: 0, outline: boxOutline(m, n, rounding) },
      { y: k - edge, outline: boxOutline(m, n, rounding) },
      { y: k, outline: boxOutline(m - 2 * edge, n - 2 * edge, rounding) },
    ])
    return [head, neck(v, f), ...screw(below)].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 60, -88], back: [0, 10, 88] },
})

export default { 'carriage-bolt': carriageBolt, 't-head-bolt': tHeadBolt }

/** A square neck below y = 0, its edges a little rounded; it reaches into the head. */
function neck(acrossFlats: number, length: number): BufferGeometry {
  const outline = boxOutline(acrossFlats, acrossFlats, acrossFlats * 0.06)
  return loft([
    { y: -length, outline },
    { y: 0.01, outline },
  ])
}

/** The shank below a neck. */
function screw({ diameter, pitch, from, to, threadLength }: BoltShank): BufferGeometry[] {
  return shank({ diameter, pitch, length: to - from, threadLength }).map(geometry =>
    geometry.translate(0, -from, 0),
  )
}
