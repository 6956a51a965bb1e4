import { mirrorProfile, ringProfile } from '../../makers/balls.ts'
import { pitchDiameter, races } from '../../makers/bearing-rings.ts'
import { type Point, roundCorners } from '../../makers/profile.ts'
import { revolve } from '../../makers/revolve.ts'
import { defineModel } from '../model.ts'

/** Shoulders from the pitch circle, as shares of the ball: the outer ring is recessed for the seals. */
const INNER_SHOULDER = 0.3
const OUTER_RECESS = 0.47

/** A deep groove ball bearing about y with a rubber seal on both sides, in the middle of y = 0. */
export default defineModel('sealed-ball-bearing', {
  build({ d, D, B, r, Dw }, surface) {
    const race = { bore: d, outside: D, width: B, corner: r, ball: Dw }
    const middle = pitchDiameter(race) / 2
    const shoulders = { inner: middle - INNER_SHOULDER * Dw, outer: middle + OUTER_RECESS * Dw }
    const seal = sealProfile(shoulders.inner + 0.06, shoulders.outer - 0.02, B / 2)
    return [
      ...races(race, shoulders).map(geometry => ({ geometry, surface })),
      { geometry: revolve(seal), surface: 'rubber' },
      { geometry: revolve(mirrorProfile(seal)), surface: 'rubber' },
    ]
  },
  poses: { front: [90, 14, 0], back: [0, 12, 0] },
})

/** A seal below a face at this height: lip on the inner ring, a groove, a flat of rubber on steel, the bead in the recess. */
function sealProfile(inner: number, outer: number, face: number): Point[] {
  const width = outer - inner
  const points: Point[] = [
    [inner, face - 1.7],
    [outer, face - 1.7],
    [outer, face - 0.45],
    [outer - 0.1 * width, face - 0.25],
    [outer - 0.2 * width, face - 0.25],
    [outer - 0.25 * width, face - 0.62],
    [inner + 0.36 * width, face - 0.62],
    [inner + 0.31 * width, face - 0.36],
    [inner + 0.1 * width, face - 0.36],
    [inner, face - 0.6],
  ]
  return ringProfile(roundCorners(points, [0, 0, ...points.slice(2).map(() => 0.12)], { isClosed: true }))
}
