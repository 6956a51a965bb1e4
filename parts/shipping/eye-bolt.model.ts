import { minorDiameter } from '../geometry/iso-forms.ts'
import type { Body } from '../solids/model.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { thread } from '../solids/thread.ts'
import families from './eye-bolt.ts'
import { liftingCollar, liftingRing, ringMark } from './lifting-ring.model.ts'

/** DIN 580: between collar and thread the shank is cut free over about two pitches, a little below the root. */
const UNDERCUT_PITCHES = 2

/** A collar eyebolt, DIN 580: y = 0 is its seat, the ring stands in the xy-plane above it. */
export default {
  'eye-bolt': defineModel(families['eye-bolt'], {
    build({ d1, WLL, l, d2, d3, d4, e, h, k, P }, surface) {
      return [
        liftingRing({ outside: d3, inside: d4, thickness: k, height: h, cut: { below: 0.3, within: d2 } }),
        liftingCollar(d2, e),
        ringMark({ outside: d3, inside: d4, thickness: k, height: h }, WLL),
        ...threadedShank(d1, P, l),
      ].map((geometry): Body => ({ geometry, surface }))
    },
    poses: { front: [0, 62, 90], back: [0, 8, 0] },
  }),
}

function threadedShank(diameter: number, pitch: number, length: number) {
  const root = minorDiameter(diameter, pitch)
  const undercut = UNDERCUT_PITCHES * pitch
  const chamfer = (diameter - root) / 2 + 0.1
  return [
    thread({
      diameter,
      pitch,
      from: -length,
      to: -undercut,
      chamferFrom: chamfer,
      chamferTo: chamfer,
    }),
    revolve([
      [0, -length],
      [diameter / 2 - chamfer, -length],
      [diameter / 2 - chamfer + 0.001, -length + 0.01],
    ]),
    revolve([
      [root / 2 - 0.1, -undercut - pitch],
      [root / 2 - 0.1, -0.4],
      [root / 2 + 0.5, 0.1],
    ]),
  ]
}
