import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  mirrored,
  outline,
  type Point,
  radius,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import type { Dimensions, FamilyTerms } from '../family.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { closed, cut, EDGE, endOf } from './ring-sections.ts'

/** The usual slopes of the raceways of cup and cone: contact angles of 13.5° and 10°. */
const SLOPE = { cup: Math.tan((13.5 * Math.PI) / 180), cone: Math.tan((10 * Math.PI) / 180) }
/** What a roller is of the room between bore and outside; how far it lies from the cone's ends, as shares of its width. */
const ROLLER = { ofSection: 0.28, from: 0.16, to: 0.92 }
/** Heights of the cone's ribs and the thickness of the cage, as shares of the roller. */
const RIB = { large: 0.38, small: 0.08 }
const SHEET = 0.07
/** The rollers take so much more of the circle than they are thick. */
const SPACING = 1.2
/** What the rollers, which lie in its pockets, leave of the cage. */
const POCKETED = 0.45

const terms = {
  d: ['Bore', 'mm'],
  D: ['Outside diameter', 'mm'],
  T: ['Width', 'mm'],
  C: ['Dynamic load rating', 'kN'],
  C0: ['Static load rating', 'kN'],
  Bi: ['Cone width', 'mm'],
  Be: ['Cup width', 'mm'],
  r: ['Corner radius', 'mm'],
} as const satisfies FamilyTerms

/** A tapered roller bearing, ISO 355, its axis along x, the cone's back face on the left. */
const taperedRollerBearing = defineFamily({
  terms,
  form: rollersOf,
  draw: form => {
    const { d, D, T, Bi, Be, r, cone, cup, cupFront, cupBack, cage, roller, rib } = form
    const half = T / 2
    return {
      views: [
        frontView(
          [
            cut(cup, 135),
            cut(cone, 45),
            cut(cage, 45),
            mirrored([outline(roller.map(([radial, y]): Point => [y, radial]))], 'x'),
            // The cup's front face behind the cage.
            mirrored([line([half - Be, rib], [half - Be, cupFront])], 'x'),
            endOf(-half, d / 2 + r),
            endOf(half, cupBack + EDGE),
            centreLine([-half, 0], [half, 0]),
            width('T', [-half, -rib], [half, r - D / 2], 'below'),
            width('Bi', [-half, -d / 2 - r], [Bi - half, -d / 2], 'below'),
            width('Be', [half - Be, D / 2], [half, D / 2 - r], 'above'),
            height('d', [r - half, -d / 2], [r - half, d / 2], 'left', { prefix: '⌀' }),
            height('D', [half - r, -D / 2], [half - r, D / 2], 'right', { prefix: '⌀' }),
            radius('r', [half - r, D / 2 - r], r, { angle: 45 }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView([[D, d + 2 * r, d, 2 * rib].map(size => circle([0, 0], size)), centreMark([0, 0], D)], {
          axes: ['z', 'x'],
        }),
      ],
    }
  },
  volume: ({ cone, cup, cage, frustum, Z }) =>
    turnedVolume(cone) + turnedVolume(cup) + Z * turnedVolume(frustum) + POCKETED * turnedVolume(cage),
})

export default { 'tapered-roller-bearing': taperedRollerBearing }

/** The bearing's sections, [radius, height], in the middle of y = 0, the cone's back face below. */
function rollersOf(bearing: Dimensions<typeof terms>) {
  const { d, D, T, Bi, Be, r } = bearing
  const half = T / 2
  const Dw = ROLLER.ofSection * (D - d)
  const middle = (d + D) / 4
  const sheet = SHEET * Dw
  // The cage's rim does not stand out of the cup.
  const from = Math.max(ROLLER.from * Bi, T - Be + 0.02 * T + sheet)
  const to = ROLLER.to * Bi
  const onCup = (x: number) => middle + Dw / 2 - (x - (from + to) / 2) * SLOPE.cup
  const onCone = (x: number) => middle - Dw / 2 - (x - (from + to) / 2) * SLOPE.cone
  const axis = (x: number) => (onCup(x) + onCone(x)) / 2
  const lowered = (points: readonly Point[]) => points.map(([radial, x]): Point => [radial, x - half])
  const rib = onCone(from) + RIB.large * Dw
  const cone = roundCorners(
    [
      [d / 2, 0],
      [rib, 0],
      [rib, from],
      [onCone(from), from],
      [onCone(to), to],
      [onCone(to) + RIB.small * Dw, to],
      [onCone(to) + RIB.small * Dw, Bi],
      [d / 2, Bi],
    ],
    [r, 0.3, 0.2, 0, 0, 0, 0.2, r * 0.6],
    { isClosed: true },
  )
  const cup = roundCorners(
    [
      [onCup(T - Be), T - Be],
      [D / 2, T - Be],
      [D / 2, T],
      [onCup(T), T],
    ],
    [0, r * 0.6, r, 0.2],
    { isClosed: true },
  )
  const cage: Point[] = [
    [axis(from) - sheet / 2, from - sheet],
    [onCup(from) - 0.12 * Dw, from - sheet],
    [onCup(from) - 0.12 * Dw, from],
    [axis(from) + sheet / 2, from],
    [axis(to) + sheet / 2, to + sheet],
    [axis(to) - sheet / 2, to + sheet],
  ]
  const length = Math.hypot(to - from, axis(from) - axis(to))
  const radiusAt = (x: number) => ((onCup(x) - onCone(x)) / 2) * Math.cos(Math.atan(SLOPE.cone))
  return {
    ...bearing,
    rib,
    cupFront: onCup(T - Be),
    cupBack: onCup(T),
    cone: closed(lowered(cone)),
    cup: closed(lowered(cup)),
    cage: closed(lowered(cage)),
    /** A roller as it is cut; and as it is turned, about its own axis from its thick end. */
    roller: lowered([
      [onCone(from), from],
      [onCup(from), from],
      [onCup(to), to],
      [onCone(to), to],
    ]),
    frustum: [
      [0, 0],
      [radiusAt(from), 0],
      [radiusAt(to), length],
      [0, length],
    ] satisfies Point[],
    place: { radius: axis(from), height: from - half, lean: Math.atan2(axis(from) - axis(to), to - from) },
    Z: Math.floor((2 * Math.PI * middle) / (SPACING * Dw)),
  }
}
