import { hexPrism } from '../solids/hex.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { shank } from '../solids/shank.ts'
import families from './hex-bolt.ts'
import { markHeight, strengthMark } from './strength-mark.model.ts'

/** A hexagon head screw, threaded up to its head, as ISO 4017. The axis is y, the head on top, y = 0 under the head. */
export default {
  'hex-bolt': defineModel(families['hex-bolt'], {
    build({ d, P, l, k, s, C }, surface) {
      // ISO 4017: the face under the head is a washer face of 0.95 s, about 0.4 mm high; two threads stay incomplete below it.
      const washerFace = Math.min(0.6, k / 12)
      const head = hexPrism({
        acrossFlats: s,
        from: washerFace,
        to: k - markHeight(s),
        isTopChamfered: true,
      })
      const face = revolve([
        [0, 0],
        [s * 0.475, 0],
        [s * 0.475, washerFace + 0.01],
      ])
      const screw = shank({ diameter: d, pitch: P, length: l })
      return [head, face, strengthMark(C, s, k), ...screw].map(geometry => ({ geometry, surface }))
    },
    poses: { front: [0, 0, 88], back: [0, 90, -88] },
  }),
}
