import type { BufferGeometry } from 'three'
import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { hexPrism } from '../solids/hex.ts'
import { defineModel } from '../solids/model.ts'
import { hasPlainForms } from '../solids/plain-forms.ts'
import { ROUND, revolve } from '../solids/revolve.ts'
import families from './coach-screws.ts'

type Form = NonNullable<ReturnType<(typeof families)['coach-screw']['formOf']>>

/** The axis is y, the head on top, y = 0 under the head. */
const coachScrew = defineModel(families['coach-screw'], {
  build(form, surface) {
    const { d, s, k, start } = form
    const head = hexPrism({ acrossFlats: s, from: 0, to: k, isTopChamfered: true })
    const plain = revolve([
      [d / 2, -start],
      [d / 2, 0],
    ])
    return [head, plain, woodThread(form)].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 0, 88], back: [0, 90, -88] },
})

export default { 'coach-screw': coachScrew }

/** A thread with narrow crests that runs out at the shank and tapers to a point. */
function woodThread({ d, d3, l, P, start, point, profile: { crest, flank } }: Form): BufferGeometry {
  if (hasPlainForms())
    return revolve([
      [0, -l],
      [d / 2, point - l],
      [d / 2, -start],
    ])
  const turns = [
    [0, 0],
    [crest, 0],
    [crest + flank, 1],
    [1 - flank, 1],
  ] as const
  const count = Math.ceil((l - start) / P) + 2
  return grid(
    count * turns.length,
    ROUND + 1,
    (row, column) => {
      const [offset, depth] = turns[row % turns.length] ?? turns[0]
      const height = -l + (Math.floor(row / turns.length) - 1 + offset + column / ROUND) * P
      const y = Math.min(Math.max(height, -l), -start)
      const runOut = Math.min(1, (-start - y) / P)
      const taper = Math.min(1, (y + l) / point)
      const radius = d / 2 - ((d - d3) / 2) * depth * runOut
      return aroundY(radius * taper, (column / ROUND) * 2 * Math.PI, y)
    },
    { smoothUpTo: 30 },
  )
}
