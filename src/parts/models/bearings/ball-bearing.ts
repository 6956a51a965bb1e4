import { ballRing } from '../../makers/balls.ts'
import { pitchDiameter, races } from '../../makers/bearing-rings.ts'
import { defineModel } from '../model.ts'
import { pressedCage } from './pressed-cage.ts'

/** Shoulders stand so far from the pitch circle, as a share of the ball. */
const SHOULDER = 0.3

/** An open deep groove ball bearing about y, in the middle of y = 0. */
export default defineModel('ball-bearing', {
  build({ d, D, B, r, Dw, Z }, surface) {
    const race = { bore: d, outside: D, width: B, corner: r, ball: Dw }
    const pitch = pitchDiameter(race)
    const rings = races(race, { inner: pitch / 2 - SHOULDER * Dw, outer: pitch / 2 + SHOULDER * Dw })
    return [
      ...rings.map(geometry => ({ geometry, surface })),
      { geometry: ballRing(Dw, pitch, Z), surface: 'chrome' },
      { geometry: pressedCage({ pitchDiameter: pitch, ball: Dw, count: Z }), surface: 'steel' },
    ]
  },
  poses: { front: [90, 16, 0], back: [90, 78, 0] },
})
