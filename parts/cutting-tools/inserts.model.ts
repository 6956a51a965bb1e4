import { Vector3 } from 'three'
import type { Surface } from '../finishes.ts'
import { grid } from '../solids/grid.ts'
import { type Body, defineModel } from '../solids/model.ts'
import families, { type Ring } from './inserts.ts'

const POSES = { front: [0, 8, 0], back: [-90, 20, 0] } as const

export default {
  'indexable-insert': defineModel(families['indexable-insert'], { build: buildInsert, poses: POSES }),
  'trigonal-insert': defineModel(families['trigonal-insert'], { build: buildInsert, poses: POSES }),
  'positive-insert': defineModel(families['positive-insert'], { build: buildInsert, poses: POSES }),
  'positive-trigonal-insert': defineModel(families['positive-trigonal-insert'], {
    build: buildInsert,
    poses: POSES,
  }),
}

/** The skin through an insert's rings: its faces look towards z. */
function buildInsert({ rings }: { readonly rings: readonly Ring[] }, surface: Surface): Body[] {
  const geometry = grid(
    rings.length,
    rings[0]?.points.length ?? 0,
    (row, column) => {
      const [x, y] = rings[row]?.points[column] ?? [0, 0]
      return new Vector3(x, y, rings[row]?.z ?? 0)
    },
    { isClosed: true, smoothUpTo: 24 },
  )
  return [{ geometry, surface }]
}
