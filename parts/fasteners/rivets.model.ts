import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './rivets.ts'

/** The axis is y, the mandrel up, y = 0 under the head. */
const blindRivet = defineModel(families['blind-rivet'], {
  build: ({ body, end, tip }, surface) => [
    { geometry: revolve(body), surface },
    { geometry: revolve([...end, ...tip]), surface: 'steel' },
  ],
  poses: { front: [0, 0, 88], back: [0, -70, -88] },
})

/** The axis is y, the head on top, y = 0 under the head. */
const roundRivet = defineModel(families['round-rivet'], {
  build: ({ profile }, surface) => [{ geometry: revolve(profile), surface }],
  poses: { front: [0, 0, 88], back: [0, -70, -88] },
})

/** The axis is y, the head's face is y = 0. */
const countersunkRivet = defineModel(families['countersunk-rivet'], {
  build: ({ profile }, surface) => [{ geometry: revolve(profile), surface }],
  poses: { front: [0, 0, 88], back: [0, -70, -88] },
})

export default {
  'blind-rivet': blindRivet,
  'round-rivet': roundRivet,
  'countersunk-rivet': countersunkRivet,
}
