import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { hexSocket } from '../solids/rings.ts'
import { shank } from '../solids/shank.ts'
import { knurledBody } from './knurled-heads.model.ts'
import families from './shoulder-screws.ts'

/** The axis is y, y = 0 under the head. */
const shoulderScrew = defineModel(families['shoulder-screw'], {
  build({ ds, d, P, l, b, k, s, t, turned, edge }, surface) {
    const shoulder = revolve([
      [0, -l],
      [ds / 2 - edge, -l],
      [ds / 2, edge - l],
      [ds / 2, 0],
    ])
    const screw = shank({ diameter: d, pitch: P, length: b }).map(geometry => geometry.translate(0, -l, 0))
    return [knurledBody(turned, hexSocket(s, k, t)), shoulder, ...screw].map(geometry => ({
      geometry,
      surface,
    }))
  },
  poses: { front: [0, 110, -88], back: [0, 0, 88] },
})

export default { 'shoulder-screw': shoulderScrew }
