import type { BufferGeometry } from 'three'
import { chamferDrop, chamferRadius } from '../geometry/iso-forms.ts'
import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { shank } from '../solids/shank.ts'
import families from './square-bolts.ts'

/** The axis is y, y = 0 under the head, whose faces look along x and z. */
const squareBolt = defineModel(families['square-bolt'], {
  build({ d, P, l, b, s, k }, surface) {
    const screw = shank({ diameter: d, pitch: P, length: l, threadLength: b })
    return [squareHead(s, 0, k), ...screw].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 20, 88], back: [0, 110, -88] },
})

/** The axis is y, y = 0 under the collar. */
const squareCollarBolt = defineModel(families['square-collar-bolt'], {
  build({ d, P, l, b, s, k, c, collar }, surface) {
    const ring = revolve([[0, 0], ...collar, [0, c]])
    const screw = shank({ diameter: d, pitch: P, length: l, threadLength: b })
    return [squareHead(s, c - 0.01, k), ring, ...screw].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 20, 88], back: [0, 110, -88] },
})

export default { 'square-bolt': squareBolt, 'square-collar-bolt': squareCollarBolt }

/** A square head, its top turned off by a cone of 30 degrees. */
function squareHead(acrossFlats: number, from: number, to: number): BufferGeometry {
  const columns = 96
  const side = (angle: number) =>
    acrossFlats / 2 / Math.cos(angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2))
  const rows: readonly ((angle: number) => readonly [radius: number, y: number])[] = [
    () => [0, from],
    angle => [side(angle), from],
    angle => [side(angle), to - chamferDrop(acrossFlats, side(angle))],
    () => [chamferRadius(acrossFlats), to],
    () => [0, to],
  ]
  return grid(
    rows.length,
    columns,
    (row, column) => {
      const angle = (column / columns) * 2 * Math.PI
      const [radius, y] = rows[row]?.(angle) ?? [0, to]
      return aroundY(radius, angle, y)
    },
    { isClosed: true, smoothUpTo: 20 },
  )
}
