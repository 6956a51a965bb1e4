import { involuteGear } from '../geometry/involute.ts'
import { keyedBore } from '../geometry/keyed-bore.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import families from './spur-gear.ts'

const EDGE = 0.4

/** A spur gear with a hub on one side, towards z; the toothed face without hub lies at z = 0. */
export default {
  'spur-gear': defineModel(families['spur-gear'], {
    build({ m, z, b, d, N, L }, surface) {
      const bore = keyedBore(d)
      const rim = extrude(involuteGear({ module: m, teeth: z }), { depth: b, bevel: EDGE, holes: [bore] })
      const hub = extrude(circle([0, 0], N, 96), { depth: L - b + EDGE, bevel: EDGE, holes: [bore] })
      return [
        { geometry: rim.translate(0, 0, b / 2), surface },
        { geometry: hub.translate(0, 0, (L + b - EDGE) / 2), surface },
      ]
    },
    poses: { front: [-90, 30, 0], back: [0, 204, 0] },
  }),
}
