import { pitchDiameter, races, ringProfile, shouldersOf } from '../geometry/bearing-rings.ts'
import { ballRing } from '../solids/balls.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './ball-bearing.ts'
import { pressedCage } from './pressed-cage.model.ts'

/** An open deep groove ball bearing about y, in the middle of y = 0. */
export default {
  'ball-bearing': defineModel(families['ball-bearing'], {
    build({ d, D, B, r, Dw, Z }, surface) {
      const race = { bore: d, outside: D, width: B, corner: r, ball: Dw }
      const pitch = pitchDiameter(race)
      const rings = races(race, shouldersOf(race, 'open'))
      return [
        ...rings.map(ring => ({ geometry: revolve(ringProfile(ring)), surface })),
        { geometry: ballRing(Dw, pitch, Z), surface: 'chrome' },
        { geometry: pressedCage({ pitchDiameter: pitch, ball: Dw, count: Z }), surface: 'zinc' },
      ]
    },
    poses: { front: [90, 16, 0], back: [90, 78, 0] },
  }),
}
