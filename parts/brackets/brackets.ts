import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hole,
  line,
  outline,
  type Point,
  path,
  radius,
  rect,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'

/** Where a shelf console's strut meets the arms, as a share of their lengths from the corner. */
const BRACE_AT = 0.74

/** A bent bracket, seen on its upright leg and from the side; the lower leg is punched in the same way. */
const angleBracket = defineFamily({
  terms: {
    a: ['Leg length', 'mm'],
    b: ['Width', 'mm'],
    t: ['Thickness', 'mm'],
    d: ['Hole and slot width', 'mm'],
    l: ['Slot length', 'mm'],
    r: ['Inside radius', 'mm'],
  },
  form: dimensions => {
    const { a, b } = dimensions
    return {
      ...dimensions,
      /** The rounding of the legs' corners. */
      round: b * 0.12,
      /** How far the rib reaches along each leg from the outer corner, and its width. */
      rib: { reach: a * 0.5, width: b * 0.32 },
      /** From the outer corner to the slot and to the two holes, and half the way between these. */
      slotAt: a * 0.78,
      holesAt: a * 0.42,
      holesAside: (b * 0.62) / 2,
    }
  },
  draw: ({ a, b, t, d, l, r, round, rib, slotAt, holesAt, holesAside: apart }) => {
    const ribHalf = rib.width / 2
    const reach = (l - d) / 2
    const face = roundCorners(
      [
        [-b / 2, 0],
        [b / 2, 0],
        [b / 2, a],
        [-b / 2, a],
      ],
      [0, 0, round, round],
      { isClosed: true },
    )
    const bent: Point[] = roundCorners(
      [
        [a, 0],
        [0, 0],
        [0, a],
        [t, a],
        [t, t],
        [a, t],
      ],
      [0, r + t, 0, 0, r, 0],
      { isClosed: true },
    )
    const edges = [slotAt, holesAt].flatMap(at => [at - d / 2, at + d / 2])
    return {
      views: [
        frontView(
          [
            outline(face),
            line([-b / 2, t], [b / 2, t]),
            path([
              [-ribHalf, t],
              [-ribHalf * 0.75, rib.reach],
              [ribHalf * 0.75, rib.reach],
              [ribHalf, t],
            ]),
            line([-reach, slotAt + d / 2], [reach, slotAt + d / 2]),
            line([-reach, slotAt - d / 2], [reach, slotAt - d / 2]),
            arc([reach, slotAt], d / 2, -90, 90),
            arc([-reach, slotAt], d / 2, 90, 270),
            centreMark([0, slotAt], d),
            hole([-apart, holesAt], d),
            hole([apart, holesAt], d),
            width('b', [-b / 2, 0], [b / 2, 0], 'below'),
            width(null, [-apart, holesAt], [apart, holesAt], 'below'),
            width('l', [-reach - d / 2, slotAt], [reach + d / 2, slotAt], 'above'),
            height(null, [-apart, 0], [-apart, holesAt], 'left'),
            height(null, [-reach, 0], [-reach, slotAt], 'left'),
            diameter('d', [apart, holesAt], d, { angle: 25, reach: 24, prefix: '2 × ⌀' }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            outline(bent),
            path([
              [t, rib.reach],
              [rib.reach, t],
            ]),
            ...edges.flatMap(at => [line([0, at], [t, at], 'hidden'), line([at, 0], [at, t], 'hidden')]),
            ...[slotAt, holesAt].flatMap(at => [centreLine([0, at], [t, at]), centreLine([at, 0], [at, t])]),
            height('a', [a, 0], [t, a], 'right'),
            width(null, [0, 0], [a, 0], 'below'),
            width('t', [0, a], [t, a], 'above'),
            radius('r', [r + t, r + t], r, { angle: 225, reach: -8 }),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
      notes: ['Both legs punched alike'],
    }
  },
})

/** A corner bracket for profiles: into its angle, and from the side. */
const profileBracket = defineFamily({
  terms: {
    a: ['Leg length', 'mm'],
    b: ['Width', 'mm'],
    t: ['Leg thickness', 'mm'],
    d: ['Slot width', 'mm'],
    l: ['Slot length', 'mm'],
    F: ['Shear load', 'kN'],
  },
  form: dimensions => {
    const { a, b, t } = dimensions
    return {
      ...dimensions,
      /** The thickness of the two cheeks, and their outline in the plane of z (here x) and y. */
      wall: b * 0.1,
      cheek: roundCorners(
        [
          [0, 0],
          [a, 0],
          [a, t * 1.3],
          [a * 0.42, a * 0.42],
          [t * 1.3, a],
          [0, a],
        ],
        [0.8, 1, t * 0.5, a * 0.6, t * 0.5, 1],
        { isClosed: true },
      ),
      /** From the outer corner to the middle of the slots. */
      middle: (a + t) / 2,
    }
  },
  draw: ({ a, b, t, d, l, wall, cheek, middle }) => {
    const reach = (l - d) / 2
    return {
      views: [
        frontView(
          [
            rect([-b / 2, 0], [b / 2, a]),
            line([-b / 2 + wall, t], [-b / 2 + wall, a]),
            line([b / 2 - wall, t], [b / 2 - wall, a]),
            line([-b / 2, t], [b / 2, t]),
            line([-d / 2, middle - reach], [-d / 2, middle + reach]),
            line([d / 2, middle - reach], [d / 2, middle + reach]),
            arc([0, middle + reach], d / 2, 0, 180),
            arc([0, middle - reach], d / 2, 180, 360),
            centreMark([0, middle], l),
            width('b', [-b / 2, 0], [b / 2, 0], 'below'),
            width('d', [-d / 2, middle + reach], [d / 2, middle + reach], 'above'),
            height('l', [0, middle - l / 2], [0, middle + l / 2], 'right'),
            height(null, [0, 0], [0, middle], 'left'),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            outline(cheek),
            line([t, t], [t, a - 1], 'hidden'),
            line([t, t], [a - 1, t], 'hidden'),
            ...[middle - l / 2, middle + l / 2].flatMap(at => [
              line([0, at], [t, at], 'hidden'),
              line([at, 0], [at, t], 'hidden'),
            ]),
            centreLine([0, middle], [t, middle]),
            centreLine([middle, 0], [middle, t]),
            width('t', [0, a], [t, a], 'above'),
            width('a', [0, 0], [a, 0], 'below'),
            height(null, [a, 0], [0, a], 'right'),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

/** A shelf console from the side, and on its wall arm. */
const shelfConsole = defineFamily({
  terms: {
    a: ['Depth', 'mm'],
    h: ['Height', 'mm'],
    F: ['Load for a pair', 'kN'],
    b: ['Width', 'mm'],
    t: ['Thickness', 'mm'],
    d: ['Hole', 'mm'],
  },
  form: dimensions => {
    const { a, h, b, t } = dimensions
    return {
      ...dimensions,
      /** Heights of the holes in the wall arm, and places of those in the shelf arm from the wall. */
      wallAt: [0.1, 0.5, 0.88].map(share => share * h),
      shelfAt: [0.12, 0.55, 0.94].map(share => share * a),
      /** Where the middle of the strut meets the arms, and the bar that it is of. */
      strut: {
        low: [t, h - h * BRACE_AT] satisfies Point,
        high: [a * BRACE_AT, h - t] satisfies Point,
        width: b * 0.8,
        thickness: t * 1.2,
      },
    }
  },
  draw: ({ a, h, b, t, d, wallAt, shelfAt, strut: { low, high, width: wide, thickness } }) => {
    const bar: Point[] = roundCorners(
      [
        [0, 0],
        [0, h],
        [a, h],
        [a, h - t],
        [t, h - t],
        [t, 0],
      ],
      [0, 2 * t, 0, 0, t, 0],
      { isClosed: true },
    )
    const length = Math.hypot(high[0] - low[0], high[1] - low[1])
    const half = wide / 2
    const rise = (half * length) / (high[0] - low[0])
    const run = (half * length) / (high[1] - low[1])
    const face = roundCorners(
      [
        [-b / 2, 0],
        [b / 2, 0],
        [b / 2, h],
        [-b / 2, h],
      ],
      [b * 0.3, b * 0.3, 0, 0],
      { isClosed: true },
    )
    return {
      views: [
        frontView(
          [
            outline(bar),
            path([
              [low[0], low[1] + rise],
              [high[0] - run, high[1]],
            ]),
            path([
              [low[0], low[1] - rise],
              [high[0] + run, high[1]],
            ]),
            ...wallAt.flatMap(y => [
              line([0, y + d / 2], [t, y + d / 2], 'hidden'),
              line([0, y - d / 2], [t, y - d / 2], 'hidden'),
              centreLine([0, y], [t, y]),
            ]),
            ...shelfAt.flatMap(x => [
              line([x + d / 2, h], [x + d / 2, h - t], 'hidden'),
              line([x - d / 2, h], [x - d / 2, h - t], 'hidden'),
              centreLine([x, h], [x, h - t]),
            ]),
            width('a', [0, h], [a, h], 'above'),
            ...shelfAt.slice(1).map(x => width(null, [0, h], [x, h], 'above')),
            height('h', [0, 0], [0, h], 'left'),
            height('t', [a, h - t], [a, h], 'right'),
          ],
          { axes: ['z', 'y'] },
        ),
        sideView(
          [
            outline(face),
            line([-b / 2, h - t], [b / 2, h - t]),
            ...wallAt.map(y => hole([0, y], d)),
            ...[-thickness / 2, thickness / 2].map(x => line([x, low[1] - rise], [x, h - t], 'thin')),
            width('b', [-b / 2, 0], [b / 2, 0], 'below'),
            ...wallAt.toReversed().map(y => height(null, [0, h], [0, y], 'right')),
            diameter('d', [0, wallAt[0] ?? 0], d, { angle: 150, reach: 10, prefix: '6 × ⌀' }),
          ],
          { axes: ['x', 'y'] },
        ),
      ],
    }
  },
})

/** A T-plate, seen on its countersunk side and on its edge. */
const tPlate = defineFamily({
  terms: {
    l: ['Length', 'mm'],
    h: ['Height', 'mm'],
    t: ['Thickness', 'mm'],
    b: ['Leg width', 'mm'],
    d: ['Hole', 'mm'],
    d2: ['Countersink', 'mm'],
  },
  form: dimensions => ({ ...dimensions, face: tPlateOutline(dimensions), holes: tPlateHoles(dimensions) }),
  draw: ({ l, h, t, b, d, d2, face, holes }) => {
    const [outer = [0, 0], inner = [0, 0]] = holes
    const foot = holes.slice(4)
    const [upper = [0, 0], , lower = [0, 0]] = foot
    return {
      views: [
        frontView(
          [
            outline(face),
            ...holes.map(centre => [hole(centre, d), circle(centre, d2)]),
            width('l', [-l / 2, 0], [l / 2, 0], 'above'),
            width(null, [-l / 2, outer[1]], outer, 'above'),
            width(null, [-l / 2, inner[1]], inner, 'above'),
            width('b', [-b / 2, -h], [b / 2, -h], 'below'),
            height(null, [upper[0], 0], upper, 'left'),
            height(null, [lower[0], 0], lower, 'left'),
            height('h', [l / 2, 0], [b / 2, -h], 'right'),
            diameter('d', lower, d, { angle: 215, reach: 14, prefix: '7 × ⌀' }),
            diameter('d2', foot[1] ?? [0, 0], d2, { angle: -20, reach: 14, suffix: ' × 90°' }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            rect([-t / 2, -h], [t / 2, 0]),
            line([-t / 2, -b], [t / 2, -b]),
            width('t', [-t / 2, -h], [t / 2, -h], 'below'),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

export default {
  'angle-bracket': angleBracket,
  'profile-bracket': profileBracket,
  'shelf-console': shelfConsole,
  't-plate': tPlate,
}

interface TPlate {
  readonly l: number
  readonly h: number
  readonly b: number
}

/** The outline of a T-plate, anticlockwise: the bar on top along y = 0, the foot in the middle. */
function tPlateOutline({ l, h, b }: TPlate): Point[] {
  const corners: Point[] = [
    [-l / 2, 0],
    [-l / 2, -b],
    [-b / 2, -b],
    [-b / 2, -h],
    [b / 2, -h],
    [b / 2, -b],
    [l / 2, -b],
    [l / 2, 0],
  ]
  const outer = b * 0.14
  const inner = b * 0.08
  return roundCorners(corners, [outer, outer, inner, outer, outer, inner, outer, outer], { isClosed: true })
}

/** Two holes in each arm, three in the foot, out of the middle so that the wood does not split. */
function tPlateHoles({ l, h, b }: TPlate): Point[] {
  const aside = b * 0.18
  const arm = (l - b) / 2
  const foot = h - b
  return [
    [-l / 2 + arm * 0.28, -b / 2 + aside],
    [-l / 2 + arm * 0.78, -b / 2 - aside],
    [l / 2 - arm * 0.28, -b / 2 + aside],
    [l / 2 - arm * 0.78, -b / 2 - aside],
    [-aside, -b - foot * 0.22],
    [aside, -b - foot * 0.48],
    [-aside, -b - foot * 0.74],
  ]
}
