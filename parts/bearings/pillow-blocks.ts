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
  hexSide,
  type Item,
  line,
  mirrored,
  move,
  type Point,
  path,
  rect,
  roundCorners,
  sideView,
  turn,
  width,
} from '../drawing/kit.ts'
import type { Dimensions, FamilyTerms } from '../family.ts'

/** An insert bearing for 25 mm, and by how much its rings grow with the bore; none is smaller than that for 20 mm. In mm. */
const INSERT = { bore: 25, least: 20, outer: [52, 1.66], inner: [34, 1.15], width: [17, 0.33] } as const
/** The outer ring's thickness as a share of the bore, and how much longer than wide the bolt slots are. */
const RACE = 0.17
const SLOT = 1.5
/** The body is a little narrower than the foot. */
const BODY_WIDTH = 0.8

/** The figures of a plummer block by ISO 3228 and of the insert bearing in it by ISO 9628. */
const terms = {
  d: ['Shaft diameter', 'mm'],
  h: ['Centre height', 'mm'],
  e: ['Bolt spacing', 'mm'],
  a: ['Length', 'mm'],
  b: ['Width', 'mm'],
  s1: ['Slot width', 'mm'],
  g: ['Foot height', 'mm'],
  w: ['Overall height', 'mm'],
  B: ['Width of the inner ring', 'mm'],
  n: ['Middle to the short end', 'mm'],
  C: ['Dynamic load rating', 'kN'],
  C0: ['Static load rating', 'kN'],
} as const satisfies FamilyTerms

/** A plummer block with its insert bearing, the shaft towards the viewer and the foot on y = 0. */
const pillowBlock = defineFamily({
  terms,
  form: dimensions => {
    const { d, h, b, s1, w } = dimensions
    const insert = Math.max(d, INSERT.least)
    const grown = ([at25, each]: readonly [number, number]) => at25 + each * (insert - INSERT.bore)
    const outer = grown(INSERT.outer)
    return {
      ...dimensions,
      body: bodyOutline(dimensions),
      bodyWidth: b * BODY_WIDTH,
      /** The right foot from above (x, z), and where both begin: below the bearing there is only the body. */
      foot: footOutline(dimensions),
      footStart: footStart(dimensions),
      slotLength: s1 * SLOT,
      /** The insert bearing: diameters of its rings, and half the width of the outer one. */
      ring: {
        outer,
        race: outer - 2 * RACE * insert,
        inner: grown(INSERT.inner),
        half: grown(INSERT.width) / 2,
      },
      nipple: greaseNipple(w - h),
    }
  },
  draw: ({ d, h, a, b, e, s1, g, w, B, n, body, bodyWidth, footStart: start, slotLength, ring, nipple }) => {
    const half = bodyWidth / 2
    const { inner } = ring
    const slots = [e / 2, -e / 2].map(x => [
      [x - slotLength / 2, x + slotLength / 2].map(side => line([side, 0], [side, g], 'hidden')),
      centreLine([x, 0], [x, g]),
    ])
    return {
      views: [
        frontView(
          [
            [1, -1].map(side => rect([side * start, 0], [(side * a) / 2, g])),
            line([-start, 0], [start, 0]),
            path(above(body, g)),
            nippleSide(h, body, nipple),
            slots,
            [ring.outer, ring.race, inner, d].map(size => circle([0, h], size)),
            centreMark([0, h], ring.outer),
            diameter('d', [0, h], d, { angle: 140, reach: 32 }),
            width('e', [-e / 2, 0], [e / 2, 0], 'below'),
            width('a', [-a / 2, 0], [a / 2, 0], 'below'),
            height('h', [0, 0], [0, h], 'left'),
            height('g', [a / 2, 0], [a / 2, g], 'right'),
            height('w', [0, 0], [0, w], 'right'),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            rect([-b / 2, 0], [b / 2, g]),
            path([
              [-half, g],
              [-half, w],
              [half, w],
              [half, g],
            ]),
            line([-n, h - inner / 2], [-n, h + inner / 2], n > half ? 'visible' : 'hidden'),
            line([B - n, h - inner / 2], [B - n, h + inner / 2]),
            [h - inner / 2, h + inner / 2].map(y => [
              line([half, y], [B - n, y]),
              line([Math.max(-n, -half), y], [half, y], 'hidden'),
              n > half ? line([-n, y], [-half, y]) : [],
            ]),
            [h - d / 2, h + d / 2].map(y => line([-n, y], [B - n, y], 'hidden')),
            centreLine([-n, h], [B - n, h]),
            centreLine([0, 0], [0, w]),
            [-s1 / 2, s1 / 2].map(x => line([x, 0], [x, g], 'hidden')),
            width('s1', [-s1 / 2, 0], [s1 / 2, 0], 'below'),
            width('b', [-b / 2, 0], [b / 2, 0], 'below'),
            width('n', [-n, h - inner / 2], [0, h - inner / 2], 'above'),
            width('B', [-n, h + inner / 2], [B - n, h + inner / 2], 'above'),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

export default { 'pillow-block': pillowBlock }

type PillowBlock = Dimensions<typeof terms>

/** The cast body above the foot, anticlockwise: its round top and the flanks that run out into the foot. */
function bodyOutline({ h, w, g, e }: PillowBlock): Point[] {
  const top = w - h
  const foot = e / 2 - 9
  const flank: Point = [top * Math.cos(0.12), h - top * Math.sin(0.12)]
  const right: Point[] = [[foot, 0], [foot, g - 1], [flank[0] + 1.2, g + 1.5], flank]
  const left = right.map(([x, y]): Point => [-x, y]).reverse()
  const rounded = (points: Point[], radii: number[]) => roundCorners(points, radii, { steps: 8 })
  return [
    ...rounded(right, [0, 1, 7, 0]),
    ...arcPoints([0, h], top, -6.875, 186.875, 64).slice(1, -1),
    ...rounded(left, [0, 7, 1, 0]),
  ]
}

/** An outline's part above a height, from where it rises through it to where it falls below. */
function above(outline: readonly Point[], level: number): Point[] {
  return outline.flatMap((point, index): Point[] => {
    const [x, y] = point
    const [nextX, nextY] = outline[index + 1] ?? point
    const isCrossing = (y - level) * (nextY - level) < 0
    const share = isCrossing ? (level - y) / (nextY - y) : 0
    return [
      ...(y >= level ? [point] : []),
      ...(isCrossing ? [[x + (nextX - x) * share, level] as const] : []),
    ]
  })
}

/** Where the feet begin on both sides of the middle: below the bearing there is only the body. */
function footStart({ d }: PillowBlock): number {
  return d * 0.8
}

/** The right foot from above (x, z), its outer end round. */
function footOutline(block: PillowBlock): Point[] {
  const { a, b } = block
  const start = footStart(block)
  return roundCorners(
    [
      [start, -b / 2],
      [a / 2, -b / 2],
      [a / 2, b / 2],
      [start, b / 2],
    ],
    [3, b * 0.36, b * 0.36, 3],
    { isClosed: true, steps: 12 },
  )
}

/** A grease nipple, DIN 71412, on the shoulder of the housing at 45 degrees: a hexagon, and its head, [radius, height]. */
function greaseNipple(foot: number) {
  return {
    foot,
    acrossFlats: 7,
    from: -1.5,
    to: 2.6,
    head: [
      [2.6, 2.4],
      [2.2, 4],
      [2.4, 5.2],
      [3.2, 6],
      [3.2, 7],
      [1.8, 8.6],
      [0, 8.8],
    ] satisfies readonly Point[],
  }
}

/** The grease nipple, as far as it stands out of the body. */
function nippleSide(h: number, body: readonly Point[], nipple: ReturnType<typeof greaseNipple>): Item {
  const { foot, acrossFlats, from, to, head } = nipple
  const side = head.slice(1).map(([radius, y]): Point => [foot + y, radius])
  const [[, root] = [0, 0]] = side
  const shapes = [
    ...hexSide({ acrossFlats, from: foot + from, to: foot + to, chamfer: ['to'] }),
    ...mirrored([path([[foot + to, root], ...side])], 'x'),
  ]
  return [
    move(turn(shapes, 45), 0, h).flatMap(shape => (shape.type === 'path' ? behind(shape.points, body) : [])),
  ]
}
