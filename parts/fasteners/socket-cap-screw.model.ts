import { defineModel } from '../solids/model.ts'
import { hexSocket, rings } from '../solids/rings.ts'
import { shank } from '../solids/shank.ts'
import families from './socket-cap-screw.ts'

/** DIN 82: the usual pitch of a straight knurl on heads of this size, in mm. */
const KNURL_PITCH = 0.8
/** Columns for each groove, so that its sides are straight. */
const PER_GROOVE = 4

/** A screw with a knurled cylindrical head and a hexagon socket, as ISO 4762. The axis is y, y = 0 under the head. */
export default {
  'socket-cap-screw': defineModel(families['socket-cap-screw'], {
    build({ d, P, l, b, dk, k, s, t }, surface) {
      // A multiple of twelve grooves lets the socket's corners fall on columns, and crests on the axes.
      const grooves = Math.round((Math.PI * dk) / KNURL_PITCH / 12) * 12
      const depth = KNURL_PITCH * 0.22
      const chamfer = k * 0.1
      const knurled = (angle: number) => {
        const share = ((angle / (2 * Math.PI)) * grooves) % 1
        return dk / 2 - depth * (1 - Math.abs(2 * share - 1))
      }
      const head = rings(
        [
          { y: 0, radius: 0 },
          { y: 0, radius: dk / 2 - 2 * depth },
          { y: depth, radius: dk / 2 - depth },
          { y: k * 0.12, radius: dk / 2 - depth },
          { y: k * 0.12 + depth, radius: knurled },
          { y: k - chamfer - depth, radius: knurled },
          { y: k - chamfer, radius: dk / 2 - depth },
          { y: k, radius: dk / 2 - depth - chamfer },
          ...hexSocket(s, k, t),
        ],
        { columns: grooves * PER_GROOVE },
      )
      const screw = shank({ diameter: d, pitch: P, length: l, threadLength: b })
      return [head, ...screw].map(geometry => ({ geometry, surface }))
    },
    poses: { front: [0, 110, -88], back: [0, 0, 88] },
  }),
}
