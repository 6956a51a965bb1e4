import { roundCorners } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './blind-rivet.ts'

/** An open end blind rivet with its break mandrel, as ISO 15977. The axis is y, the mandrel up, y = 0 under the head. */
export default {
  'blind-rivet': defineModel(families['blind-rivet'], {
    build({ d, l, dk, k, dm, p }, surface) {
      const bore = dm / 2
      const body = revolve(
        roundCorners(
          [
            [bore, -l],
            [d / 2, -l],
            [d / 2, 0],
            [dk / 2, 0],
            [dk / 2, k * 0.35],
            [dm * 0.8, k],
            [bore, k],
          ],
          [0, 0.25, 0.2, 0.3, k * 0.25, 0.2, 0],
        ),
      )
      // The mandrel's head is as wide as the rivet and rolls its end up when it is drawn in.
      const head = d / 2 - 0.15
      const mandrel = revolve(
        roundCorners(
          [
            [0, -l - dm * 0.9],
            [head * 0.75, -l - dm * 0.9],
            [head, -l - dm * 0.55],
            [bore * 0.98, -l + 0.05],
            [bore * 0.98, k + p - dm * 0.5],
            [dm * 0.16, k + p],
            [0, k + p],
          ],
          [0, 0.5, 0.5, 0, 0.2, 0.2, 0],
        ),
      )
      return [
        { geometry: body, surface },
        { geometry: mandrel, surface: 'steel' },
      ]
    },
    poses: { front: [0, 0, 88], back: [0, -70, -88] },
  }),
}
