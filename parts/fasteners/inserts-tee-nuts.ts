import {
  arcPoints,
  behind,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  outline,
  type Point,
  rect,
  sideView,
  tappedHole,
  tappedHoleEnd,
  width,
} from '../drawing/kit.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { cylinderVolume } from '../geometry/volumes.ts'
import { tappedVolume } from './inserts-bore.ts'

/** A prong stands so far out of the middle and is so wide at its foot, as shares of the flange's radius; its tip is narrower. */
const PRONG = { at: 0.72, width: 0.36, tip: 0.3 }
/** Where the four prongs stand round the axis, in degrees. */
export const ANGLES = [45, 135, 225, 315] as const
const HALF_RIGHT = Math.SQRT1_2

/** A tee nut for wood with four prongs, as DIN 1624: its flange on the left, x = 0 at its outer face. */
const teeNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    d3: ['Flange diameter', 'mm'],
    l1: ['Height', 'mm'],
    d2: ['Barrel diameter', 'mm'],
    l2: ['Height of the prongs', 'mm'],
    a: ['Flange thickness', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => {
    const { d, d2, d3 } = dimensions
    const half = (PRONG.width * d3) / 4
    const foot = (PRONG.at * d3) / 2
    return {
      ...dimensions,
      // The barrel is rolled of sheet: its wall is too thin for a full countersink.
      countersink: Math.min(countersinkOf(d), d + (d2 - d) * 0.4),
      /** Outer face of the prongs, half their width at the foot and at the tip. */
      foot,
      half,
      tip: half * PRONG.tip,
      flange: flangeOf(d3 / 2, foot, half),
    }
  },
  draw: form => {
    const { d, P, d2, d3, l1, l2, a, flange } = form
    const prongs = [1, -1].map(side => prongOf(form, side))
    const barrel: readonly Point[] = [
      [a, d2 / 2],
      [l1, d2 / 2],
      [l1, -d2 / 2],
      [a, -d2 / 2],
    ]
    return {
      views: [
        frontView(
          [
            rect([0, -d3 / 2], [a, d3 / 2]),
            prongs.map(prong => outline(prong)),
            behind(barrel, ...prongs),
            tappedHole({ diameter: d, pitch: P, from: 0, to: l1, isHidden: true }),
            centreLine([0, 0], [l1, 0]),
            width('a', [0, d3 / 2], [a, d3 / 2], 'above'),
            width('l2', [0, -d3 / 2], [l2, prongs[1]?.[2]?.[1] ?? 0], 'below'),
            width('l1', [0, -d3 / 2], [l1, -d2 / 2], 'below'),
            height('d3', [0, -d3 / 2], [0, d3 / 2], 'left', { prefix: '⌀' }),
            height('d2', [l1, -d2 / 2], [l1, d2 / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            outline(flange),
            tappedHoleEnd(d, P),
            circle([0, 0], d2, 'hidden'),
            ANGLES.map(angle => footOf(form, angle)),
            centreMark([0, 0], d3),
            height('d', [0, -d / 2], [0, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ d, P, d2, d3, l1, l2, a, foot, half, tip, countersink }) => {
    const notch = 2 * half * (d3 / 2 - foot - half ** 2 / (3 * d3))
    const prong = (half + tip) * (l2 - a) * a
    return (
      (cylinderVolume(d3, 1) - 4 * notch) * a +
      cylinderVolume(d2, l1 - a) +
      4 * prong -
      tappedVolume(d, P, l1, countersink)
    )
  },
})

export default { 'tee-nut': teeNut }

/** The flange: a disc from which the four prongs were bent up. */
function flangeOf(radius: number, foot: number, half: number): Point[] {
  const edge = (Math.asin(half / radius) * 180) / Math.PI
  return ANGLES.flatMap(angle => [
    ...[-half, half].map(aside => turnedPoint([foot, aside], angle)),
    ...arcPoints([0, 0], radius, angle + edge, angle + 90 - edge, 16),
  ])
}

interface Prong {
  readonly a: number
  readonly l2: number
  readonly foot: number
  readonly half: number
  readonly tip: number
}

/** The prongs of one side, which cover each other, from the side: they stand at 45 degrees. */
function prongOf({ a, l2, foot, half, tip }: Prong, side: number): Point[] {
  const at = (radius: number, aside: number) => (radius + aside) * HALF_RIGHT * side
  return [
    [a, at(foot, half)],
    [l2, at(foot, tip)],
    [l2, at(foot - a, -tip)],
    [a, at(foot - a, -half)],
  ]
}

/** The inner side of a prong's foot, under the flange. */
function footOf({ a, foot, half }: Prong, angle: number) {
  const [from, to] = [-half, half].map(aside => turnedPoint([foot - a, aside], angle))
  return from && to ? line(from, to, 'hidden') : []
}

function turnedPoint([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}
