import {
  angleBetween,
  arcPoints,
  behind,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  note,
  outline,
  type Point,
  path,
  sideView,
  width,
} from '../drawing/kit.ts'
import { type Flutes, type PolarPoint, teethOutline } from '../geometry/teeth.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { drillFlutes, LAND_EDGES } from './drill-flutes.ts'
import { cuttingEnd, flutedVolume, landsAcross, lineAcross, reachAt, toolSide } from './flutes.ts'

/** A twist drill of type N, its point at x = 0 on the left. */
const twistDrill = defineFamily({
  terms: {
    d: ['Diameter', 'mm'],
    l1: ['Overall length', 'mm'],
    l2: ['Flute length', 'mm'],
    σ: ['Point angle', '°'],
    γ: ['Side rake angle', '°'],
  },
  form: dimensions => {
    const { d, l1, l2 } = dimensions
    const edge = d * 0.05
    const shank: readonly Point[] = [
      [d / 2, l2],
      [d / 2, l1 - edge],
      [d / 2 - edge, l1],
      [0, l1],
    ]
    return { ...dimensions, ...drillFlutes(dimensions), edge, shank }
  },
  draw: ({ d, l1, l2, σ, γ, edge, flutes, lip, shank }) => {
    const r = d / 2
    return {
      views: [
        frontView(
          [
            toolSide({
              flutes,
              edges: LAND_EDGES,
              shank,
              length: l1,
              corners: [lip],
            }),
            lineAcross(flutes, l2, 'thin'),
            width('l2', [0, 0], [l2, -r], 'below'),
            width('l1', [0, 0], [l1, edge - r], 'below'),
            height('d', [l1 - edge, -r], [l1 - edge, r], 'right', { prefix: '⌀' }),
            angleBetween('σ', [0, 0], 180 - σ / 2, 180 + σ / 2, d * 0.9),
            note([l2 * 0.6, reachAt(flutes, l2 * 0.6)[1]], `Right-hand helix ${γ}°`, {
              angle: 60,
              symbols: ['γ'],
            }),
          ],
          { axes: ['y', 'x'] },
        ),
        cuttingEnd(flutes, d),
      ],
    }
  },
  volume: ({ l2, flutes, shank }) => flutedVolume(flutes) + turnedVolume([[0, l2], ...shank]),
})

/** Lengths behind a countersink's cone, as shares of its largest diameter: cylinder, and the taper down to the shank. */
const CYLINDER = 0.26
const TAPER = 0.3
/** The floor of a countersink's flutes at the tip, as a share of the radius there. */
const FLOOR = 0.4
const RELIEF_STEPS = 15

/** A countersink with radial cutting edges and straight flutes, its smaller end at x = 0 on the left. */
const countersink = defineFamily({
  terms: {
    d1: ['Largest diameter', 'mm'],
    d3: ['Smallest diameter', 'mm'],
    α: ['Countersink angle', '°'],
    d2: ['Shank diameter', 'mm'],
    l1: ['Overall length', 'mm'],
    z: ['Flutes', ''],
  },
  form: dimensions => {
    const { d1, d2, d3, l1, α, z } = dimensions
    const cone = (d1 - d3) / 2 / Math.tan((α * Math.PI) / 360)
    const taperFrom = cone + d1 * CYLINDER
    const headEnd = taperFrom + d1 * TAPER
    const neck = d2 * 0.46
    const edge = d2 * 0.06
    const outside = (y: number) => {
      if (y < cone) return d3 / 2 + ((d1 - d3) / 2) * (y / cone)
      if (y < taperFrom) return d1 / 2
      return d1 / 2 + ((neck - d1 / 2) * (y - taperFrom)) / (headEnd - taperFrom)
    }
    // The flutes' floor climbs evenly from the tip to the neck, where it meets the taper.
    const floor = (y: number) => FLOOR * (d3 / 2) + (neck - FLOOR * (d3 / 2)) * (y / headEnd)
    const flutes: Flutes = {
      tooth: countersinkTooth(360 / z),
      teeth: z,
      to: headEnd,
      shape: (share, y) => floor(y) + (outside(y) - floor(y)) * ((share - FLOOR) / (1 - FLOOR)),
    }
    const shank: readonly Point[] = [
      [neck, headEnd],
      [neck, headEnd + 0.8],
      [d2 / 2 - edge, headEnd + 0.8],
      [d2 / 2, headEnd + 0.8 + edge],
      [d2 / 2, l1 - edge],
      [d2 / 2 - edge, l1],
      [0, l1],
    ]
    return { ...dimensions, cone, taperFrom, headEnd, neck, edge, flutes, shank }
  },
  draw: ({ d1, d2, d3, l1, α, z, cone, taperFrom, headEnd, neck, edge, flutes, shank }) => {
    const heel = RELIEF_STEPS - 1
    const apex = -d3 / 2 / Math.tan((α * Math.PI) / 360)
    const levels = [0, cone, taperFrom, headEnd]
    // Between two levels the radii change evenly, so that the widest lie at one of them.
    const widest = flutes.tooth.map(
      ([share, angle]): PolarPoint => [Math.max(...levels.map(y => flutes.shape(share, y))), angle],
    )
    const tip = flutes.tooth.map(([share, angle]): PolarPoint => [flutes.shape(share, 0), angle])
    const head = teethOutline(widest, z)
    const edgesOf = (points: readonly PolarPoint[]) =>
      teethOutline(
        points.filter((_, index) => index === 0 || index === heel),
        z,
      )
    const [outer, inner] = [edgesOf(widest), edgesOf(tip)]
    return {
      views: [
        frontView(
          [
            toolSide({ flutes, edges: [0, heel], shank, length: l1, corners: [cone, taperFrom] }),
            lineAcross(flutes, 0),
            landsAcross(flutes, cone, 0, heel),
            landsAcross(flutes, taperFrom, 0, heel),
            line([headEnd, -neck], [headEnd, neck]),
            // What the edges sweep: opposite to an edge there is none, but a land that is relieved.
            path(
              [
                [0, -d3 / 2],
                [cone, -d1 / 2],
                [taperFrom, -d1 / 2],
              ],
              'centre',
            ),
            height('d3', [0, -d3 / 2], [0, d3 / 2], 'left', { prefix: '⌀' }),
            height('d1', [cone, -d1 / 2], [cone, d1 / 2], 'left', { prefix: '⌀' }),
            height('d2', [l1 - edge, -d2 / 2], [l1 - edge, d2 / 2], 'right', { prefix: '⌀' }),
            width('l1', [0, -d3 / 2], [l1, edge - d2 / 2], 'below'),
            angleBetween('α', [apex, 0], -α / 2, α / 2, cone * 0.9),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            circle([0, 0], d1, 'centre'),
            outline(head),
            behind(arcPoints([0, 0], d2 / 2, 0, 360, 120), head),
            outline(teethOutline(tip, z)),
            outer.map((point, index) => line(inner[index] ?? point, point)),
            centreMark([0, 0], d1),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ headEnd, flutes, shank }) => flutedVolume(flutes) + turnedVolume([[0, headEnd], ...shank]),
})

export default { 'twist-drill': twistDrill, countersink }

/** Radii as shares: the land falls away behind its edge (radial relief), then the flute with its radial rake face. */
function countersinkTooth(across: number): PolarPoint[] {
  const land = Array.from({ length: RELIEF_STEPS }, (_, index): PolarPoint => {
    const along = index / (RELIEF_STEPS - 1)
    return [1 - 0.05 * along, along * across * 0.56]
  })
  const flute = [
    [0.86, 0.59],
    [0.72, 0.63],
    [0.6, 0.68],
    [0.5, 0.74],
    [0.43, 0.81],
    [FLOOR, 0.88],
    [0.42, 0.93],
    [0.49, 0.962],
    [0.62, 0.984],
    [0.8, 0.995],
  ] as const
  return [...land, ...flute.map(([share, along]): PolarPoint => [share, along * across])]
}
