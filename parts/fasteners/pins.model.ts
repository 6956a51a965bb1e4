import type { BufferGeometry } from 'three'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { innerThread } from '../solids/inner-thread.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './pins.ts'

/** The edges of a pin's chamfers are rounded by so much of its chamfer. */
const EDGE = 0.3

/** The axis is y. */
const parallelPin = defineModel(families['parallel-pin'], {
  build({ l, c, profile }, surface) {
    const rounded = roundCorners([[0, 0], ...profile, [0, l]], [0, c * EDGE, c, c, c * EDGE, 0])
    return [{ geometry: revolve(rounded), surface }]
  },
  poses: { front: [90, 84, 0], back: [90, 30, 0] },
})

/** The axis is y, the thread on top. */
const tappedPin = defineModel(families['tapped-pin'], {
  build: (form, surface) => boredPin(form).map(geometry => ({ geometry, surface })),
  poses: { front: [0, 90, -80], back: [0, 0, 60] },
})

/** The axis is y, the large end on top. */
const taperPin = defineModel(families['taper-pin'], {
  build: ({ profile }, surface) => [{ geometry: revolve(profile), surface }],
  poses: { front: [90, 84, 0], back: [90, 30, 0] },
})

/** The axis is y, the thread on top. */
const tappedTaperPin = defineModel(families['tapped-taper-pin'], {
  build: (form, surface) => boredPin(form).map(geometry => ({ geometry, surface })),
  poses: { front: [0, 90, -80], back: [0, 0, 60] },
})

export default {
  'parallel-pin': parallelPin,
  'tapped-pin': tappedPin,
  'taper-pin': taperPin,
  'tapped-taper-pin': tappedTaperPin,
}

interface Bored {
  readonly l: number
  readonly d2: number
  readonly P: number
  readonly t1: number
  readonly t3: number
  readonly outside: readonly Point[]
  readonly hole: { readonly core: number; readonly countersink: number; readonly wall: readonly Point[] }
}

/** A pin whose top has a counterbored hole with a thread. */
function boredPin({ l, d2, P, t1, t3, outside, hole }: Bored): BufferGeometry[] {
  const [bottom = [0, 0], drilled = [0, 0], , rim = [0, 0], mouth = [0, 0]] = hole.wall
  const from = l - t1
  const shell = revolve([...outside, mouth, rim, [hole.countersink / 2, rim[1]]])
  const core = revolve([[hole.countersink / 2, from], [hole.core, from], drilled, bottom])
  return [
    shell,
    innerThread({ diameter: d2, pitch: P, from, to: l - t3, countersink: hole.countersink }),
    core,
  ]
}
