import { hexPrism } from '../solids/hex.ts'
import { loft, outlineOf, superellipse } from '../solids/loft.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { planes, sculpt } from '../solids/sculpt.ts'
import { handleBodies } from './handles.model.ts'
import families from './screwdrivers.ts'

/** Along y: the tip at the bottom, the handle from y = 0 upwards. */
const screwdriver = defineModel(families.screwdriver, {
  build({ l, d, black, tip, bolster, handle }, surface) {
    const rows = 40
    const blade = loft(
      Array.from({ length: rows + 1 }, (_, row) => {
        const up = row / rows
        const { width, thickness, power } = tip(up)
        return { y: -l + up * black, outline: outlineOf(superellipse(width, thickness, power), 120) }
      }),
    )
    return [
      { geometry: rod(d, -l + black - 0.02), surface },
      { geometry: blade, surface: 'black-oxide' },
      { geometry: hexagon(bolster), surface },
      ...handleBodies(handle),
    ]
  },
  poses: { front: [0, 40, 118], back: [0, 140, -118] },
})

/** Along y: the tip at the bottom, the handle from y = 0 upwards. */
const phillipsScrewdriver = defineModel(families['phillips-screwdriver'], {
  build({ l, d, black, tip, bolster, handle }, surface) {
    const near = d / 40
    const reach = planes(-d / 2 - 2 * near, d / 2 + 2 * near, near)
    const point = sculpt(tip, {
      x: reach,
      y: planes(-2 * near, d * 1.5, near).concat(planes(d * 1.5, black + 2 * near, near * 4).slice(1)),
      z: reach,
    }).translate(0, -l, 0)
    return [
      { geometry: rod(d, -l + black), surface },
      { geometry: point, surface: 'black-oxide' },
      { geometry: hexagon(bolster), surface },
      ...handleBodies(handle),
    ]
  },
  poses: { front: [0, 40, 118], back: [0, 140, -118] },
})

export default { screwdriver, 'phillips-screwdriver': phillipsScrewdriver }

/** The blade up into the handle. */
function rod(diameter: number, from: number) {
  return revolve([
    [0, from],
    [diameter / 2, from],
    [diameter / 2, 1],
    [0, 1],
  ])
}

function hexagon({ acrossFlats, length }: { readonly acrossFlats: number; readonly length: number }) {
  return hexPrism({ acrossFlats, from: -length, to: 0, isBottomChamfered: true })
}
