import type { BufferGeometry } from 'three'
import { hexPrism } from '../solids/hex.ts'
import { innerThread } from '../solids/inner-thread.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { shank } from '../solids/shank.ts'
import families from './standoffs.ts'

/** The axis is y. */
const hexSpacer = defineModel(families['hex-spacer'], {
  build({ d, P, s, l, t, countersink, isThrough }, surface) {
    const hexagon = hexPrism({
      acrossFlats: s,
      from: 0,
      to: l,
      isTopChamfered: true,
      isBottomChamfered: true,
      hole: countersink,
    })
    const thread = { diameter: d, pitch: P, countersink }
    const threads = isThrough
      ? [innerThread({ ...thread, from: 0, to: l })]
      : [
          innerThread({ ...thread, from: 0, to: t }),
          innerThread({ ...thread, from: l - t, to: l }),
          plug(countersink / 2, t, l - t),
        ]
    return [hexagon, ...threads].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 15, 60], back: [0, 15, 0] },
})

/** The axis is y, the stud below. */
const hexStandoff = defineModel(families['hex-standoff'], {
  build({ d, P, s, l, b, t, countersink }, surface) {
    const hexagon = hexPrism({
      acrossFlats: s,
      from: 0,
      to: l,
      isTopChamfered: true,
      isBottomChamfered: true,
      hole: countersink,
    })
    const thread = innerThread({ diameter: d, pitch: P, from: l - t, to: l, countersink })
    const stud = shank({ diameter: d, pitch: P, length: b })
    return [hexagon, thread, plug(countersink / 2, 0, l - t), ...stud].map(geometry => ({
      geometry,
      surface,
    }))
  },
  poses: { front: [0, 15, 60], back: [0, 0, -75] },
})

export default { 'hex-spacer': hexSpacer, 'hex-standoff': hexStandoff }

/** What fills the hexagon between its threads. */
function plug(radius: number, from: number, to: number): BufferGeometry {
  return revolve([
    [0, from],
    [radius, from],
    [radius, to],
    [0, to],
  ])
}
