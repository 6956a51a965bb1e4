import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './ratchet.ts'
import { ratchetHead } from './ratchet-head.model.ts'
import { screwdriverHandle } from './screwdriver-handle.model.ts'

/** A reversible ratchet: along y, the head's middle at y = 0, the square drive towards z. */
export default {
  ratchet: defineModel(families.ratchet, {
    build({ q, L, D, t, h }, surface) {
      const end = L - D / 2
      const neck = D * 0.4
      const start = end - h
      const grip = screwdriverHandle(h, D * 0.86).map(({ geometry, surface: own }) => ({
        geometry: geometry.translate(0, start, 0),
        surface: own,
      }))
      const ferrule = revolve([
        [0, start - 9],
        [neck * 0.56, start - 9],
        [neck * 0.62, start - 8],
        [neck * 0.62, start],
        [0, start],
      ])
      return [
        ...ratchetHead({ D, t, q, neck, to: start + 2 }, surface),
        { geometry: ferrule, surface: 'black-oxide' },
        ...grip,
      ]
    },
    poses: { front: [0, 180, -118], back: [0, 0, 62] },
  }),
}
