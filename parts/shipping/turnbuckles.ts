import {
  arcPoints,
  behind,
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
  path,
  rect,
  roundCorners,
  sideView,
  standing,
  threadEnd,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { crossing } from '../drawing/shapes/behind.ts'
import { beside } from '../drawing/shapes/beside.ts'
import { layered, seenBehind } from '../drawing/shapes/layered.ts'
import { smoothPath } from '../geometry/smooth-path.ts'
import { between } from './passages.ts'

/** A turnbuckle, DIN 1480, along x: the eye with its left-hand thread on the left, the hook on the right. */
const turnbuckle = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    F: ['Static load', 'kN'],
    L: ['Inside length as shown', 'mm'],
    l: ['Body length', 'mm'],
    b: ['Body width', 'mm'],
    D: ['Boss diameter', 'mm'],
    e: ['Eye, inside', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => {
    const { d, D, b, l, e, L } = dimensions
    const [end, boss] = [l / 2, d * 1.6]
    const stock = d * 0.94
    const [eyeAt, hookAt] = [-(L / 2 - e / 2), L / 2 - e * 0.55]
    const bar = { thickness: d * 0.56, reach: d * 0.56 }
    return {
      ...dimensions,
      /** Half the body's length. */
      end,
      /** The section of the boss above. */
      boss: roundCorners(
        [
          [d / 2 + 0.2, end - boss],
          [D * 0.42, end - boss],
          [D / 2, end - boss * 0.55],
          [D / 2, end],
          [d / 2 + 1.2, end],
          [d / 2 + 0.2, end - 1],
          [d / 2 + 0.2, end - boss],
        ],
        [0, 2, 6, 2.2, 0, 0, 0],
      ),
      /** The bars between the bosses: thickness, half the width, and their middle lines. */
      bar: {
        ...bar,
        middles: [-1, 1].map(side =>
          barMiddle({ d, D, end, boss, out: side * (b - bar.thickness) * 0.5, side }),
        ),
      },
      /** Where the rods' threads begin in the body, where they end, and where the shanks have run into eye and hook. */
      eyeRod: rodOf(d, l * 0.06, -(eyeAt + e / 2 + stock * 0.4)),
      hookRod: rodOf(d, l * 0.06, hookAt - e * 1.28),
      /** The thickness of the eye's ring, and where along the axis eye and hook have their middles. */
      stock,
      eyeAt,
      hookAt,
      hook: { middle: hookMiddle(d, e, hookAt), scale: hookScale },
    }
  },
  draw: ({ d, D, b, P, e, L, end, boss, bar, eyeRod, hookRod, stock, eyeAt, hookAt, hook }) => {
    const laid = (points: readonly Point[]) => points.map(([x, y]): Point => [y, -x])
    const sleeve = standing(boss.slice(0, -2))
    const body = [
      laid(sleeve),
      laid(sleeve.map(([x, y]) => [x, -y])),
      ...bar.middles.map(middle =>
        laid([...beside(middle, bar.thickness / 2), ...beside(middle, -bar.thickness / 2).toReversed()]),
      ),
    ]
    const reach = (index: number) => (d / 2) * hook.scale(index / (hook.middle.length - 1))
    const hookSides = laid([
      ...withoutLoops(beside(hook.middle, reach)),
      ...withoutLoops(beside(hook.middle, index => -reach(index))).toReversed(),
    ])
    const ring = arcPoints([eyeAt, 0], e / 2 + stock, 0, 360, 180)
    const rods = [
      { rod: eyeRod, side: -1 },
      { rod: hookRod, side: 1 },
    ].flatMap(({ rod: { from, to, reach: shank }, side }) => [
      ...threadedRod({
        diameter: d,
        pitch: P,
        from: side * from,
        to: side * to,
        chamfer: ['from'],
        stop: ['to'],
        ends: ['from'],
      }),
      ...mirrored([line([side * to, d / 2], [side * shank, d / 2])], 'x'),
    ])
    return {
      views: [
        frontView(
          [
            layered(...body),
            seenBehind([path(hookSides)], ...body),
            behind(ring, ...body),
            circle([eyeAt, 0], e),
            centreMark([eyeAt, 0], e + 2 * stock),
            seenBehind(rods, ...body, hookSides, ring),
            centreLine([eyeAt - e, 0], [hookAt + e, 0]),
            diameter('e', [eyeAt, 0], e, { angle: 130, reach: 26 }),
            width('L', [-L / 2, 0], [L / 2, 0], 'below'),
            width('l', [-end, -D / 2], [end, -D / 2], 'below'),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            circle([0, 0], D),
            threadEnd(d, P),
            centreMark([0, 0], b),
            ...mirrored([rect([-bar.reach, b / 2 - bar.thickness], [bar.reach, b / 2])], 'x'),
            diameter('D', [0, 0], D, { angle: 40 }),
            diameter('d', [0, 0], d, { angle: -30, reach: 22, prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            height('b', [-bar.reach, -b / 2], [-bar.reach, b / 2], 'left'),
          ],
          { simplified: 'the body alone' },
        ),
      ],
      notes: ['Eye with left-hand thread', 'Side view: body alone'],
    }
  },
})

export default { turnbuckle }

/** A rod's thread from the body's middle outwards, and how far its shank reaches. */
function rodOf(d: number, from: number, reach: number) {
  return { from, to: reach - d * 0.9, reach }
}

interface Bar {
  readonly d: number
  readonly D: number
  readonly end: number
  readonly boss: number
  /** How far from the axis its middle is, and on which side. */
  readonly out: number
  readonly side: number
}

/** The middle line of a bar, from within one boss to within the other. */
function barMiddle({ d, D, end, boss, out, side }: Bar): Point[] {
  const corners: Point[] = [
    [side * D * 0.12, -end + boss * 0.3],
    [side * D * 0.36, -end + boss * 0.9],
    [out, -end + boss * 2.1],
    [out, end - boss * 2.1],
    [side * D * 0.36, end - boss * 0.9],
    [side * D * 0.12, end - boss * 0.3],
  ]
  return smoothPath(roundCorners(corners, [0, d, d * 2, d * 2, d, 0], { steps: 12 }), 90)
}

/** The middle line of the hook, from the shank sideways around the load and up to a blunt nose. */
function hookMiddle(d: number, e: number, middle: number): Point[] {
  const radius = (e * 1.1 + d) / 2
  const foot = middle - e * 1.35
  const points: Point[] = [
    [0, foot],
    [0, foot + d * 0.55],
    [radius * 0.52, middle - radius * 0.98],
    ...arcPoints([0, middle], radius, -30, 205, 40),
    [-radius * 1.02, middle - radius * 0.72],
    [-radius * 1.16, middle - radius * 0.98],
  ]
  return smoothPath(points, 120)
}

/** How thick the hook is at a share of its middle line, as a share of its rod. */
function hookScale(share: number): number {
  return between(
    [
      [0, 1],
      [0.35, 1.06],
      [0.6, 1],
      [0.95, 0.74],
      [0.985, 0.6],
      [1, 0.15],
    ],
    share,
  )
}

/** Points in order without the loops that they make on the inside of sharp bends. */
function withoutLoops([from, ...rest]: readonly Point[]): Point[] {
  const [to] = rest
  if (!from || !to) return from ? [from] : []
  const shareAt = (index: number) => {
    const [before, point] = [rest[index - 1], rest[index]]
    return before && point && index > 1 ? crossing([from, to], [before, point]) : undefined
  }
  const later = rest.findLastIndex((_, index) => shareAt(index) !== undefined)
  const share = shareAt(later)
  if (share === undefined) return [from, ...withoutLoops(rest)]
  const met: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  return [from, met, ...withoutLoops(rest.slice(later))]
}
