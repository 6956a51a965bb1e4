import { defineModel } from '../solids/model.ts'
import { hexSocket, rings } from '../solids/rings.ts'
import { shank } from '../solids/shank.ts'
import families from './countersunk-screw.ts'

/** The rim's edge is broken by so much, in mm. */
const EDGE = 0.15

/** A flat head screw with a countersink of 90 degrees and a hexagon socket, as DIN 7991. The head's face is y = 0. */
export default {
  'countersunk-screw': defineModel(families['countersunk-screw'], {
    build({ d, P, l, b, dk, k, s, t }, surface) {
      // DIN 7991: the cone of 90 degrees ends in a low cylindrical rim.
      const cone = (dk - d) / 2
      const rim = k - cone
      const head = rings([
        { y: -k, radius: d / 2 - 0.001 },
        { y: -rim, radius: dk / 2 },
        { y: -EDGE, radius: dk / 2 },
        { y: 0, radius: dk / 2 - EDGE },
        ...hexSocket(s, 0, t),
      ])
      const screw = shank({ diameter: d, pitch: P, length: l - k, threadLength: b })
      const lowered = screw.map(geometry => geometry.translate(0, -k, 0))
      return [head, ...lowered].map(geometry => ({ geometry, surface }))
    },
    poses: { front: [0, 110, -88], back: [0, 0, 88] },
  }),
}
