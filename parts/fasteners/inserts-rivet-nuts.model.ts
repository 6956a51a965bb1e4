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
    const body = revolve([
      [countersink / 2, -l],
      [D / 2 - edge, -l],
      [D / 2, edge - l],
      [D / 2, -knurl.to],
      [knurl.root, -knurl.to],
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
    return [body, straightKnurl(D / 2, knurl, (bore / 2 + knurl.root) / 2), thread].map(geometry => ({
      geometry,
      surface,
    }))
  },
  poses: { front: [0, 20, 40], back: [0, 20, 150] },
})

export default { 'rivet-nut': rivetNut }

interface Knurl {
  readonly to: number
  readonly root: number
  readonly grooves: number
}

/** The grooves of the shank under the head, a ring that ends inside it. */
function straightKnurl(crest: number, { to, root, grooves }: Knurl, inside: number): BufferGeometry {
  const rows = [-to, -to, 0, 0, -to]
  return grid(
    rows.length,
    grooves * 2,
    (row, column) => {
      const isInside = row === 0 || row > 2
      const radius = isInside ? inside : column % 2 === 0 ? crest : root
      return aroundY(radius, (column / grooves) * Math.PI, rows[row] ?? 0)
    },
    { isClosed: true, smoothUpTo: 5 },
  )
}
