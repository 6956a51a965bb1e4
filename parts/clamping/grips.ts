import {
  behind,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  hatch,
  height,
  line,
  lying,
  minorDiameter,
  mirrored,
  note,
  outline,
  type Point,
  path,
  ringZone,
  roundCorners,
  sideView,
  standing,
  threadedRod,
  topView,
  turn,
  width,
} from '../drawing/kit.ts'
import { beside } from '../drawing/shapes/beside.ts'
import { blend } from '../geometry/fields.ts'
import { closed } from './outlines.ts'

const LOBES = 7
/** How round the edges of a star's lobes are, in mm. */
const SOFT = 2.4
/** How deep the hollows between the lobes are, as a share of the diameter. */
const HOLLOW = 0.08
/** DIN 82 RAA: the pitch of a thumb screw's straight knurl by its head's diameter, in mm; its grooves are of 90 degrees. */
const knurlOf = (D: number) => (D < 16 ? 0.6 : D < 24 ? 0.8 : 1)
/** Every so many degrees a line stands for the knurl on the drawing. */
const KNURL_LINES = 9
/** By how much a clamping lever rises out of its hub, in degrees. */
const RISE = 20

/** A star grip of moulded plastic round a threaded steel bush, as DIN 6336: cut along its axis, and from its boss. */
const starGrip = defineFamily({
  terms: {
    D: ['Diameter', 'mm'],
    d: ['Thread', 'mm'],
    h: ['Height', 'mm'],
    c: ['Boss diameter', 'mm'],
    k: ['Boss height', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => {
    const { D, d, h, c, k } = dimensions
    /** The radius at a share of the turn, from a lobe: the edge of its profile is rounded over SOFT. */
    const contour = (share: number) =>
      D / 2 + SOFT - (D * HOLLOW + SOFT) * (0.5 - 0.5 * Math.cos(share * LOBES * 2 * Math.PI)) ** 1.3
    const star = roundCorners(
      [
        [c / 2 - 1, k],
        [D * 0.44, k],
        [D / 2, k + (h - k) * 0.22],
        [D / 2, k + (h - k) * 0.62],
        [D * 0.36, h - (h - k) * 0.06],
        [0, h],
      ],
      [0, 2, 3, 4, D * 0.5, 0],
      { steps: 10 },
    )
    const bush = { radius: d / 2 + 2.2, depth: h * 0.5, face: 0.4 }
    const boss = roundCorners(
      [
        [bush.radius - 0.2, bush.face],
        [c / 2, bush.face],
        [c / 2 + k * 0.06, k + 1],
      ],
      [0, 0.6, 0],
    )
    return { ...dimensions, star, contour, columns: LOBES * 24, soft: SOFT, boss, bush }
  },
  draw: ({ D, d, h, c, k, P, star, contour, columns, boss, bush: { radius: bush, depth, face } }) => {
    const core = minorDiameter(d, P) / 2
    const shares = Array.from({ length: columns }, (_, step) => step / columns)
    const reach = (radius: number, share: number) => blend(radius, contour(share), SOFT)
    /** The body's outline on one side of the axis, from the boss to the middle of the top. */
    const half = (radiusOf: (radius: number) => number) => [
      [bush, face] as const,
      ...boss.slice(1, -1),
      [c / 2 + k * 0.06, k] as const,
      ...star.slice(1).map(([radius, y]): Point => [radiusOf(radius), y]),
    ]
    const lobe = half(radius => reach(radius, 0))
    const hollow = half(radius => reach(radius, 0.5))
    // Beside the hollow the two nearest lobes are seen.
    const nearest = half(radius =>
      Math.max(...shares.map(share => reach(radius, share) * Math.cos((share - 0.5) * 2 * Math.PI))),
    )
    const below = (profile: readonly Point[]) => lying(profile).map(([x, y]): Point => [x, -y])
    const pocket: readonly Point[] = [
      [-depth, bush],
      [-depth, -bush],
    ]
    const body = [...lying(lobe), ...below(hollow).toReversed(), ...pocket.toReversed()]
    return {
      views: [
        frontView(
          [
            hatch([body]),
            outline(body),
            path(below(nearest)),
            [-1, 1].map(side => [
              hatch(
                [
                  [
                    [-depth, side * core],
                    [0, side * core],
                    [0, side * bush],
                    [-depth, side * bush],
                  ],
                ],
                135,
              ),
              line([-depth, side * core], [0, side * core]),
              line([-depth, (side * d) / 2], [0, (side * d) / 2], 'thin'),
              line([-face, side * bush], [0, side * bush]),
            ]),
            line([0, -bush], [0, bush]),
            centreLine([-h, 0], [0, 0]),
            width('h', [-h, 0], [0, -bush], 'below'),
            width('k', [-k, -c / 2], [0, -bush], 'below'),
            height('d', [0, -d / 2], [0, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            height('c', [-face, -c / 2], [-face, c / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'], label: 'A–A' },
        ),
        sideView(
          [
            outline(
              shares.map((share): Point => {
                const angle = share * 2 * Math.PI + Math.PI / 2
                const radius = reach(D / 2, share)
                return [radius * Math.cos(angle), radius * Math.sin(angle)]
              }),
            ),
            circle([0, 0], c),
            circle([0, 0], 2 * bush),
            circle([0, 0], 2 * core),
            centreMark([0, 0], D),
            circle([0, 0], D, 'centre'),
            diameter('D', [0, 0], D, { angle: 130, reach: 8 }),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
})

/** A knurled thumb screw with a high head, as DIN 464: its head on the left, x = 0 under the collar. */
const thumbScrew = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    D: ['Head diameter', 'mm'],
    k: ['Head height', 'mm'],
    n: ['Knurled height', 'mm'],
    c: ['Collar diameter', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => {
    const { D, k, n, c } = dimensions
    const knurl = knurlOf(D)
    const chamfer = knurl * 0.8
    const rim: readonly Point[] = [
      [c / 2 - 0.5, k - n],
      [D / 2 - chamfer, k - n],
      [D / 2 - chamfer / 2, k - n + chamfer / 2],
      [D / 2, k - n + chamfer],
      [D / 2, k - chamfer],
      [D / 2 - chamfer / 2, k - chamfer / 2],
      [D / 2 - chamfer, k],
      [D * 0.36, k],
      [D * 0.33, k - 0.5],
      [0, k - 0.5],
    ]
    const collar = roundCorners(
      [
        [0, 0],
        [c / 2, 0],
        [c / 2, k - n - 1],
        [c / 2 + 1.2, k - n + 0.2],
      ],
      [0, 0.4, 2, 0],
    )
    return { ...dimensions, chamfer, rim, collar, knurl }
  },
  draw: ({ d, l, D, k, n, c, P, chamfer, rim, collar, knurl }) => {
    const knurls = Array.from(
      { length: 180 / KNURL_LINES - 1 },
      (_, index) => (D / 2) * Math.cos(((index + 1) * KNURL_LINES * Math.PI) / 180),
    )
    const [low, high] = [n - k - chamfer, chamfer - k]
    return {
      views: [
        frontView(
          [
            mirrored([path([...lying(collar.slice(1, -1)), ...lying(rim.slice(1, -2))])], 'x'),
            knurls.map(y => line([high, y], [low, y], 'thin')),
            [high, low].map(x => line([x, -D / 2], [x, D / 2])),
            [-k, n - k].map(x => line([x, chamfer - D / 2], [x, D / 2 - chamfer])),
            line([0, -c / 2 + 0.4], [0, c / 2 - 0.4]),
            threadedRod({ diameter: d, pitch: P, from: 0, to: l, chamfer: ['to'] }),
            centreLine([-k, 0], [l, 0]),
            width('n', [-k, D / 2], [-k + n, D / 2], 'above'),
            width('k', [-k, -D / 2], [0, -c / 2], 'below'),
            width('l', [0, -c / 2], [l, -d / 2], 'below'),
            height('D', [-k, -D / 2], [-k, D / 2], 'left', { prefix: '⌀' }),
            height('c', [-1, -c / 2], [-1, c / 2], { at: l * 0.3 }, { prefix: '⌀' }),
            height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            note([low, D / 2 - 1], `Knurl DIN 82 RAA ${knurl}`, { angle: 45, reach: 8 }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            circle([0, 0], D),
            ringZone(D / 2, D / 2 - knurl / 2, 'DIN 82: a knurl is drawn by its crests'),
            circle([0, 0], D - 2 * chamfer),
            circle([0, 0], D * 0.66),
            centreMark([0, 0], D),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
})

/** An adjustable clamping lever, a handle on a toothed hub with a stud: from the side and from above. */
const clampingLever = defineFamily({
  terms: {
    r: ['Lever reach', 'mm'],
    d: ['Thread', 'mm'],
    l: ['Stud length', 'mm'],
    h: ['Height', 'mm'],
    c: ['Hub diameter', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => {
    const { h, c } = dimensions
    const hub = roundCorners(
      [
        [0, 3],
        [c / 2 - 1.5, 3],
        [c / 2, h * 0.3],
        [c / 2, h * 0.42],
        [c / 2 - 0.6, h * 0.62],
        [c * 0.38, h * 0.66],
        [c * 0.36, h * 0.6],
        [0, h * 0.6],
      ],
      [0, 0.6, 2, 2, 2, 0.6, 0.3, 0],
    )
    const foot = roundCorners(
      [
        [0, 0],
        [c / 2 - 2.2, 0],
        [c / 2 - 2.2, 3.4],
      ],
      [0, 0.6, 0],
    )
    return { ...dimensions, hub, foot, bar: leverBar(dimensions) }
  },
  draw: ({ d, l, r, h, c, P, hub, foot, bar }) => {
    const brim = Math.max(...hub.map(([, y]) => y))
    const body = standing(hub.slice(1, hub.findIndex(([, y]) => y === brim) + 1))
    const foothold = standing(foot.slice(1))
    return {
      views: [
        frontView(
          [
            outline(body),
            behind(closed(bar.side), body),
            behind(closed(foothold), body),
            turn(threadedRod({ diameter: d, pitch: P, from: 0, to: -l, chamfer: ['to'] }), 90),
            centreLine([0, -l], [0, h * 0.7]),
            width('r', [0, h * 0.66], [r, h], 'above'),
            width('c', [-c / 2, h * 0.36], [c / 2, h * 0.36], 'above', { prefix: '⌀' }),
            width('d', [-d / 2, -l + 1], [d / 2, -l + 1], 'below', {
              prefix: 'M',
              suffix: ` × ${P}`,
              also: ['P'],
            }),
            height('h', [c / 2 - 2.2, 0], [r, h], 'right'),
            height('l', [-d / 2, -l], [-c / 2 + 2.2, 0], 'left'),
          ],
          { axes: ['x', 'y'] },
        ),
        topView(
          [
            circle([0, 0], c),
            circle([0, 0], d * 1.25),
            centreMark([0, 0], c),
            behind(bar.above, outlineOfCircle(c)),
          ],
          { axes: ['x', 'z'] },
        ),
      ],
      notes: ['Lift to set, in steps of 15°'],
    }
  },
})

export default { 'star-grip': starGrip, 'thumb-screw': thumbScrew, 'clamping-lever': clampingLever }

/**
 * A clamping lever's handle: an oval bar along a path, that leaves the hub low and ends in a rounded grip. It is stretched to
 * the lever's exact reach and height.
 */
function leverBar({ r, h, c }: { readonly r: number; readonly h: number; readonly c: number }) {
  const thick = h * 0.26
  const start: Point = [0, h * 0.4]
  const knee: Point = [c * 0.55, h * 0.42]
  const straight = (r - knee[0] - thick * 0.5) * 0.35
  const onwards: Point = [knee[0] + straight, knee[1] + straight * Math.tan((RISE * Math.PI) / 180) * 0.7]
  const tip: Point = [r, h - thick * 0.35]
  const bend = Array.from({ length: 13 }, (_, step) =>
    between(between(start, knee, step / 12), between(knee, onwards, step / 12), step / 12),
  )
  const grip = Array.from({ length: 40 }, (_, step) => between(onwards, tip, (step + 1) / 40))
  const middles = [...bend, ...grip]
  /** By how much the section is scaled at a share of the path. */
  const scale = (share: number) => {
    const rounding = share > 0.9 ? Math.sqrt(Math.max(0, 1 - ((share - 0.9) / 0.1) ** 2)) : 1
    return Math.max(0.02, rounding * (0.92 + 0.12 * Math.sin(share * Math.PI)))
  }
  const scaleAt = (index: number) => scale(index / (middles.length - 1))
  const halfHeight = thick * 0.56
  const halfWidth = thick * 0.78
  const high = beside(middles, index => halfHeight * scaleAt(index))
  const low = beside(middles, index => -halfHeight * scaleAt(index))
  const unstretched = [...high, ...low.toReversed()]
  const stretch: Point = [
    r / Math.max(...unstretched.map(([x]) => x)),
    h / Math.max(...unstretched.map(([, y]) => y)),
  ]
  // From above each oval of the bar, and what lies between two of them, is an ellipse; the widest counts.
  const ovals = Array.from({ length: (middles.length - 1) * 16 + 1 }, (_, step) => {
    const index = Math.floor(step / 16)
    const along = (points: readonly Point[]) =>
      between(points[index] ?? [0, 0], points[index + 1] ?? points[index] ?? [0, 0], (step % 16) / 16)
    const [[from], [to]] = [along(high), along(low)]
    const nearby = scaleAt(index) + (scaleAt(index + 1) - scaleAt(index)) * ((step % 16) / 16)
    return {
      middle: ((from + to) / 2) * stretch[0],
      reach: (Math.abs(to - from) / 2) * stretch[0],
      width: halfWidth * nearby,
    }
  })
  const half = Array.from({ length: 121 }, (_, step): Point => {
    const x = r * Math.sin((step / 120) * (Math.PI / 2))
    const widths = ovals.map(({ middle, reach, width: wide }) => {
      const off = Math.abs(x - middle) / Math.max(reach, 1e-9)
      return off <= 1 ? wide * Math.sqrt(1 - off ** 2) : 0
    })
    return [x, Math.max(...widths)]
  })
  return {
    middles,
    halfHeight,
    halfWidth,
    scale,
    stretch,
    /** Its outline from the side, and from above. */
    side: unstretched.map(([x, y]): Point => [x * stretch[0], y * stretch[1]]),
    above: [...half, ...half.toReversed().map(([x, y]): Point => [x, -y])],
  }
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
}

function outlineOfCircle(size: number): Point[] {
  return Array.from({ length: 120 }, (_, step): Point => {
    const angle = (step * Math.PI) / 60
    return [(size / 2) * Math.cos(angle), (size / 2) * Math.sin(angle)]
  })
}
