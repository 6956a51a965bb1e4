import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  mirrored,
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

/** Shoulders from the pitch circle, as shares of the ball: that which carries the axial load, and the other one. */
const SHOULDERS = { high: 0.2, low: 0.44 }
/** The cage from the pitch circle, and its width, as shares of the ball. */
const CAGE = { half: 0.185, width: 1.12 }

const terms = {
  d: ['Bore', 'mm'],
  D: ['Outside diameter', 'mm'],
  B: ['Width', 'mm'],
  C: ['Dynamic load rating', 'kN'],
  C0: ['Static load rating', 'kN'],
  a: ['Contact angle', '°'],
  r: ['Corner radius', 'mm'],
  Dw: ['Ball diameter', 'mm'],
  Z: ['Balls', ''],
} as const satisfies FamilyTerms

/** A single row angular contact ball bearing, DIN 628, its axis along x; the outer ring carries axial load at its left side. */
const angularContactBearing = defineFamily({
  terms,
  form: racesOf,
  draw: form => {
    const { d, D, B, r, a, Dw, pitch, inner, outer, cage, shoulders } = form
    const half = B / 2
    const lean = (a * Math.PI) / 180
    // The load runs through both contacts of a ball; the model's height is the drawing's x.
    const reach = 0.8 * Dw
    return {
      views: [
        frontView(
          [
            cut(inner, 45),
            cut(outer, 135),
            cage.map(piece => cut(piece, 45)),
            mirrored(
              [
                circle([0, pitch / 2], Dw),
                centreLine(
                  [-reach * Math.sin(lean), pitch / 2 - reach * Math.cos(lean)],
                  [reach * Math.sin(lean), pitch / 2 + reach * Math.cos(lean)],
                ),
                line([-half, shoulders.innerBelow], [-half, shoulders.outerBelow]),
                line([half, shoulders.innerAbove], [half, shoulders.outerAbove]),
              ],
              'x',
            ),
            [-half, half].map(x => endOf(x, d / 2 + r)),
            centreLine([-half, 0], [half, 0]),
            width('B', [-half, r - D / 2], [half, r - D / 2], 'below'),
            height('D', [r - half, -D / 2], [r - half, D / 2], 'left', { prefix: '⌀' }),
            height('d', [half - r, -d / 2], [half - r, d / 2], 'right', { prefix: '⌀' }),
            radius('r', [half - r, D / 2 - r], r, { angle: 45 }),
            diameter('Dw', [0, pitch / 2], Dw, { ...ballLeader(D, B), prefix: 'S⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            [D, D - 2 * r, 2 * shoulders.outerAbove, 2 * shoulders.innerAbove, d + 2 * r, d].map(size =>
              circle([0, 0], size),
            ),
            circle([0, 0], pitch, 'centre'),
            centreMark([0, 0], D),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
      notes: [`Contact angle ${a}°`],
    }
  },
  volume: ({ inner, outer, cageRing, pockets, Dw, Z }) =>
    turnedVolume(inner) +
    turnedVolume(outer) +
    Z * ballVolume(Dw) +
    POLYAMIDE * (turnedVolume(cageRing) - Z * pockets),
})

export default { 'angular-contact-bearing': angularContactBearing }

/** The bearing's sections, [radius, height], in the middle of y = 0; axial load goes from the inner ring up to the outer one. */
function racesOf(bearing: Dimensions<typeof terms>) {
  const { d, D, B, r, a, Dw } = bearing
  const half = B / 2
  const pitch = (d + D) / 2
  const middle = pitch / 2
  const ball = { at: [middle, 0], size: Dw } as const
  const [high, low] = [SHOULDERS.high * Dw, SHOULDERS.low * Dw]
  const shoulders = {
    innerBelow: middle - high,
    innerAbove: middle - low,
    outerBelow: middle + low,
    outerAbove: middle + high,
  }
  const inner = roundCorners(
    [
      [d / 2, half],
      [d / 2, -half],
      [shoulders.innerBelow, -half],
      ...grooveOf(ball, 180 + a, shoulders.innerBelow, shoulders.innerAbove),
      [shoulders.innerAbove, half],
    ],
    [r, r, EDGE, ...Array<number>(19).fill(0), EDGE],
    { isClosed: true },
  )
  const outer = roundCorners(
    [
      [D / 2, -half],
      [D / 2, half],
      [shoulders.outerAbove, half],
      ...grooveOf(ball, a, shoulders.outerAbove, shoulders.outerBelow),
      [shoulders.outerBelow, -half],
    ],
    [r, r, EDGE, ...Array<number>(19).fill(0), EDGE],
    { isClosed: true },
  )
  const cageRadii = [middle - CAGE.half * Dw, middle + CAGE.half * Dw] as const
  const end = (CAGE.width * Dw) / 2
  // The ball hides the walls of its pocket.
  const edge = Dw * Math.sqrt(0.25 - CAGE.half ** 2)
  return {
    ...bearing,
    pitch,
    shoulders,
    inner: closed(inner),
    outer: closed(outer),
    cageRing: ringSection(cageRadii, -end, end),
    /** As it is cut: beside a ball. */
    cage: [ringSection(cageRadii, edge, end), ringSection(cageRadii, -end, -edge)],
    /** What a ball leaves of the cage: a slice of it, in mm³. */
    pockets: Math.PI * Dw ** 3 * (0.25 * 2 * CAGE.half - (2 * CAGE.half ** 3) / 3),
  }
}
