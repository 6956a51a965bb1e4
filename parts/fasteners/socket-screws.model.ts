import { defineModel } from '../solids/model.ts'
import { hexSocket, rings } from '../solids/rings.ts'
import { shank } from '../solids/shank.ts'
import families from './socket-screws.ts'

/** Columns for each groove of a knurl, so that its sides are straight. */
const PER_GROOVE = 4

/** The axis is y, y = 0 under the head. */
const capScrew = defineModel(families['socket-cap-screw'], {
  build({ d, P, l, b, k, s, t, head, knurl: { crest, root, grooves } }, surface) {
    const knurled = (angle: number) => {
      const share = ((angle / (2 * Math.PI)) * grooves) % 1
      return crest - (crest - root) * (1 - Math.abs(2 * share - 1))
    }
    const body = rings(
      [
        { y: 0, radius: 0 },
        ...head.map(([radius, y]) => ({ y, radius: radius === crest ? knurled : radius })),
        ...hexSocket(s, k, t),
      ],
      { columns: grooves * PER_GROOVE },
    )
    const screw = shank({ diameter: d, pitch: P, length: l, threadLength: b })
    return [body, ...screw].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 110, -88], back: [0, 0, 88] },
})

/** The axis is y, the head's face is y = 0. */
const countersunkScrew = defineModel(families['countersunk-screw'], {
  build({ d, P, l, b, k, s, t, head }, surface) {
    const body = rings([...head.map(([radius, y]) => ({ y, radius })), ...hexSocket(s, 0, t)])
    const screw = shank({ diameter: d, pitch: P, length: l - k, threadLength: b })
    const lowered = screw.map(geometry => geometry.translate(0, -k, 0))
    return [body, ...lowered].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 110, -88], back: [0, 0, 88] },
})

export default { 'socket-cap-screw': capScrew, 'countersunk-screw': countersunkScrew }
