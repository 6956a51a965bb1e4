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

export default { 'blind-rivet': blindRivet }
