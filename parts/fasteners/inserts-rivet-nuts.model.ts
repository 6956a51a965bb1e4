import type { BufferGeometry } from 'three'
import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { innerThread } from '../solids/inner-thread.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './inserts-rivet-nuts.ts'

/** The axis is y, the head on top. */
const rivetNut = defineModel(families['rivet-nut'], {
  build({ d, P, l, D, dk, k, countersink, start, bore, edge, knurl }, surface) {
    const shank = revolve([
      [countersink / 2, -l],
      [D / 2 - edge, -l],
      [D / 2, edge - l],
      [D / 2, -knurl.to],
      [knurl.root, -knurl.to],
    ])
    const head = revolve([
      [knurl.root, 0],
      [dk / 2 - edge / 2, 0],
      [dk / 2, edge / 2],
      [dk / 2, k - edge / 2],
      [dk / 2 - edge / 2, k],
      [bore / 2, k],
      [bore / 2, -start],
      [countersink / 2, -start],
    ])
    const thread = innerThread({ diameter: d, pitch: P, from: -l, to: -start, countersink })
    return [shank, head, straightKnurl(D / 2, knurl), thread].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 20, 40], back: [0, 20, 150] },
})

export default { 'rivet-nut': rivetNut }

interface Knurl {
  readonly to: number
  readonly root: number
  readonly grooves: number
}

/** The grooves of the shank under the head. */
function straightKnurl(crest: number, { to, root, grooves }: Knurl): BufferGeometry {
  return grid(
    2,
    grooves * 2,
    (row, column) =>
      aroundY(column % 2 === 0 ? crest : root, (column / grooves) * Math.PI, row === 0 ? -to : 0),
    { isClosed: true, smoothUpTo: 5 },
  )
}
