import { chamferDrop, chamferRadius, hexRadius } from '../geometry/iso-forms.ts'
import { hexPrism } from '../solids/hex.ts'
import { threadSleeve } from '../solids/inner-thread.ts'
import { lobed, straightKnurl } from '../solids/lobed.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { angledSolid, anglesThrough, rectangleRadius } from './angled-solid.model.ts'
import families from './clamping-nuts.ts'

/** How many rows follow the sphere, and how many columns a hexagon has. */
const [ROWS, COLUMNS] = [8, 72]

const poses = { front: [0, 16, 0], back: [90, 40, 0] } as const

/** The axis is y, in all of them. */
const collarNut = defineModel(families['collar-nut'], {
  build({ d, P, s, m, d1, a, countersink }, surface) {
    const bore = countersink / 2
    const edge = a * 0.08
    const collar = revolve([
      [bore, 0],
      [d1 / 2 - edge, 0],
      [d1 / 2, edge],
      [d1 / 2, a - edge],
      [d1 / 2 - edge, a],
      [bore, a],
      [bore, 0],
    ])
    const hexagon = hexPrism({
      acrossFlats: s,
      from: a * 0.5,
      to: m,
      isTopChamfered: true,
      hole: countersink,
    })
    const thread = threadSleeve({ diameter: d, pitch: P, from: 0, to: m, countersink })
    return [collar, hexagon, thread].map(geometry => ({ geometry, surface }))
  },
  poses,
})

const sphericalNut = defineModel(families['spherical-nut'], {
  build({ d, P, s, m, d1, countersink, sphereAt }, surface) {
    const bore = countersink / 2
    const side = (angle: number) => hexRadius(s, angle)
    const angles = Array.from({ length: COLUMNS }, (_, step) => (step / COLUMNS) * 2 * Math.PI)
    const body = angledSolid(angles, [
      () => [bore, 0],
      ...Array.from({ length: ROWS + 1 }, (_, row) => (angle: number) => {
        const out = d1 / 2 + ((side(angle) - d1 / 2) * row) / ROWS
        return [out, sphereAt(out)] as const
      }),
      angle => [side(angle), m - chamferDrop(s, side(angle))],
      () => [chamferRadius(s), m],
      () => [bore, m],
      () => [bore, 0],
    ])
    const thread = threadSleeve({ diameter: d, pitch: P, from: 0, to: m, countersink })
    return [body, thread].map(geometry => ({ geometry, surface }))
  },
  poses,
})

const tNut = defineModel(families['t-nut'], {
  build({ d, P, a, e, h, k, f, countersink }, surface) {
    const bore = countersink / 2
    const halves = [e / 2 - f, e / 2, a / 2]
    const angles = anglesThrough(halves.map(half => Math.atan2(e / 2, half)))
    const at = (half: number, y: number) => (angle: number) =>
      [rectangleRadius(half, e / 2, angle), y] as const
    const body = angledSolid(angles, [
      () => [bore, 0],
      at(e / 2 - f, 0),
      at(e / 2, f),
      at(e / 2, k),
      at(a / 2, k),
      at(a / 2, h),
      () => [bore, h],
      () => [bore, 0],
    ])
    const thread = threadSleeve({ diameter: d, pitch: P, from: 0, to: h, countersink })
    return [body, thread].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 35, 0], back: [180, -35, 0] },
})

const knurledNut = defineModel(families['knurled-nut'], {
  build({ d, P, h, dk, head, collar, countersink, pitch }, surface) {
    const { contour, columns } = straightKnurl(dk, pitch)
    const knurled = lobed([...head, ...head.slice(0, 1)], contour, columns)
    const foot = revolve([...collar, ...collar.slice(0, 1)])
    const thread = threadSleeve({ diameter: d, pitch: P, from: 0, to: h, countersink })
    return [knurled, foot, thread].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 0, 0], back: [180, 0, 0] },
})

export default {
  'collar-nut': collarNut,
  'spherical-nut': sphericalNut,
  't-nut': tNut,
  'knurled-nut': knurledNut,
}
