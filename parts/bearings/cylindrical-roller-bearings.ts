import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  mirrored,
  type Point,
  path,
  radius,
  roundCorners,
  sideView,
  turn,
  width,
} from '../drawing/kit.ts'
import type { Dimensions, FamilyTerms } from '../family.ts'
import { cylinderVolume, turnedVolume } from '../geometry/volumes.ts'
import { closed, cut, EDGE, endOf, POLYAMIDE, ringSection } from './ring-sections.ts'
import { seenBetween } from './seen-between.ts'

/** Where no table has them: the inner raceway over the bore and the rollers, as shares of the room between bore and outside. */
const ROOM = { raceway: 0.24, roller: 0.277 }
/** How long a roller is at most, as a share of its diameter and of the bearing's width. */
const ROLLER = { ofDiameter: 1.25, ofWidth: 0.66 }
/** How far the ribs reach over the rollers and the cage from their middles, as shares of a roller. */
const RIB = 0.19
const CAGE = { half: 0.24, end: 0.14 }
/** The rollers take so much more of the circle than they are thick. */
const SPACING = 1.22

const terms = {
  d: ['Bore', 'mm'],
  D: ['Outside diameter', 'mm'],
  B: ['Width', 'mm'],
  C: ['Dynamic load rating', 'kN'],
  C0: ['Static load rating', 'kN'],
  r: ['Corner radius', 'mm'],
} as const satisfies FamilyTerms

/** A cylindrical roller bearing of type NU, DIN 5412-1, its axis along x: ribs on the outer ring, none on the inner one. */
const cylindricalRollerBearing = defineFamily({
  terms,
  form: rollersOf,
  draw: form => {
    const { d, D, B, r, inner, outer, cage, raceway, rib, roller, Z, cageRadii } = form
    const half = B / 2
    const seen = mirrored(
      [
        seenBetween(roller.diameter, roller.pitch, raceway, cageRadii[0]),
        seenBetween(roller.diameter, roller.pitch, cageRadii[1], rib),
      ],
      'y',
    )
    return {
      views: [
        frontView(
          [
            cut(inner, 45),
            cut(outer, 135),
            cage.map(piece => cut(piece, 135)),
            mirrored(
              [
                path(roller.section.map(([radial, y]): Point => [y, radial])),
                ...[-half, half].map(x => line([x, raceway - EDGE], [x, rib])),
                centreLine([-roller.length / 2, roller.pitch / 2], [roller.length / 2, roller.pitch / 2]),
              ],
              'x',
            ),
            [-half, half].map(x => endOf(x, d / 2 + r)),
            centreLine([-half, 0], [half, 0]),
            width('B', [-half, r - D / 2], [half, r - D / 2], 'below'),
            height('D', [r - half, -D / 2], [r - half, D / 2], 'left', { prefix: '⌀' }),
            height('d', [half - r, -d / 2], [half - r, d / 2], 'right', { prefix: '⌀' }),
            radius('r', [half - r, D / 2 - r], r, { angle: 45 }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            [D, D - 2 * r, 2 * rib, 2 * raceway, d + 2 * r, d, 2 * cageRadii[0], 2 * cageRadii[1]].map(size =>
              circle([0, 0], size),
            ),
            circle([0, 0], roller.pitch, 'centre'),
            Array.from({ length: Z }, (_, index) => turn(seen, (index * 360) / Z)),
            centreMark([0, 0], D),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ inner, outer, cageRing, roller, Z, cageRadii }) =>
    turnedVolume(inner) +
    turnedVolume(outer) +
    Z * cylinderVolume(roller.diameter, roller.length) +
    POLYAMIDE *
      (turnedVolume(cageRing) -
        // What a roller leaves of the cage: most of its middle.
        Z * roller.length * (cageRadii[1] - cageRadii[0]) * roller.diameter * 0.96),
})

export default { 'cylindrical-roller-bearing': cylindricalRollerBearing }

/** The bearing's sections, [radius, height], in the middle of y = 0. */
function rollersOf(bearing: Dimensions<typeof terms>) {
  const { d, D, B, r } = bearing
  const half = B / 2
  const raceway = d / 2 + (ROOM.raceway * (D - d)) / 2
  const size = ROOM.roller * (D - d)
  const pitch = 2 * raceway + size
  const length = Math.min(ROLLER.ofDiameter * size, ROLLER.ofWidth * B)
  const rib = raceway + size * (1 - RIB)
  const inner = roundCorners(
    [
      [d / 2, -half],
      [raceway, -half],
      [raceway, half],
      [d / 2, half],
    ],
    [r, EDGE, EDGE, r],
    { isClosed: true },
  )
  const outer = roundCorners(
    [
      [D / 2, -half],
      [D / 2, half],
      [rib, half],
      [rib, length / 2],
      [raceway + size, length / 2],
      [raceway + size, -length / 2],
      [rib, -length / 2],
      [rib, -half],
    ],
    [r, r, EDGE, 0, 0, 0, 0, EDGE],
    { isClosed: true },
  )
  const cageRadii = [pitch / 2 - CAGE.half * size, pitch / 2 + CAGE.half * size] as const
  const end = Math.min(half - EDGE, length / 2 + CAGE.end * size)
  const edge = 0.06 * size
  const turned = roundCorners(
    [
      [0, -length / 2],
      [size / 2, -length / 2],
      [size / 2, length / 2],
      [0, length / 2],
    ],
    [0, edge, edge, 0],
  )
  return {
    ...bearing,
    raceway,
    rib,
    inner: closed(inner),
    outer: closed(outer),
    cageRadii,
    cageRing: ringSection(cageRadii, -end, end),
    /** As it is cut: at both ends of a roller. */
    cage: [ringSection(cageRadii, length / 2, end), ringSection(cageRadii, -end, -length / 2)],
    roller: {
      diameter: size,
      length,
      pitch,
      turned,
      /** As it lies in the bearing's section. */
      section: closed([
        ...turned.map(([radial, y]): Point => [pitch / 2 + radial, y]),
        ...turned.toReversed().map(([radial, y]): Point => [pitch / 2 - radial, y]),
      ]),
    },
    Z: Math.floor((Math.PI * pitch) / (SPACING * size)),
  }
}
