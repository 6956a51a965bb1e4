import type { BufferGeometry } from 'three'
import { hexPrism } from '../solids/hex.ts'
import { threadSleeve } from '../solids/inner-thread.ts'
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
      ? [threadSleeve({ ...thread, from: 0, to: l })]
      : [
          threadSleeve({ ...thread, from: 0, to: t }),
          threadSleeve({ ...thread, from: l - t, to: l }),
          plug(countersink, t, l - t),
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
    const thread = threadSleeve({ diameter: d, pitch: P, from: l - t, to: l, countersink })
    const stud = shank({ diameter: d, pitch: P, length: b })
    return [hexagon, thread, plug(countersink, 0, l - t), ...stud].map(geometry => ({
      geometry,
      surface,
    }))
  },
  poses: { front: [0, 15, 60], back: [0, 0, -75] },
})

export default { 'hex-spacer': hexSpacer, 'hex-standoff': hexStandoff }

/** What fills the bore between its threads, and a hair of its wall. */
function plug(bore: number, from: number, to: number): BufferGeometry {
  const radius = bore * 0.505
  return revolve([
    [0, from],
    [radius, from],
    [radius, to],
    [0, to],
  ])
}
