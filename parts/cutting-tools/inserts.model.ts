import { Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import families from './indexable-insert.ts'
import { CHIPBREAKER, COUNTERSINK, rhombus } from './insert-form.ts'

/** A rhombic negative indexable insert with chipbreakers on both faces, which look towards z. */
export default {
  'indexable-insert': defineModel(families['indexable-insert'], {
    build({ ε, d, s, d1, rε }, surface) {
      const upper: Line[] = CHIPBREAKER.map(([inset, below]) => ({
        points: rhombus(d - 2 * inset, ε, Math.max(0.15, rε - inset * 0.3)),
        z: s / 2 - below,
      }))
      const angles = (upper[0]?.points ?? []).map(([x, y]) => Math.atan2(y, x))
      const ring = (radius: number, z: number): Line => ({
        points: angles.map((angle): Point => [radius * Math.cos(angle), radius * Math.sin(angle)]),
        z,
      })
      const top = [
        ...upper,
        ring(d1 / 2 + COUNTERSINK, s / 2 - 0.02),
        ring(d1 / 2 + COUNTERSINK * 0.45, s / 2 - COUNTERSINK * 0.4),
        ring(d1 / 2, s / 2 - COUNTERSINK * 1.3),
      ]
      const bottom = top.map(({ points, z }): Line => ({ points, z: -z })).reverse()
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
  }),
}

interface Line {
  readonly points: readonly Point[]
  readonly z: number
}
