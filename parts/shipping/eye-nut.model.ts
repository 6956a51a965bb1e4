import { innerThread } from '../solids/inner-thread.ts'
import type { Body } from '../solids/model.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './eye-nut.ts'
import { liftingCollar, liftingRing, ringMark } from './lifting-ring.model.ts'

/** An eye nut, DIN 582: y = 0 is its seat, where the thread begins; the ring stands in the xy-plane above it. */
export default {
  'eye-nut': defineModel(families['eye-nut'], {
    build({ d1, WLL, d2, d3, d4, e, h, k, P }, surface) {
      const countersink = d1 * 1.06
      const bottom = e * 0.86
      const ring = liftingRing({
        outside: d3,
        inside: d4,
        thickness: k,
        height: h,
        cut: { below: bottom + 0.4, within: d2 * 0.35 },
      })
      const bore = innerThread({ diameter: d1, pitch: P, from: 0, to: bottom, countersink })
      // Seen from below, the bore ends under the eye.
      const end = revolve([
        [0, bottom],
        [countersink / 2, bottom],
      ]).rotateX(Math.PI)
      end.translate(0, 2 * bottom, 0)
      const mark = ringMark({ outside: d3, inside: d4, thickness: k, height: h }, WLL)
      return [ring, mark, liftingCollar(d2, e, countersink), bore, end].map(
        (geometry): Body => ({ geometry, surface }),
      )
    },
    poses: { front: [0, 55, 96], back: [0, 12, 0] },
  }),
}
