import {
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  mirrored,
  type Point,
  radius,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import type { Dimensions, FamilyTerms } from '../family.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { ballVolume } from './balls.ts'
import { grooveOf } from './races.ts'
import { ballLeader, closed, cut, EDGE, endOf, POLYAMIDE, ringSection } from './ring-sections.ts'

/** The inner ring's shoulders below the middles of the balls, and its rib between the rows, as shares of the ball. */
const SHOULDERS = { outside: 0.33, between: 0.28 }
/** How far the rows lie within the faces, and the cage from the middles of the balls, as shares of the ball. */
const ROWS = 0.515
const CAGE = 0.27

const terms = {
  d: ['Bore', 'mm'],
  D: ['Outside diameter', 'mm'],
  B: ['Width', 'mm'],
  C: ['Dynamic load rating', 'kN'],
  C0: ['Static load rating', 'kN'],
  r: ['Corner radius', 'mm'],
  Dw: ['Ball diameter', 'mm'],
  Z: ['Balls in a row', ''],
} as const satisfies FamilyTerms

/** A self-aligning ball bearing, DIN 630, its axis along x: two rows of balls on a raceway that is part of a sphere. */
const selfAligningBearing = defineFamily({
  terms,
  form: ringsOf,
  draw: form => {
    const { d, D, B, r, Dw, pitch, row, inner, outer, cage, shoulder, mouth } = form
    const half = B / 2
    return {
      views: [
        frontView(
          [
            cut(inner, 45),
            cut(outer, 135),
            cage.map(piece => cut(piece, 45)),
            mirrored(
              [
                ...[-row, row].map(x => circle([x, pitch / 2], Dw)),
                ...[-half, half].map(x => line([x, shoulder], [x, mouth])),
              ],
              'x',
            ),
            [-half, half].map(x => endOf(x, d / 2 + r)),
            centreLine([-half, 0], [half, 0]),
            width('B', [-half, r - D / 2], [half, r - D / 2], 'below'),
            height('D', [r - half, -D / 2], [r - half, D / 2], 'left', { prefix: '⌀' }),
            height('d', [half - r, -d / 2], [half - r, d / 2], 'right', { prefix: '⌀' }),
            radius('r', [half - r, D / 2 - r], r, { angle: 45 }),
            diameter('Dw', [row, pitch / 2], Dw, { ...ballLeader(D, B / 2), prefix: 'S⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            [D, D - 2 * r, 2 * mouth, 2 * shoulder, d + 2 * r, d].map(size => circle([0, 0], size)),
            circle([0, 0], pitch, 'centre'),
            centreMark([0, 0], D),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ inner, outer, cageRing, pockets, Dw, Z }) =>
    turnedVolume(inner) +
    turnedVolume(outer) +
    2 * Z * ballVolume(Dw) +
    POLYAMIDE * (turnedVolume(cageRing) - 2 * Z * pockets),
})

export default { 'self-aligning-bearing': selfAligningBearing }

/** The bearing's sections, [radius, height], in the middle of y = 0. */
function ringsOf(bearing: Dimensions<typeof terms>) {
  const { d, D, B, r, Dw } = bearing
  const half = B / 2
  const pitch = (d + D) / 2
  const row = half - ROWS * Dw
  const lean = (Math.atan2(row, pitch / 2) * 180) / Math.PI
  const sphere = Math.hypot(row, pitch / 2) + Dw / 2
  const mouth = Math.sqrt(sphere ** 2 - half ** 2)
  const shoulder = pitch / 2 - SHOULDERS.outside * Dw
  const rib = pitch / 2 - SHOULDERS.between * Dw
  const ball = (y: number) => ({ at: [pitch / 2, y], size: Dw }) as const
  const grooves: Point[] = [
    ...grooveOf(ball(-row), 180 + lean, shoulder, rib),
    ...grooveOf(ball(row), 180 - lean, rib, shoulder),
  ]
  const inner = roundCorners(
    [[d / 2, half], [d / 2, -half], [shoulder, -half], ...grooves, [shoulder, half]],
    [r, r, EDGE / 2, ...grooves.map(() => 0), EDGE / 2],
    { isClosed: true },
  )
  const opening = (Math.asin(half / sphere) * 180) / Math.PI
  const raceway = arcPoints([0, 0], sphere, opening, -opening, 24)
  const outer = roundCorners([[D / 2, -half], [D / 2, half], ...raceway], [r, r, ...raceway.map(() => 0)], {
    isClosed: true,
  })
  const cageRadii = [pitch / 2 - CAGE * Dw, pitch / 2 + CAGE * Dw] as const
  // The balls hide the walls of their pockets.
  const edge = row - Dw * Math.sqrt(0.25 - CAGE ** 2)
  return {
    ...bearing,
    pitch,
    /** The rows' distance from the middle. */
    row,
    /** Radii at the faces: the inner ring's shoulder and where the raceway ends. */
    shoulder,
    mouth,
    inner: closed(inner),
    outer: closed(outer),
    cageRing: ringSection(cageRadii, -row, row),
    /** As it is cut: between the rows, where they leave room. */
    cage: edge > 0.02 * Dw ? [ringSection(cageRadii, -edge, edge)] : [],
    /** What half a ball leaves of the cage: a slice of it, in mm³. */
    pockets: (Math.PI / 2) * Dw ** 3 * (0.25 * 2 * CAGE - (2 * CAGE ** 3) / 3),
  }
}
