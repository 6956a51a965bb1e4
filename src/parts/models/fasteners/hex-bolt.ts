import { hexPrism } from '../../makers/hex.ts'
import { revolve } from '../../makers/revolve.ts'
import { minorDiameter, thread } from '../../makers/thread.ts'
import { defineModel } from '../model.ts'

/** A hexagon head screw, threaded up to its head, as ISO 4017. The axis is y, the head on top, y = 0 under the head. */
export default defineModel('hex-bolt', {
  build({ d, P, l, k, s }, surface) {
    const root = minorDiameter(d, P)
    // ISO 4017: the face under the head is a washer face of 0.95 s, about 0.4 mm high; two threads stay incomplete below it.
    const washerFace = Math.min(0.6, k / 12)
    const head = hexPrism({
      acrossFlats: s,
      from: washerFace,
      to: k,
      isTopChamfered: true,
    })
    const face = revolve([
      [0, 0],
      [s * 0.475, 0],
      [s * 0.475, washerFace + 0.01],
    ])
    const chamfer = (d - root) / 2
    const shank = thread({ diameter: d, pitch: P, from: -l, to: 0, chamferFrom: chamfer, runOut: 2 * P })
    const end = revolve([
      [0, -l],
      [root / 2, -l],
      [root / 2 + 0.001, -l + 0.01],
    ])
    return [head, face, shank, end].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 0, 88], back: [0, -70, -88] },
})
