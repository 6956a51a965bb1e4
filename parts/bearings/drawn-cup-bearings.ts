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
  roundCorners,
  sideView,
  turn,
  width,
} from '../drawing/kit.ts'
import type { Dimensions, FamilyTerms } from '../family.ts'
import { cylinderVolume, turnedVolume } from '../geometry/volumes.ts'
import { closed, cut, ringSection } from './ring-sections.ts'
import { seenBetween } from './seen-between.ts'

/** Where no table has them: the cup's sheet as a share of its wall; its rims and the cage, as shares of a needle. */
const SHEET = 0.32
const RIM = 0.3
const CAGE = { from: 0.4, to: 0.75, end: 0.5 }
/** Rims are thinner than the rest of the cup, and a needle leaves them a little room. */
const RIM_SHEET = 0.8
const PLAY = 0.1
/** The needles take so much more of the circle than they are thick. */
const SPACING = 1.45

const terms = {
  Fw: ['Bore', 'mm'],
  D: ['Outside diameter', 'mm'],
  C: ['Width', 'mm'],
} as const satisfies FamilyTerms

/** A drawn cup needle roller bearing with open ends, ISO 3245, its axis along x; the bore is under the needles. */
const drawnCupBearing = defineFamily({
  terms,
  form: needlesOf,
  draw: form => {
    const { Fw, D, C, cup, cage, needle, rim, corner, Z } = form
    const half = C / 2
    // The needle's inner side stands out below the rim.
    const seen = mirrored([seenBetween(needle.diameter, needle.pitch, Fw / 2, rim)], 'y')
    return {
      views: [
        frontView(
          [
            cut(cup, 45),
            cage.map(piece => cut(piece, 135)),
            mirrored(
              [
                path(needle.section.map(([radial, y]): Point => [y, radial])),
                ...[-half, half].map(x => line([x, 0], [x, rim])),
                centreLine([-needle.length / 2, needle.pitch / 2], [needle.length / 2, needle.pitch / 2]),
              ],
              'x',
            ),
            centreLine([-half, 0], [half, 0]),
            width('C', [-half, corner - D / 2], [half, corner - D / 2], 'below'),
            height('D', [corner - half, -D / 2], [corner - half, D / 2], 'left', { prefix: '⌀' }),
            height('Fw', [0, -Fw / 2], [0, Fw / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            [D, D - 2 * corner, 2 * rim].map(size => circle([0, 0], size)),
            Array.from({ length: Z }, (_, index) => turn(seen, (index * 360) / Z)),
            centreMark([0, 0], D),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ cup, cageRing, needle, Z, cageRadii }) =>
    turnedVolume(cup) +
    Z * cylinderVolume(needle.diameter, needle.length) +
    turnedVolume(cageRing) -
    Z * needle.length * (cageRadii[1] - cageRadii[0]) * needle.diameter * 0.97,
})

export default { 'drawn-cup-bearing': drawnCupBearing }

/** The bearing's sections, [radius, height], in the middle of y = 0. */
function needlesOf(bearing: Dimensions<typeof terms>) {
  const { Fw, D, C } = bearing
  const half = C / 2
  const wall = (D - Fw) / 2
  const sheet = SHEET * wall
  const size = wall - sheet
  const pitch = Fw + size
  const rim = Fw / 2 + RIM * size
  const rimSheet = RIM_SHEET * sheet
  const length = C - 2 * rimSheet - 2 * PLAY
  const corner = sheet * 0.9
  const inside = D / 2 - sheet
  const cup = roundCorners(
    [
      [rim, -half],
      [D / 2, -half],
      [D / 2, half],
      [rim, half],
      [rim, half - rimSheet],
      [inside, half - rimSheet],
      [inside, rimSheet - half],
      [rim, rimSheet - half],
    ],
    [0.1 * sheet, corner, corner, 0.1 * sheet, 0.1 * sheet, 0, 0, 0.1 * sheet],
    { isClosed: true },
  )
  const cageRadii = [Fw / 2 + CAGE.from * size, Fw / 2 + CAGE.to * size] as const
  const end = length / 2
  const needleEnd = Math.max(0.3 * length, length / 2 - CAGE.end * size)
  const turned = roundCorners(
    [
      [0, -needleEnd],
      [size / 2, -needleEnd],
      [size / 2, needleEnd],
      [0, needleEnd],
    ],
    [0, 0.15 * size, 0.15 * size, 0],
  )
  return {
    ...bearing,
    rim,
    corner,
    cup: closed(cup),
    cageRadii,
    cageRing: ringSection(cageRadii, -end, end),
    /** As it is cut: at both ends of a needle. */
    cage: [ringSection(cageRadii, needleEnd, end), ringSection(cageRadii, -end, -needleEnd)],
    needle: {
      diameter: size,
      length: 2 * needleEnd,
      pitch,
      turned,
      section: closed([
        ...turned.map(([radial, y]): Point => [pitch / 2 + radial, y]),
        ...turned.toReversed().map(([radial, y]): Point => [pitch / 2 - radial, y]),
      ]),
    },
    Z: Math.floor((Math.PI * pitch) / (SPACING * size)),
  }
}
