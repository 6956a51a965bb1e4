import type { BufferGeometry } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { hasPlainForms } from '../solids/plain-forms.ts'
import { revolve } from '../solids/revolve.ts'
import { shank } from '../solids/shank.ts'
import { type ThreadOptions, thread, threadRadius } from '../solids/thread.ts'
import families from './threaded-rods.ts'

/** Up to how many turns a thread is made as finely as on a screw. */
const FINE_TURNS = 70
/** Up to how many turns crests and roots are as wide as they should be; they are lines on a longer thread. */
const WIDE_TURNS = 400
/** Where over a pitch crests and roots begin and end, or their middle: rows of the net. */
const WIDE = [0, 1 / 8, 7 / 16, 11 / 16]
const NARROW = [1 / 16, 9 / 16]
/** How many flats there may be in all, and how many go round at least. */
const FLATS = 26_000
const LEAST = 20

/** The axis is y. */
const threadedRod = defineModel(families['threaded-rod'], {
  build({ d, P, l }, surface) {
    const root = minorDiameter(d, P) / 2
    const chamfer = d / 2 - root
    const ends = [
      revolve([
        [0, 0],
        [root, 0],
      ]),
      revolve([
        [root, l],
        [0, l],
      ]),
    ]
    const options = { diameter: d, pitch: P, from: 0, to: l, chamferFrom: chamfer, chamferTo: chamfer }
    const surfaceOfThread = l / P <= FINE_TURNS || hasPlainForms() ? thread(options) : longThread(options)
    return [surfaceOfThread, ...ends].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [90, 84, 0], back: [90, 6, 0] },
})

/** The axis is y, the nut end up, y = 0 where the stud end stops. */
const stud = defineModel(families.stud, {
  build({ d, P, l, b1, b2 }, surface) {
    const nutEnd = shank({ diameter: d, pitch: P, length: l, threadLength: b2 })
    const studEnd = shank({ diameter: d, pitch: P, length: b1 })
    const turned = nutEnd.map(geometry => geometry.rotateX(Math.PI))
    return [...turned, ...studEnd].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [90, 84, 0], back: [90, 6, 0] },
})

export default { 'threaded-rod': threadedRod, stud }

/** The thread of a long rod: the more turns it has, the fewer flats go round, so that its model can still be sent and turned. */
function longThread(options: ThreadOptions): BufferGeometry {
  const { pitch, from, to } = options
  const turns = Math.ceil((to - from) / pitch) + 2
  const rows = turns <= WIDE_TURNS ? WIDE : NARROW
  const columns = Math.max(LEAST, 4 * Math.floor(FLATS / turns / rows.length / 4))
  return grid(
    turns * rows.length,
    columns + 1,
    (row, column) => {
      const share = column / columns
      const offset = rows[row % rows.length] ?? 0
      const height = from + (Math.floor(row / rows.length) - 1 + offset + share) * pitch
      const y = Math.min(Math.max(height, from), to)
      return aroundY(threadRadius(options, y, share), share * 2 * Math.PI, y)
    },
    { smoothUpTo: 30 },
  )
}
