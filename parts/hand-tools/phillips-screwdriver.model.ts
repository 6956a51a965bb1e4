import { cut } from '../geometry/fields.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { type Field, planes, sculpt } from '../solids/sculpt.ts'
import families from './phillips-screwdriver.ts'
import { bolster, screwdriverHandle } from './screwdriver-handle.model.ts'

/** ISO 8764-1: how wide the wings are at the point, how thick a wing is there and at what angle it widens, for each size. */
const POINTS = [
  { point: 0.8, wing: 0.4 },
  { point: 1.27, wing: 0.55 },
  { point: 2.29, wing: 0.79 },
  { point: 3.81, wing: 1.3 },
  { point: 5.08, wing: 1.9 },
] as const

/** A screwdriver for cross recesses type H, along y: the tip at the bottom, the handle from y = 0 upwards. */
export default {
  'phillips-screwdriver': defineModel(families['phillips-screwdriver'], {
    build({ PH, l, d, h, D }, surface) {
      const black = d * 2.4
      const blade = revolve([
        [0, -l + black],
        [d / 2, -l + black],
        [d / 2, 1],
        [0, 1],
      ])
      const near = d / 40
      const reach = planes(-d / 2 - 2 * near, d / 2 + 2 * near, near)
      const tip = sculpt(phillips(PH, d, black), {
        x: reach,
        y: planes(-2 * near, d * 1.5, near).concat(planes(d * 1.5, black + 2 * near, near * 4).slice(1)),
        z: reach,
      }).translate(0, -l, 0)
      return [
        { geometry: blade, surface },
        { geometry: tip, surface: 'black-oxide' },
        { geometry: bolster(d * 1.55, D * 0.4), surface },
        ...screwdriverHandle(h, D),
      ]
    },
    poses: { front: [0, 40, 118], back: [0, 140, -118] },
  }),
}

/** The point of the tip from y = 0: a cone with a blunt end, and four flutes that leave wings. */
function phillips(size: number, d: number, black: number): Field {
  const { point, wing } = POINTS[Math.round(size)] ?? POINTS[2]
  const steep = Math.tan((26.5 * Math.PI) / 180)
  return (x, y, z) => {
    const radius = Math.hypot(x, z)
    const cone = (radius - point / 2 - y * steep) * Math.cos(Math.atan(steep))
    const blunt = Math.max(-y, (radius * 0.53 - point * 0.1 - y) * 0.88)
    const body = Math.max(radius - d / 2, cone, blunt, y - black)
    // Each flute runs out at the blade's diameter: its floor rises at a flat angle.
    const [along, across] = [Math.abs(x), Math.abs(z)]
    const floor = Math.min(along, across) - wing / 2 - Math.max(0, y) * 0.115
    const outwards = (along + across) * Math.SQRT1_2 - point * 0.28 - Math.max(0, y) * 0.3
    return cut(body, Math.max(-floor, -outwards), 0.12)
  }
}
