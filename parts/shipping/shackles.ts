import {
  arc,
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  minorDiameter,
  mirrored,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import { beside } from '../drawing/shapes/beside.ts'
import { outsideOf } from './outside-of.ts'

/** A bow shackle, EN 13889, seen across its pin and along it: the pin lies along x at y = 0, the bow stands above it. */
const bowShackle = defineFamily({
  terms: {
    WLL: ['Working load limit', 't'],
    W: ['Inside width', 'mm'],
    S: ['Inside length', 'mm'],
    d: ['Bow diameter', 'mm'],
    D: ['Pin diameter', 'mm'],
    B: ['Bow, inside width', 'mm'],
    e: ['Eye, outside', 'mm'],
  },
  form: dimensions => {
    const { d, W, S, B, e } = dimensions
    return {
      ...dimensions,
      bow: bowLine(dimensions),
      /** The middle of the bow's round, and its middle line's radius. */
      middle: S - B / 2,
      round: (B + d) / 2,
      /** How much wider than the bow, across it, the leg is at a height: it runs out into the eye. */
      flare: (y: number) => {
        const share = Math.min(1, Math.max(0, (y - e * 0.1) / (e * 0.85)))
        return 1 + ((e / d) * 0.93 - 1) * (1 - share * share * (3 - 2 * share))
      },
      /** The right eye's outside, and by how much its forged edges are rounded. */
      face: W / 2 + d,
      edge: d * 0.22,
      pin: pinForm(dimensions),
    }
  },
  draw: ({ d, D, W, S, B, e, bow, middle, flare, face, edge, pin }) => {
    const eye = roundCorners(
      [
        [W / 2, -e / 2],
        [face, -e / 2],
        [face, e / 2],
        [W / 2, e / 2],
      ],
      edge,
      { isClosed: true },
    )
    const side = (by: number) => {
      const half = beside(bow, by).slice(0, (bow.length + 1) / 2)
      return mirrored([path(outsideOf(half, eye))], 'y')
    }
    const neck = pin.shaft.slice(1).map(([radius, x]): Point => [x, radius])
    const collar = [...neck, ...neck.toReversed().map(([x, y]): Point => [x, -y])]
    const flank: readonly Point[] = [
      ...bow
        .filter(([x, y]) => x > 0 && y > 0 && y < middle)
        .map(([, y]): Point => [(d / 2) * flare(y), y])
        .filter(([x, y]) => Math.hypot(x, y) > e / 2 - 0.6),
      [d / 2, S + d / 2],
    ]
    return {
      views: [
        frontView(
          [
            ...side(d / 2),
            ...side(-d / 2),
            ...mirrored([outline(eye)], 'y'),
            rect([-W / 2, -D / 2], [W / 2, D / 2]),
            path([
              [-face, -D / 2],
              [pin.end + pin.chamfer, -D / 2],
              [pin.end, pin.chamfer - D / 2],
              [pin.end, D / 2 - pin.chamfer],
              [pin.end + pin.chamfer, D / 2],
              [-face, D / 2],
            ]),
            ...mirrored([path(outsideOf(neck, pin.head))], 'x'),
            line([pin.collarEnd, -pin.collar], [pin.collarEnd, pin.collar]),
            path(outsideOf(pin.head, collar)),
            circle([pin.eyeAt + D * 0.06, 0], pin.hole),
            centreLine([pin.end, 0], [pin.eyeAt + pin.eye, 0]),
            centreLine([0, -e / 2], [0, S + d]),
            width('W', [-W / 2, -e / 2], [W / 2, -e / 2], 'below'),
            width('B', [-B / 2, middle], [B / 2, middle], { at: middle }),
            height('S', [-W / 2, 0], [0, S], { at: -B / 2 - d - 14 }),
            height('d', [0, S], [0, S + d], 'right', { prefix: '⌀' }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            circle([0, 0], e),
            circle([0, 0], D),
            centreMark([0, 0], e),
            ...mirrored([path(flank)], 'y'),
            arc([0, S + d / 2], d / 2, 0, 180),
            line([-d / 2, S], [d / 2, S], 'hidden'),
            centreLine([0, 0], [0, S + d]),
            diameter('e', [0, 0], e, { angle: -30 }),
            diameter('D', [0, 0], D, { angle: -150, reach: 18 }),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

export default { 'bow-shackle': bowShackle }

/** The sizes of a bow shackle by their symbols, in mm. */
interface BowSizes {
  readonly d: number
  readonly D: number
  readonly W: number
  readonly S: number
  readonly B: number
  readonly e: number
}

/** Screwed through one eye into the other, as forged shackles to EN 13889 have it; its collar lies against the right eye. */
function pinForm({ d, D, W }: BowSizes) {
  const face = W / 2 + d
  const collar = D * 0.75
  const collarEnd = face + D * 0.26
  // A coarse thread.
  const pitch = D / 9
  const eye = D * 0.75
  const eyeAt = collarEnd + eye + D * 0.02
  return {
    collar,
    collarEnd,
    pitch,
    /** Where the thread's free end lies, and its chamfer. */
    end: -face - D * 0.12,
    chamfer: (D - minorDiameter(D, pitch)) / 2 + 0.2,
    /** From the right eye's face through the collar to the neck that runs into the pin's own eye: [radius, x]. */
    shaft: roundCorners(
      [
        [D * 0.5, face + 0.02],
        [collar, face + 0.02],
        [collar, collarEnd],
        [D * 0.36, collarEnd + D * 0.16],
        [D * 0.3, collarEnd + D * 0.5],
        [0, collarEnd + D * 0.5],
      ],
      [0, D * 0.06, D * 0.1, D * 0.2, 0, 0],
    ),
    /** The eye that the pin is turned by: its middle, radius and hole, and its outline with the neck. */
    eyeAt,
    eye,
    hole: D * 0.62,
    head: roundCorners(
      [
        [collarEnd - 0.5, -D * 0.42],
        ...arcPoints([eyeAt, 0], eye, -115, 115, 40),
        [collarEnd - 0.5, D * 0.42],
      ],
      [0, ...Array.from({ length: 41 }, (_, index) => (index === 0 || index === 40 ? D * 0.1 : 0)), 0],
      { isClosed: true },
    ),
  }
}

/** The middle line of the bow from the right eye's middle to the left one's. */
function bowLine({ d, W, S, B, e }: BowSizes): Point[] {
  const radius = (B + d) / 2
  const middle = S - B / 2
  const foot = (W + d) / 2
  // The leg leaves the eye upright and then leans out until it touches the circle of the bow.
  const from: Point = [foot, e * 0.42]
  const away = Math.hypot(from[0], from[1] - middle)
  const touch = Math.atan2(from[1] - middle, from[0]) + Math.acos(Math.min(1, radius / away))
  const lowest = (touch * 180) / Math.PI
  const flank = arcPoints([0, middle], radius, lowest, 0, 18)
  const half = [...flank.slice(0, -1), ...arcPoints([0, middle], radius, 0, 90, 32)]
  const leg = roundCorners([[foot, 0], from, half[0] ?? from], [0, e * 0.6, 0], { steps: 10 }).slice(0, -1)
  const right = [...densify(leg), ...half]
  return [
    ...right,
    ...right
      .slice(0, -1)
      .map(([x, y]): Point => [-x, y])
      .reverse(),
  ]
}

/** More points on straight pieces, so that the section may change along them. */
function densify(points: readonly Point[], step = 1.5): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next) return [point]
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / step))
    return Array.from({ length: count }, (_, part): Point => {
      const share = part / count
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
    })
  })
}
