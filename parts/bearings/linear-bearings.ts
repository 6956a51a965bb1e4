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
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import type { Dimensions, FamilyTerms } from '../family.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { ballVolume } from './balls.ts'
import { closed, cut, endOf, POLYAMIDE, ringSection } from './ring-sections.ts'

/** Where no table has them: the sleeve's wall and the balls, as shares of the room between shaft and outside. */
const SLEEVE = 0.42
const BALL = 0.36
/** The thickness of a seal at each end, as a share of the length; how far the retainer stays away from the shaft, as one of a ball. */
const SEAL = 0.05
const AWAY = 0.3
/** The balls that carry lie in so much of the length. */
const TRACK = 0.62

const terms = {
  d: ['Bore', 'mm'],
  D: ['Outside diameter', 'mm'],
  L: ['Length', 'mm'],
  C: ['Dynamic load rating', 'kN'],
  C0: ['Static load rating', 'kN'],
  B: ['Over the grooves', 'mm'],
  W: ['Groove width', 'mm'],
  D1: ['Groove diameter', 'mm'],
} as const satisfies FamilyTerms

/** A linear ball bearing with a seal at both ends, of the LM..UU kind, its axis along x. */
const linearBearing = defineFamily({
  terms,
  form: sleeveOf,
  draw: form => {
    const { d, D, L, B, W, D1, sleeve, liner, seals, edge, ball, rows } = form
    const half = L / 2
    const above = ball.at.map(x => circle([x, ball.pitch / 2], ball.size))
    return {
      views: [
        frontView(
          [
            cut(sleeve, 45),
            cut(liner, 135),
            seals.map(seal => cut(seal, 45)),
            rows % 2 === 0 ? mirrored(above, 'x') : above,
            [-half, half].map(x => endOf(x, d / 2)),
            mirrored(
              [-half, half].map(x => line([x, d / 2], [x, D / 2 - edge])),
              'x',
            ),
            centreLine([-half, 0], [half, 0]),
            width('L', [-half, edge - D / 2], [half, edge - D / 2], 'below'),
            width('B', [-B / 2, -D / 2], [B / 2, -D / 2], 'below'),
            width('W', [B / 2 - W, D / 2], [B / 2, D / 2], 'above'),
            height('D', [edge - half, -D / 2], [edge - half, D / 2], 'left', { prefix: '⌀' }),
            height('D1', [B / 2 - W / 2, -D1 / 2], [B / 2 - W / 2, D1 / 2], 'right', { prefix: '⌀' }),
            height('d', [half, -d / 2], [half, d / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [[D, D - 2 * edge, 2 * form.inside, d].map(size => circle([0, 0], size)), centreMark([0, 0], D)],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ sleeve, liner, seals, ball, rows }) =>
    turnedVolume(sleeve) +
    POLYAMIDE * (turnedVolume(liner) + seals.reduce((sum, seal) => sum + turnedVolume(seal), 0)) +
    (1 - 0.6 * POLYAMIDE) * rows * ball.at.length * ballVolume(ball.size),
})

export default { 'linear-bearing': linearBearing }

/** The bearing's sections, [radius, height], in the middle of y = 0, and its rows of balls; the first lies towards x. */
function sleeveOf(bearing: Dimensions<typeof terms>) {
  const { d, D, L, B, W, D1 } = bearing
  const half = L / 2
  const room = (D - d) / 2
  const inside = D / 2 - SLEEVE * room
  const size = BALL * room
  const seal = SEAL * L
  const edge = Math.min(1, 0.12 * room + 0.1)
  const groove = (from: number): Point[] => [
    [D / 2, from],
    [D1 / 2, from],
    [D1 / 2, from + W],
    [D / 2, from + W],
  ]
  const outline: Point[] = [
    [inside, -half],
    [D / 2, -half],
    ...groove(-B / 2),
    ...groove(B / 2 - W),
    [D / 2, half],
    [inside, half],
  ]
  const sleeve = roundCorners(
    outline,
    outline.map((_, index) => (index === 1 || index === outline.length - 2 ? edge : 0)),
    { isClosed: true },
  )
  const count = Math.floor((TRACK * L) / size)
  return {
    ...bearing,
    inside,
    edge,
    sleeve: closed(sleeve),
    liner: ringSection([d / 2 + AWAY * size, inside], seal - half, half - seal),
    seals: [
      ringSection([d / 2, inside], -half, seal - half),
      ringSection([d / 2, inside], half - seal, half),
    ],
    /** As the makers have it: four rows up to 13 mm, five up to 20, six above. */
    rows: d <= 13 ? 4 : d <= 20 ? 5 : 6,
    ball: {
      size,
      pitch: d + size,
      at: Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * size * 1.02),
    },
  }
}
