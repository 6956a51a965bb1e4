import { loft, outlineOf, superellipse } from '../solids/loft.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './screwdriver.ts'
import { bolster, screwdriverHandle } from './screwdriver-handle.model.ts'

/** A screwdriver for slotted screws, along y: the tip at the bottom, the handle from y = 0 upwards. */
export default {
  screwdriver: defineModel(families.screwdriver, {
    build({ b, a, l, d, h, D }, surface) {
      // ISO 2380-1: the tip is black for about twice its width; it narrows in thickness and swells to the width of the tip.
      const black = b * 2.6
      const blade = revolve([
        [0, -l + black - 0.02],
        [d / 2, -l + black - 0.02],
        [d / 2, 1],
        [0, 1],
      ])
      const rows = 40
      const tip = loft(
        Array.from({ length: rows + 1 }, (_, row) => {
          const up = row / rows
          const thickness = a + (d - a) * smooth(0.02, 0.72, up)
          const width = d + (b - d) * (1 - smooth(0.25, 0.85, up))
          const power = 2 + 30 * (1 - smooth(0, 0.75, up))
          return { y: -l + up * black, outline: outlineOf(superellipse(width, thickness, power), 120) }
        }),
      )
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

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
