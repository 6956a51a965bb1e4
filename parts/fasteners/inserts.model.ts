import type { BufferGeometry } from 'three'
import type { Point } from '../geometry/profile.ts'
import { threadSleeve } from '../solids/inner-thread.ts'
import { knurl } from '../solids/knurl.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './inserts.ts'

/** The axis is y, y = 0 at the upper face. */
const heatInsert = defineModel(families['heat-insert'], {
  build: (form, surface) => knurledInsert(form, [[form.root, 0]]).map(geometry => ({ geometry, surface })),
  poses: { front: [0, 20, 30], back: [0, 20, 150] },
})

/** The axis is y, the head on top. */
const headedHeatInsert = defineModel(families['headed-heat-insert'], {
  build(form, surface) {
    const { dk, k, root } = form
    const head: readonly Point[] = [
      [root, -k],
      [dk / 2, -k],
      [dk / 2, 0],
    ]
    return knurledInsert(form, head).map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 20, 30], back: [0, 20, 150] },
})

export default { 'heat-insert': heatInsert, 'headed-heat-insert': headedHeatInsert }

interface KnurledInsert {
  readonly d: number
  readonly l: number
  readonly D: number
  readonly C: number
  readonly P: number
  readonly countersink: number
  readonly pitch: number
  readonly root: number
  readonly lead: number
  readonly bands: readonly { readonly from: number; readonly to: number }[]
}

/** The body, its knurls and the thread; `top` ends the outline, upwards. */
function knurledInsert(form: KnurledInsert, top: readonly Point[]): BufferGeometry[] {
  const { d, l, D, C, P, countersink, pitch, root, lead, bands } = form
  const [upper, lower] = bands
  if (!upper || !lower) return []
  const bore = countersink / 2
  const body = revolve([
    [bore, -l],
    [C / 2 - lead / 2, -l],
    [C / 2, lead - l],
    [C / 2, -lower.to - (root - C / 2)],
    [root, -lower.to],
    [root, -upper.from],
    ...top,
    [bore, 0],
    [bore, -l],
  ])
  // The knurls end in the body.
  const inside = bore + root
  return [
    body,
    ...bands.map(({ from, to }) => knurl({ diameter: D, from: -to, to: -from, pitch, bore: inside })),
    threadSleeve({ diameter: d, pitch: P, from: -l, to: 0, countersink }),
  ]
}
