import { blend, cut, rod, slab } from '../../makers/fields.ts'
import { innerThread } from '../../makers/inner-thread.ts'
import type { Point } from '../../makers/profile.ts'
import { revolve } from '../../makers/revolve.ts'
import { planes, sculpt } from '../../makers/sculpt.ts'
import { defineModel } from '../model.ts'

/** Size of the sculptor's cells in mm. */
const CELL = 0.42
/** Width of the machined face round the thread in mm, and how far it stands out of the rough casting. */
const FACE = 1
const PROUD = 0.004

/** A wing nut with rounded wings, cast in one, as DIN 315 (German form). The axis is y, the wings spread along x. */
export default defineModel('wing-nut', {
  build({ d, P, e, h, m, d2, d3, g }, surface) {
    const countersink = d * 1.06
    const form = (x: number, y: number, z: number) => {
      const hub = hubField(Math.hypot(x, z), y, d2, d3, m)
      const wings = slab(wingField(Math.abs(x), y, e, h, m), z, g, g * 0.45)
      const bore = Math.hypot(x, z) - countersink / 2 - FACE / 2
      return Math.max(cut(blend(hub, wings, 2.4), bore, 0), -y)
    }
    const body = sculpt(form, {
      x: planes(-e / 2 - 1, e / 2 + 1, CELL),
      y: [...planes(-0.5, 1, CELL / 2), ...planes(1 + CELL, h + 1, CELL)],
      z: planes(-d2 / 2 - 1, d2 / 2 + 1, CELL),
    })
    const thread = innerThread({ diameter: d, pitch: P, from: 0, to: m, countersink })
    return [body, thread, face(countersink / 2, 0, -1), face(countersink / 2, m, 1)].map(geometry => ({
      geometry,
      surface,
    }))
  },
  poses: { front: [0, 0, 0], back: [0, 90, 90] },
})

/** The spot-faced ring round the thread's mouth, a hair above the casting. */
function face(inner: number, y: number, side: 1 | -1) {
  const level = y + side * PROUD
  const ring: Point[] = [
    [inner, level - side],
    [inner + FACE, level - side],
    [inner + FACE, level],
    [inner, level],
  ]
  return revolve(side > 0 ? [...ring.slice(1), ...ring.slice(0, 1)] : ring.slice(1).reverse())
}

/** The hub: a cone on a low foot, its rims rounded. */
function hubField(radius: number, y: number, d2: number, d3: number, m: number): number {
  const foot = m * 0.16
  const share = Math.min(1, Math.max(0, (y - foot) / (m - foot)))
  const wall = (radius - (d2 + (d3 - d2) * share) / 2) * Math.cos(Math.atan2(d2 - d3, 2 * m))
  return slab(wall, y - m / 2, m, 0.7)
}

/** The outline of a wing: an arm that grows from the hub into a round ear. */
function wingField(x: number, y: number, e: number, h: number, m: number): number {
  const ear = h * 0.31
  const centre = [e / 2 - ear, h - ear] as const
  const disc = Math.hypot(x - centre[0], y - centre[1]) - ear
  const arm = rod(x, y, [e * 0.1, m * 0.5], [centre[0] * 0.8, centre[1] * 0.82], m * 0.8, ear * 1.4)
  return blend(disc, arm, 3)
}
