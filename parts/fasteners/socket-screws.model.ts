import type { BufferGeometry } from 'three'
import type { Point } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { hexSocket, rings } from '../solids/rings.ts'
import { shank } from '../solids/shank.ts'
import { knurledBody } from './knurled-heads.model.ts'
import families from './socket-screws.ts'

/** The axis is y, y = 0 under the head. */
const capScrew = defineModel(families['socket-cap-screw'], {
  build({ d, P, l, b, k, s, t, turned }, surface) {
    const screw = shank({ diameter: d, pitch: P, length: l, threadLength: b })
    return [knurledBody(turned, hexSocket(s, k, t)), ...screw].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 110, -88], back: [0, 0, 88] },
})

/** The axis is y, y = 0 under the head. */
const guidedCapScrew = defineModel(families['guided-cap-screw'], {
  build({ d, P, l, b, k, s, t1, t2, turned, guide, tip }, surface) {
    const socket = [...hexSocket(s, k, t1).slice(0, 3), { y: k - t1, radius: guide }]
    // A body of its own, which is cut out of the shank too.
    const hole = revolve([
      [guide, k - t1 + 0.01],
      [guide, k - t2],
      [0, k - tip],
    ])
    const screw = shank({ diameter: d, pitch: P, length: l, threadLength: b })
    return [knurledBody(turned, socket), hole, ...screw].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 110, -88], back: [0, 0, 88] },
})

interface SunkSolid {
  readonly d: number
  readonly l: number
  readonly s: number
  readonly P: number
  readonly b: number
  readonly k: number
  readonly t: number
  readonly head: readonly Point[]
}

/** The axis is y, the head's face is y = 0. */
function sunkBodies({ d, P, l, b, k, s, t, head }: SunkSolid): BufferGeometry[] {
  const body = rings([...head.map(([radius, y]) => ({ y, radius })), ...hexSocket(s, 0, t)])
  const screw = shank({ diameter: d, pitch: P, length: l - k, threadLength: b })
  return [body, ...screw.map(geometry => geometry.translate(0, -k, 0))]
}

const countersunkScrew = defineModel(families['countersunk-screw'], {
  build: (form, surface) => sunkBodies(form).map(geometry => ({ geometry, surface })),
  poses: { front: [0, 110, -88], back: [0, 0, 88] },
})

const flatHeadScrew = defineModel(families['flat-head-screw'], {
  build: (form, surface) => sunkBodies(form).map(geometry => ({ geometry, surface })),
  poses: { front: [0, 110, -88], back: [0, 0, 88] },
})

export default {
  'socket-cap-screw': capScrew,
  'guided-cap-screw': guidedCapScrew,
  'countersunk-screw': countersunkScrew,
  'flat-head-screw': flatHeadScrew,
}
