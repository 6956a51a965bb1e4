import { minorDiameter } from '../geometry/iso-forms.ts'
import { roundCorners } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './nyloc-nut.ts'
import { tappedHexagon } from './tapped-hexagon.model.ts'

/** A prevailing torque nut with a nylon ring in its collar, as DIN 985. The axis is y, the ring on top. */
export default {
  'nyloc-nut': defineModel(families['nyloc-nut'], {
    build({ d, P, m, h, s }, surface) {
      const [body, thread] = tappedHexagon({ d, P, m, s })
      return [
        { geometry: body, surface },
        { geometry: thread, surface },
        { geometry: collar(s * 0.47, d * 0.62, m, h), surface },
        { geometry: ring(minorDiameter(d, P) / 2 + P * 0.3, s * 0.43, m, h), surface: 'blue-plastic' },
      ]
    },
    poses: { front: [0, 16, 0], back: [90, -10, 0] },
  }),
}

/** The collar that is crimped over the ring: up, rounded over its shoulder, and in. */
function collar(outer: number, lip: number, from: number, top: number) {
  const wall = outer * 0.09
  const shoulder = (top - from) * 0.62
  return revolve(
    roundCorners(
      [
        [outer, from - 1],
        [outer, top],
        [lip, top],
        [lip, top - wall],
        [outer - 2 * wall, top - wall * 1.6],
      ],
      [0, shoulder, wall * 0.45, wall * 0.45, 0],
      { steps: 10 },
    ),
  )
}

/** The nylon ring: its bore is narrower than the thread, so that the screw cuts its own way. */
function ring(bore: number, outer: number, from: number, top: number) {
  const upper = top - outer * 0.06
  return revolve(
    roundCorners(
      [
        [outer, upper],
        [bore, upper],
        [bore, from + 0.01],
        [outer, from + 0.01],
      ],
      [0, 0.5, 0.3, 0],
    ),
  )
}
