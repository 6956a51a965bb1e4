import {
  angleBetween,
  centreLine,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hole,
  mirrored,
  outline,
  type Point,
  path,
  radius,
  rect,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'

/** The chipbreaker's lines: how far inwards from the outline, and how far below the edge, in mm. */
const CHIPBREAKER: readonly (readonly [inset: number, below: number])[] = [
  [0, 0.06],
  [0.05, 0],
  [0.24, 0.01],
  [0.62, 0.26],
  [1.0, 0.36],
  [1.35, 0.3],
  [1.75, 0.02],
]
/** By how much the hole is widened at its ends, in mm. */
const COUNTERSINK = 0.55

const CORNER_STEPS = 12
const SIDE_STEPS = 20

/** A rhombic negative insert with a hole and chipbreakers on both faces; its lower edge is level. */
const indexableInsert = defineFamily({
  terms: {
    l: ['Cutting edge length', 'mm'],
    rε: ['Corner radius', 'mm'],
    ε: ['Corner angle', '°'],
    d: ['Inscribed circle', 'mm'],
    s: ['Thickness', 'mm'],
    d1: ['Hole diameter', 'mm'],
  },
  form: dimensions => {
    const { ε, d, s, d1, rε } = dimensions
    const mouth = d1 / 2 + COUNTERSINK
    const bore: readonly Point[] = [
      [mouth, s / 2 - 0.02],
      [d1 / 2 + COUNTERSINK * 0.45, s / 2 - COUNTERSINK * 0.4],
      [d1 / 2, s / 2 - COUNTERSINK * 1.3],
    ]
    return {
      ...dimensions,
      /** The upper half, from its outline inwards: lines all round at a height above the middle. */
      lines: CHIPBREAKER.map(([inset, below]) => ({
        points: rhombus(d - 2 * inset, ε, Math.max(0.15, rε - inset * 0.3)),
        z: s / 2 - below,
      })),
      mouth,
      /** The hole's upper half from its mouth down, [radius, z]. */
      bore,
    }
  },
  draw: ({ l, rε, ε, d, s, d1, lines, mouth, bore }) => {
    const half = (ε * Math.PI) / 360
    const long = d / 2 / Math.sin(half)
    // Where the edges would meet without the corner's radius: lower left, and the obtuse corner lower right.
    const sharp: Point = [-long * Math.cos(half), -long * Math.sin(half)]
    const end: Point = [sharp[0] + l, sharp[1]]
    const tip: Point = [
      (long - rε / Math.sin(half)) * Math.cos(half),
      (long - rε / Math.sin(half)) * Math.sin(half),
    ]
    const wall = bore.map(([r, z]): Point => [z, r])
    return {
      views: [
        frontView(
          [
            [lines[0], lines.at(-1)].map(ring => outline(ring?.points ?? [])),
            circle([0, 0], 2 * mouth),
            hole([0, 0], d1),
            width('l', sharp, end, 'below'),
            height('d', [end[0], -d / 2], [tip[0], d / 2], 'right'),
            angleBetween('ε', sharp, 0, ε, l * 0.35),
            radius('rε', tip, rε, { angle: ε / 2 }),
            diameter('d1', [0, 0], d1, { angle: 115, reach: 20 }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            rect([-s / 2, -d / 2], [s / 2, d / 2]),
            mirrored([path([...wall, ...wall.toReversed().map(([z, r]): Point => [-z, r])], 'hidden')], 'x'),
            centreLine([-s / 2, 0], [s / 2, 0]),
            width('s', [-s / 2, -d / 2], [s / 2, -d / 2], 'below'),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

export default { 'indexable-insert': indexableInsert }

/** A rhombus round a circle, its lower side level, all corners rounded; sides are divided so that the hole comes out round. */
function rhombus(inscribed: number, angle: number, corner: number): Point[] {
  const half = (angle * Math.PI) / 360
  const long = inscribed / 2 / Math.sin(half)
  const short = inscribed / 2 / Math.cos(half)
  const corners: Point[] = [
    [long, 0],
    [0, short],
    [-long, 0],
    [0, -short],
  ]
  const rounded = roundCorners(corners, corner, { isClosed: true, steps: CORNER_STEPS })
  const perCorner = CORNER_STEPS + 1
  return rounded
    .flatMap((point, index) => {
      const next = rounded[(index + 1) % rounded.length] ?? point
      if (index % perCorner !== CORNER_STEPS) return [point]
      return Array.from({ length: SIDE_STEPS }, (_, step): Point => {
        const share = step / SIDE_STEPS
        return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
      })
    })
    .map(
      ([x, y]): Point => [x * Math.cos(half) - y * Math.sin(half), x * Math.sin(half) + y * Math.cos(half)],
    )
}
