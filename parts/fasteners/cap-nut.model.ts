import { minorDiameter } from '../geometry/iso-forms.ts'
import { arc } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './cap-nut.ts'
import { tappedHexagon } from './tapped-hexagon.model.ts'

/** A domed cap nut, as DIN 1587. The axis is y, the dome on top. */
export default {
  'cap-nut': defineModel(families['cap-nut'], {
    build({ d, P, m, h, s, dk, t }, surface) {
      const [body, thread] = tappedHexagon({ d, P, m, s }, t)
      const radius = dk / 2
      const dome = revolve([[radius * 1.0, m - 0.5], ...arc([0, h - radius], radius, 0, 90, 32)])
      // DIN 1587: the thread ends blind, at the point of the drill.
      const core = minorDiameter(d, P) / 2 + 0.02
      const floor = revolve([
        [d / 2, t - 0.01],
        [core, t - 0.01],
        [0, Math.min(t + core * 0.3, h - 1)],
      ])
      return [body, dome, thread, floor].map(geometry => ({ geometry, surface }))
    },
    poses: { front: [0, 15, 0], back: [0, 0, 108] },
  }),
}
