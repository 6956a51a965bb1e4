import { hexPrism } from '../../makers/hex.ts'
import { innerThread } from '../../makers/inner-thread.ts'
import { defineModel } from '../model.ts'

/** ISO 4032: the countersink is between 1 and 1.08 of the thread's diameter wide. */
const COUNTERSINK = 1.06

/** A hexagon nut, chamfered on both sides, as ISO 4032. The axis is y. */
export default defineModel('hex-nut', {
  build({ d, P, m, s }, surface) {
    const countersink = d * COUNTERSINK
    const body = hexPrism({
      acrossFlats: s,
      from: 0,
      to: m,
      isTopChamfered: true,
      isBottomChamfered: true,
      hole: countersink,
    })
    const bore = innerThread({ diameter: d, pitch: P, from: 0, to: m, countersink })
    return [body, bore].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 16, 0], back: [90, 40, 0] },
})
