import {
  angleBetween,
  arcPoints,
  behind,
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  outline,
  type Point,
  sideView,
  turn,
  width,
} from '../drawing/kit.ts'
import { type Flutes, type PolarPoint, teethOutline } from '../geometry/teeth.ts'
import { cylinderVolume } from '../geometry/volumes.ts'
import { flutedVolume, landsAcross, toolSide } from './flutes.ts'

/** The point of the pilot, in degrees. */
const POINT = 118
/** Floor of the flutes, and by how much their land is relieved, as shares of the radius. */
const [FLOOR, RELIEF] = [0.24, 0.05]
const LAND_STEPS = 13
/** How far the flutes reach behind the countersink, as a share of the body's diameter. */
const BEHIND = 0.45

/** A centre drill form A: a pilot with a countersink at both ends, the left one's point at x = 0. */
const centreDrill = defineFamily({
  terms: {
    d1: ['Pilot diameter', 'mm'],
    d2: ['Body diameter', 'mm'],
    l1: ['Overall length', 'mm'],
    l2: ['Pilot length', 'mm'],
    α: ['Countersink angle', '°'],
  },
  form: dimensions => {
    const { d1, d2, l2, α } = dimensions
    const cone = l2 + (d2 - d1) / 2 / Math.tan((α * Math.PI) / 360)
    const to = cone + d2 * BEHIND
    const lip = d1 / 2 / Math.tan((POINT * Math.PI) / 360)
    const outside = (y: number) => {
      if (y < l2) return d1 / 2
      return Math.min(d2, d1 + ((d2 - d1) * (y - l2)) / (cone - l2)) / 2
    }
    // Behind the countersink the flutes run out.
    const floor = (y: number) => FLOOR + (1 - FLOOR) * Math.max(0, (y - cone) / (to - cone)) ** 2
    // The point lifts what lies behind it: at the level 0 the lands begin at their lips.
    const heightOf = (level: number) => level + lip * (1 - level / to)
    const levelOf = (y: number) => (y - lip) / (1 - lip / to)
    const flutes: Flutes = {
      tooth: centreTooth(d1 / 2),
      teeth: 2,
      to,
      shape: (radius, level) =>
        outside(heightOf(level)) * Math.max(radius / (d1 / 2), floor(heightOf(level))),
      end: radius => (lip * Math.min(radius, d1 / 2)) / (d1 / 2),
    }
    return { ...dimensions, cone, lip, flutes, levels: [l2, cone].map(levelOf) }
  },
  draw: ({ d1, d2, l1, l2, α, cone, lip, flutes, levels: [, widest = 0] }) => {
    const heel = LAND_STEPS - 1
    const shank: readonly Point[] = [
      [d2 / 2, flutes.to],
      [d2 / 2, l1 / 2],
    ]
    const half = [
      ...toolSide({ flutes, edges: [0, heel], shank, length: l1 / 2, corners: [lip, l2, cone] }),
      ...[l2, cone].flatMap(y => landsAcross(flutes, y, 0, heel)),
    ].filter(({ type }) => type !== 'axis')
    const apex = l2 - d1 / 2 / Math.tan((α * Math.PI) / 360)
    const pilot = teethOutline(radiiAt(flutes, 0), 2)
    const body = teethOutline(radiiAt(flutes, widest), 2)
    return {
      views: [
        frontView(
          [
            half,
            turn(half, 180, [l1 / 2, 0]),
            centreLine([0, 0], [l1, 0]),
            width('l2', [0, 0], [l2, -d1 / 2], 'below'),
            width('l1', [0, 0], [l1, 0], 'below'),
            height('d1', [lip, -d1 / 2], [lip, d1 / 2], 'left', { prefix: '⌀' }),
            height('d2', [l1 / 2, -d2 / 2], [l1 / 2, d2 / 2], { at: l1 / 2 }, { prefix: '⌀' }),
            angleBetween('α', [apex, 0], -α / 2, α / 2, (cone - apex) * 1.3),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            outline(pilot),
            behind([...body, ...body.slice(0, 1)], pilot),
            behind(arcPoints([0, 0], d2 / 2, 0, 360, 120), body),
            centreMark([0, 0], d2),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
      notes: [`Point of the pilot ${POINT}°`],
    }
  },
  volume: ({ d2, l1, flutes }) => 2 * flutedVolume(flutes) + cylinderVolume(d2, l1 - 2 * flutes.to),
})

export default { 'centre-drill': centreDrill }

/** The pilot's tooth: from the cutting edge over the relieved land into the flute and back. */
function centreTooth(radius: number): PolarPoint[] {
  const land = Array.from({ length: LAND_STEPS }, (_, index): PolarPoint => {
    const along = index / (LAND_STEPS - 1)
    return [1 - RELIEF * along, along * 118]
  })
  const flute = [
    [0.72, 122],
    [0.5, 128],
    [0.34, 137],
    [FLOOR, 148],
    [0.27, 158],
    [0.36, 166],
    [0.52, 172],
    [0.74, 176],
  ] as const
  return [...land, ...flute].map(([share, angle]): PolarPoint => [radius * share, angle])
}

function radiiAt({ tooth, shape }: Flutes, level: number): PolarPoint[] {
  return tooth.map(([radius, angle]): PolarPoint => [shape(radius, level), angle])
}
