import { lobeRadius } from '../geometry/lobes.ts'
import { defineModel } from '../solids/model.ts'
import { type Ring, rings } from '../solids/rings.ts'
import { shank } from '../solids/shank.ts'
import { lobularForm } from './hexalobular.ts'
import { knurledBody } from './knurled-heads.model.ts'
import families from './lobular-screws.ts'

/** Enough columns for the lobes to look round. */
const COLUMNS = 192

/** The rings of a hexalobular socket that is open at the top. */
function lobularSocket(across: number, top: number, depth: number): Ring[] {
  const lobes = (width: number) => (angle: number) => lobeRadius(width, angle)
  const { lead, core, point } = lobularForm(across)
  const floor = top - depth
  return [
    { y: top, radius: lobes(across + 2 * lead) },
    { y: top - lead, radius: lobes(across) },
    { y: floor, radius: lobes(across) },
    { y: floor, radius: core },
    { y: floor - point, radius: 0 },
  ]
}

const poses = { front: [0, 110, -88], back: [0, 0, 88] } as const

/** The axis is y, y = 0 under the head, as in all with raised heads. */
const capScrew = defineModel(families['lobular-cap-screw'], {
  build({ d, P, l, b, k, A, t, turned }, surface) {
    const body = knurledBody(turned, lobularSocket(A, k, t))
    const screw = shank({ diameter: d, pitch: P, length: l, threadLength: b })
    return [body, ...screw].map(geometry => ({ geometry, surface }))
  },
  poses,
})

const cheeseScrew = defineModel(families['lobular-cheese-screw'], {
  build({ d, P, l, b, k, A, t, head }, surface) {
    const turned = head.map(([radius, y]) => ({ y, radius }))
    const body = rings([...turned, ...lobularSocket(A, k, t)], { columns: COLUMNS })
    const screw = shank({ diameter: d, pitch: P, length: l, threadLength: b })
    return [body, ...screw].map(geometry => ({ geometry, surface }))
  },
  poses,
})

const panScrew = defineModel(families['lobular-pan-screw'], {
  build({ d, P, l, b, k, A, t, head }, surface) {
    const turned = head.map(([radius, y]) => ({ y, radius }))
    const body = rings([...turned, ...lobularSocket(A, k, t)], { columns: COLUMNS })
    const screw = shank({ diameter: d, pitch: P, length: l, threadLength: b })
    return [body, ...screw].map(geometry => ({ geometry, surface }))
  },
  poses,
})

/** The axis is y, the head's face is y = 0. */
const countersunkScrew = defineModel(families['lobular-countersunk-screw'], {
  build({ d, P, l, b, k, A, t, head }, surface) {
    const turned = head.map(([radius, y]) => ({ y, radius }))
    const body = rings([...turned, ...lobularSocket(A, 0, t)], { columns: COLUMNS })
    const screw = shank({ diameter: d, pitch: P, length: l - k, threadLength: b })
    const lowered = screw.map(geometry => geometry.translate(0, -k, 0))
    return [body, ...lowered].map(geometry => ({ geometry, surface }))
  },
  poses,
})

export default {
  'lobular-cap-screw': capScrew,
  'lobular-cheese-screw': cheeseScrew,
  'lobular-pan-screw': panScrew,
  'lobular-countersunk-screw': countersunkScrew,
}
