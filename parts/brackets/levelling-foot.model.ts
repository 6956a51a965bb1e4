import { minorDiameter } from '../geometry/iso-forms.ts'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { hexPrism } from '../solids/hex.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { thread } from '../solids/thread.ts'
import families from './levelling-foot.ts'
import { PAD } from './levelling-foot-form.ts'

/** A levelling foot: a base of polyamide on a rubber pad, a stud that swivels in it by a ball, its hexagon, and a nut. */
export default {
  'levelling-foot': defineModel(families['levelling-foot'], {
    build({ d, l, D, h, P, s }, surface) {
      const root = minorDiameter(d, P)
      const hexHeight = d * 0.6
      const socket = h - hexHeight - d * 0.15
      const stud = thread({ diameter: d, pitch: P, from: h - 0.5, to: h + l, chamferTo: (d - root) / 2 })
      const end = revolve([
        [root / 2 + 0.001, h + l - 0.01],
        [root / 2, h + l],
        [0, h + l],
      ])
      // ISO 4032: a nut of this thread is 0.84 d high.
      const nutAt = h + l * 0.42
      const nut = hexPrism({
        acrossFlats: s,
        from: nutAt,
        to: nutAt + d * 0.84,
        isTopChamfered: true,
        isBottomChamfered: true,
      })
      const hexagon = hexPrism({
        acrossFlats: s,
        from: h - hexHeight,
        to: h,
        isTopChamfered: true,
        isBottomChamfered: true,
      })
      const neck = revolve([
        [d * 0.42, socket - 2],
        [d * 0.42, h - hexHeight + 0.1],
      ])
      return [
        ...[stud, end, nut, hexagon, neck].map(geometry => ({ geometry, surface })),
        { geometry: revolve(baseProfile(D, d, socket)), surface: 'black-plastic' },
        { geometry: revolve(padProfile(D)), surface: 'rubber' },
      ]
    },
    poses: { front: [0, 12, 0], back: [0, 12, 104] },
  }),
}

/** A flat dish with a raised socket for the ball; it runs into the pad below. */
function baseProfile(D: number, d: number, socket: number): Point[] {
  const half = D / 2
  return roundCorners(
    [
      [0, PAD - 0.2],
      [half - 0.4, PAD - 0.2],
      [half - 0.4, PAD + D * 0.07],
      [d * 1.25, PAD + D * 0.12],
      [d * 0.98, socket],
      [d * 0.5, socket],
      [d * 0.42, socket - 1],
    ],
    [0, 0, 1.2, 2.5, 1.2, 0.4, 0],
  )
}

/** The pad of rubber, from its hollow underside round its rim to the base. */
function padProfile(D: number): Point[] {
  const half = D / 2
  return roundCorners(
    [
      [0, 1],
      [half * 0.55, 1],
      [half * 0.6, 0],
      [half, 0],
      [half, PAD],
      [half - 2, PAD + 0.01],
    ],
    [0, 0, 0, 0.8, 0.5, 0],
  )
}
