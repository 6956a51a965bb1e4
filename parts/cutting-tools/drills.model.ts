import type { BufferGeometry } from 'three'
import type { Flutes } from '../geometry/teeth.ts'
import { fluted } from '../solids/fluted.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './drills.ts'

/** Its point is down, at y = 0. */
const twistDrill = defineModel(families['twist-drill'], {
  build: ({ shank, ...drill }, surface) =>
    [drillBody(drill), revolve(shank)].map(geometry => ({ geometry, surface })),
  poses: { front: [-90, 72, 0], back: [-90, 0, 0] },
})

/** Its smaller end is down, at y = 0. */
const countersink = defineModel(families.countersink, {
  build({ flutes, cone, taperFrom, shank }, surface) {
    const head = fluted(flutes, { rows: 60, edges: [cone, taperFrom] })
    return [head, revolve(shank)].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [-90, 66, 0], back: [-90, -108, 0] },
})

export default { 'twist-drill': twistDrill, countersink }

/** A twist drill from its point to where its flutes have run out, closer where the wheel lifts out of them. */
export function drillBody({ l2, flutes, runOut }: DrillBody): BufferGeometry {
  return fluted(flutes, {
    rows: 110,
    edges: Array.from({ length: 48 }, (_, row) => l2 - (runOut * (row + 0.5)) / 48),
  })
}

interface DrillBody {
  readonly l2: number
  readonly flutes: Flutes
  readonly runOut: number
}
