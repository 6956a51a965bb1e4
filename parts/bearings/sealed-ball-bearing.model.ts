import { mirrorProfile, races, ringProfile, sealSection, shouldersOf } from '../geometry/bearing-rings.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './sealed-ball-bearing.ts'

/** A deep groove ball bearing about y with a rubber seal on both sides, in the middle of y = 0. */
export default {
  'sealed-ball-bearing': defineModel(families['sealed-ball-bearing'], {
    build({ d, D, B, r, Dw }, surface) {
      const race = { bore: d, outside: D, width: B, corner: r, ball: Dw }
      const shoulders = shouldersOf(race, 'sealed')
      const seal = ringProfile(sealSection(shoulders, B / 2))
      return [
        ...races(race, shoulders).map(ring => ({ geometry: revolve(ringProfile(ring)), surface })),
        { geometry: revolve(seal), surface: 'rubber' },
        { geometry: revolve(mirrorProfile(seal)), surface: 'rubber' },
      ]
    },
    poses: { front: [90, 14, 0], back: [0, 12, 0] },
  }),
}
