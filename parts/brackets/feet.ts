import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  hexSide,
  line,
  type Point,
  path,
  roundCorners,
  sideView,
  threadedRod,
  width,
} from '../drawing/kit.ts'

/** The pad of rubber under the base, in mm. */
const PAD = 3

/** A levelling foot from the side and from below. */
const levellingFoot = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Stud length', 'mm'],
    D: ['Base diameter', 'mm'],
    h: ['Height of the foot', 'mm'],
    P: ['Pitch', 'mm'],
    s: ['Width across flats', 'mm'],
    F: ['Static load', 'kN'],
  },
  form: dimensions => {
    const { d, l, D, h } = dimensions
    const hexFrom = h - d * 0.6
    const socket = hexFrom - d * 0.15
    const nutAt = h + l * 0.42
    return {
      ...dimensions,
      pad: PAD,
      hexFrom,
      /** Height of the socket for the stud's ball, and the radius of the stud's neck above it. */
      socket,
      neck: d * 0.42,
      // ISO 4032: a nut of this thread is 0.84 d high.
      nutAt,
      nutTop: nutAt + d * 0.84,
      base: baseProfile(D, d, socket),
      rubber: padProfile(D),
    }
  },
  draw: ({ d, l, D, h, P, s, pad, hexFrom, socket, neck, nutAt, nutTop, base, rubber }) => {
    const R = D / 2
    const edge = Math.max(...base.map(([radius]) => radius))
    const upright: readonly Point[] = [
      ...rubber.slice(2, -1),
      [edge, pad],
      ...base.slice(2, base.findLastIndex(([, along]) => along > socket - 1e-6) + 1),
      [neck, socket],
      [neck, hexFrom],
    ]
    // Along the axis, from the pad on the left.
    const flank = upright.map(([radius, along]): Point => [along, radius])
    const rod = (from: number, to: number, isEnd: boolean) =>
      threadedRod({
        diameter: d,
        pitch: P,
        from,
        to,
        chamfer: isEnd ? ['to'] : [],
        ends: isEnd ? ['to'] : [],
      })
    const hexagon = (from: number, to: number) =>
      hexSide({ acrossFlats: s, from, to, chamfer: ['from', 'to'] })
    return {
      views: [
        frontView(
          [
            path(flank),
            path(flank.map(([x, y]) => [x, -y])),
            line([0, -R * 0.6], [0, R * 0.6]),
            line([pad, -R], [pad, R]),
            line([socket, -d * 0.9], [socket, d * 0.9]),
            hexagon(hexFrom, h),
            rod(h, nutAt, false),
            hexagon(nutAt, nutTop),
            rod(nutTop, h + l, true),
            centreLine([0, 0], [h + l, 0]),
            height('D', [0, -R], [0, R], 'left', { prefix: '⌀' }),
            height('d', [h + l - 1, -d / 2], [h + l - 1, d / 2], 'right', {
              prefix: 'M',
              suffix: ` × ${P}`,
              also: ['P'],
            }),
            width('h', [0, -R], [h, -s / 2], 'below'),
            width('l', [h, -s / 2], [h + l, -d / 2], 'below'),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView([circle([0, 0], D), circle([0, 0], D * 0.6), centreMark([0, 0], D)], { axes: ['z', 'x'] }),
      ],
      notes: ['Stud swivels by 10°'],
    }
  },
})

export default { 'levelling-foot': levellingFoot }

/** A flat dish with a raised socket for the ball; it runs into the pad below. */
function baseProfile(D: number, d: number, socket: number): Point[] {
  const half = D / 2
  return roundCorners(
    [
      [0, PAD - 0.2],
      [half - 0.4, PAD - 0.2],
      [half - 0.4, PAD + D * 0.07],
      [d * 1.25, PAD + D * 0.12],
      [d * 0.98, socket],
      [d * 0.5, socket],
      [d * 0.42, socket - 1],
    ],
    [0, 0, 1.2, 2.5, 1.2, 0.4, 0],
  )
}

/** The pad of rubber, from its hollow underside round its rim to the base. */
function padProfile(D: number): Point[] {
  const half = D / 2
  return roundCorners(
    [
      [0, 1],
      [half * 0.55, 1],
      [half * 0.6, 0],
      [half, 0],
      [half, PAD],
      [half - 2, PAD + 0.01],
    ],
    [0, 0, 0, 0.8, 0.5, 0],
  )
}
