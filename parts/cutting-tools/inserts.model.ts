import { Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import families from './inserts.ts'

/** Its faces look towards z. */
const indexableInsert = defineModel(families['indexable-insert'], {
  build(form, surface) {
    const angles = (form.lines[0]?.points ?? []).map(([x, y]) => Math.atan2(y, x))
    const rings = form.bore.map(([radius, z]) => ({
      points: angles.map((angle): Point => [radius * Math.cos(angle), radius * Math.sin(angle)]),
      z,
    }))
    const top = [...form.lines, ...rings]
    const bottom = top.map(({ points, z }) => ({ points, z: -z })).reverse()
    const lines = [...bottom, ...top, ...bottom.slice(0, 1)]
    const geometry = grid(
      lines.length,
      angles.length,
      (row, column) => {
        const [x, y] = lines[row]?.points[column] ?? [0, 0]
        return new Vector3(x, y, lines[row]?.z ?? 0)
      },
      { isClosed: true, smoothUpTo: 24 },
    )
    return [{ geometry, surface }]
  },
  poses: { front: [0, 8, 0], back: [-90, 20, 0] },
})

export default { 'indexable-insert': indexableInsert }
