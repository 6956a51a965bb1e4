import { extrude } from '../../makers/extrude.ts'
import { innerThread } from '../../makers/inner-thread.ts'
import { arc, type Point, roundCorners } from '../../makers/profile.ts'
import { revolve } from '../../makers/revolve.ts'
import { defineModel } from '../model.ts'

/** A wing nut with rounded wings, as DIN 315 (German form). The axis is y, the wings spread along x. */
export default defineModel('wing-nut', {
  build({ d, P, e, h, m, d2, d3, g }, surface) {
    const countersink = d * 1.06
    const hub = revolve(
      roundCorners(
        [
          [countersink / 2, 0],
          [d2 / 2, 0],
          [d2 / 2, m * 0.18],
          [d3 / 2, m],
          [countersink / 2, m],
          [countersink / 2, 0],
        ],
        [0, 0.5, 1.2, 0.8, 0, 0],
      ),
    )
    const thread = innerThread({ diameter: d, pitch: P, from: 0, to: m, countersink })
    const wing = wingOutline(d, d3, e, h, m)
    const right = extrude(wing, { depth: g, bevel: g * 0.32 })
    const left = right.clone().rotateY(Math.PI)
    return [hub, thread, right, left].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 0, 0], back: [0, 90, 90] },
})

/** The right wing: from the hub outwards and up, a round ear, and back in a hollow; anticlockwise. */
function wingOutline(d: number, d3: number, e: number, h: number, m: number): Point[] {
  const ear = h * 0.33
  const centre: Point = [e / 2 - ear, h - ear]
  const root = d * 0.56
  return [
    [root, m * 0.14],
    [d3 / 2 + m * 0.16, m * 0.2],
    ...roundCorners(
      [
        [d3 / 2 + m * 0.2, m * 0.22],
        [e / 2 - ear * 0.55, m * 0.8],
        [centre[0] + ear * Math.cos(-0.5), centre[1] + ear * Math.sin(-0.5)],
      ],
      m * 0.5,
    ),
    ...arc(centre, ear, -24, 165, 32),
    ...roundCorners(
      [
        [centre[0] - ear, centre[1]],
        [d3 / 2 + ear * 0.16, m * 1.02],
        [root, m * 0.93],
      ],
      m * 0.3,
    ),
  ]
}
