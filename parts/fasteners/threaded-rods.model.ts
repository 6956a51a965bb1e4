import { minorDiameter } from '../geometry/iso-forms.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { thread } from '../solids/thread.ts'
import families from './threaded-rods.ts'

/** The axis is y. */
const threadedRod = defineModel(families['threaded-rod'], {
  build({ d, P, l }, surface) {
    const root = minorDiameter(d, P) / 2
    const chamfer = d / 2 - root
    const ends = [
      revolve([
        [0, 0],
        [root, 0],
        [root + 0.001, 0.01],
      ]),
      revolve([
        [root + 0.001, l - 0.01],
        [root, l],
        [0, l],
      ]),
    ]
    const surfaceOfThread = thread({
      diameter: d,
      pitch: P,
      from: 0,
      to: l,
      chamferFrom: chamfer,
      chamferTo: chamfer,
    })
    return [surfaceOfThread, ...ends].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [90, 84, 0], back: [90, 6, 0] },
})

export default { 'threaded-rod': threadedRod }
