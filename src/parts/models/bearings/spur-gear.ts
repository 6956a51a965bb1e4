import { circle, extrude } from '../../makers/extrude.ts'
import { involuteGear } from '../../makers/involute.ts'
import { keyedBore } from '../../makers/keyed-bore.ts'
import { revolve } from '../../makers/revolve.ts'
import { defineModel } from '../model.ts'

const EDGE = 0.4

/** A spur gear with a hub on one side, towards z; the toothed face without hub lies at z = 0. */
export default defineModel('spur-gear', {
  build({ m, z, b, d, N, L }, surface) {
    const bore = keyedBore(d)
    const rim = extrude(involuteGear({ module: m, teeth: z }), { depth: b, bevel: EDGE, holes: [bore] })
    const hub = extrude(circle([0, 0], N, 96), { depth: L - b + EDGE, bevel: EDGE, holes: [bore] })
    const root = m * (z - 2.5)
    // A turned groove in each face sets the rim off, as on gears that are faced in one go.
    const groove = (face: number, side: 1 | -1) =>
      revolve([
        [root / 2 - m * 0.9, 0],
        [root / 2 - m * 0.6, 0.02],
        [root / 2 - m * 0.3, 0],
      ])
        .rotateX((side * Math.PI) / 2)
        .translate(0, 0, face)
    return [
      { geometry: rim.translate(0, 0, b / 2), surface },
      { geometry: hub.translate(0, 0, (L + b - EDGE) / 2), surface },
      { geometry: groove(b, 1), surface: 'spring-steel' },
      { geometry: groove(0, -1), surface: 'spring-steel' },
    ]
  },
  poses: { front: [0, 12, 0], back: [-90, 30, 0] },
})
