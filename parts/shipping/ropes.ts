import {
  arc,
  arcPoints,
  centreLine,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hexSide,
  line,
  mirrored,
  move,
  note,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  type Shape,
  sideView,
  threadedRod,
  turn,
  width,
} from '../drawing/kit.ts'
import { acrossCorners, chamferDrop, chamferRadius, hexRadius } from '../geometry/iso-forms.ts'

/** How far a thimble's point stays from its ferrule, by the rope's diameter. */
const GAP = 0.7

/** A rope sling, EN 13414-1, drawn straight: a thimble eye (DIN 6899) at each end, their bearing points L apart. */
const ropeSling = defineFamily({
  terms: {
    d: ['Rope diameter', 'mm'],
    L: ['Length between the eyes', 'mm'],
    WLL: ['Working load limit', 't'],
    W: ['Thimble, inside width', 'mm'],
    l: ['Thimble, inside length', 'mm'],
    s: ['Thimble, sheet', 'mm'],
  },
  form: dimensions => {
    const { d, W, l, s } = dimensions
    // EN 13411-3: a pressed aluminium ferrule, and the tail that stands out of it.
    const ferrule = { length: 3.6 * d, width: 2.3 * d, thickness: 1.45 * d, tail: 0.45 * d }
    const middle = ferrule.length + GAP * d + l - W / 2
    return {
      ...dimensions,
      ferrule,
      /** From the foot of its ferrule an eye's crown has its middle so far, and its bearing point. */
      middle,
      bearing: middle + W / 2,
      /** The radius of the rope's middle line round the crown. */
      round: W / 2 + s + d / 2,
    }
  },
  draw: ({ d, L, W, l, s, ferrule, middle, bearing, round }) => {
    const foot = L / 2 - bearing
    const crown = foot + middle
    const point = L / 2 - l
    // A line from a point touches the crown's circle.
    const around = (from: Point, size: number): Shape[] => {
      const away = Math.hypot(from[0] - crown, from[1])
      const angle = Math.atan2(from[1], from[0] - crown) - Math.acos(size / away)
      const touch: Point = [crown + size * Math.cos(angle), size * Math.sin(angle)]
      const degrees = (angle * 180) / Math.PI
      return [...mirrored([line(from, touch)], 'x'), arc([crown, 0], size, -degrees, degrees)]
    }
    const sleeve: readonly Point[] = [
      [foot, -ferrule.width / 2],
      [foot + ferrule.length, -ferrule.width / 2],
      [foot + ferrule.length, ferrule.width / 2],
      [foot, ferrule.width / 2],
    ]
    const end: Shape[] = [
      ...around([point, 0.01], W / 2),
      ...around([foot + ferrule.length, d * 0.96], round + d / 2),
      ...around([point - s, s], round - d / 2),
      outline(roundCorners(sleeve, d * 0.3, { isClosed: true })),
    ]
    const rope: Shape[] = [-d / 2, d / 2].map(y => line([-foot, y], [foot, y]))
    const inside = (round - d / 2) * 0.71
    return {
      views: [
        frontView(
          [
            ...mirrored(end, 'y'),
            rope,
            centreLine([-L / 2 - d, 0], [L / 2 + d, 0]),
            width('L', [-L / 2, 0], [L / 2, 0], 'below'),
            width('l', [point, 0], [L / 2, 0], 'below'),
            height('W', [crown, -W / 2], [crown, W / 2], 'right'),
            note([-L * 0.26, d / 2], `Rope ⌀${d}, 6 × 19, fibre core`, { angle: 60, symbols: ['d'] }),
            note([-crown - inside, inside], `Thimble, sheet ${s}`, { angle: 60, reach: 20, symbols: ['s'] }),
          ],
          { simplified: 'drawn straight: the model lies in a bow' },
        ),
      ],
      notes: ['Drawn straight'],
    }
  },
})

/** A wire rope clip, EN 13411-5: the bow below, the bridge and its nuts above; seen along the rope and from the side. */
const ropeClip = defineFamily({
  terms: {
    d: ['For rope', 'mm'],
    d1: ['Thread', 'mm'],
    b: ['Height', 'mm'],
    M: ['Tightening torque', 'N·m'],
    c: ['Leg spacing', 'mm'],
    f: ['Bridge width', 'mm'],
    L: ['Bridge length', 'mm'],
    t: ['Thread length', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => ({ ...dimensions, ...clipForm(dimensions) }),
  draw: form => {
    const { d, d1, b, c, f, L, t, P } = form
    const { seat, top, middle, bossFrom, bossRadius, bed, saddleFrom, saddleTop, saddleWidth, bevel } = form
    const legs = [-1, 1].flatMap(side =>
      [-d1 / 2, d1 / 2].map(x => line([(side * c) / 2 + x, middle], [(side * c) / 2 + x, bossFrom])),
    )
    const end = turn(threadedRod({ diameter: d1, pitch: P, from: top, to: b, chamfer: ['to'] }), 90)
    const front = [...nutAcrossCorners(form), ...end]
    const boss = rect([-bossRadius, bossFrom], [bossRadius, seat])
    const rope: Point = [0, d1 + d / 2]
    return {
      views: [
        frontView(
          [
            ...[-1, 1].map(side => move([...front, boss, centreLine([0, 0], [0, b])], (side * c) / 2, 0)),
            legs,
            arc([0, middle], (c + d1) / 2, 180, 360),
            arc([0, middle], (c - d1) / 2, 180, 360),
            path([
              [-saddleWidth / 2, bossFrom],
              [-saddleWidth / 2, saddleFrom],
              ...bed,
              [saddleWidth / 2, saddleFrom],
              [saddleWidth / 2, bossFrom],
            ]),
            // Where the bosses stand apart, the saddle is seen between them.
            bossRadius < c / 2 ? path(gapBetween(form)) : [],
            circle(rope, d, 'thin'),
            height('b', [-f / 2, 0], [-f / 2, b], 'left'),
            height('t', [(c + d1) / 2, b - t], [(c + d1) / 2, b], 'right'),
            width('c', [-c / 2, 0], [c / 2, 0], 'below'),
            width('f', [-f / 2, bossFrom], [f / 2, bossFrom], 'below'),
            width('d1', [(c - d1) / 2, b], [(c + d1) / 2, b], 'above', {
              prefix: 'M',
              suffix: ` × ${P}`,
              also: ['P'],
            }),
            diameter('d', rope, d, { angle: -15, reach: 50 }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            nutAcrossFlats(form),
            end,
            path([
              [-form.collar / 2, saddleTop],
              [bevel - L / 2, saddleTop],
              [-L / 2, saddleTop - bevel],
              [-L / 2, saddleFrom + bevel],
              [bevel - L / 2, saddleFrom],
              [L / 2 - bevel, saddleFrom],
              [L / 2, saddleFrom + bevel],
              [L / 2, saddleTop - bevel],
              [L / 2 - bevel, saddleTop],
              [form.collar / 2, saddleTop],
            ]),
            ...mirrored([line([d1 / 2, d1 / 2], [d1 / 2, saddleFrom])], 'y'),
            arc([0, d1 / 2], d1 / 2, 180, 360),
            centreLine([0, 0], [0, b]),
            width('L', [-L / 2, saddleFrom + bevel], [L / 2, saddleFrom + bevel], 'below'),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

export default { 'rope-sling': ropeSling, 'rope-clip': ropeClip }

/** The sizes of a wire rope clip by their symbols, in mm. */
interface ClipSizes {
  readonly d: number
  readonly d1: number
  readonly c: number
  readonly b: number
  readonly f: number
  readonly t: number
}

/** What EN 13411-5 leaves to the maker, in mm: heights above the outside of the bow, and widths. */
function clipForm({ d, d1, c, b, f, t }: ClipSizes) {
  const seat = b - d1 * 1.42
  const saddleFrom = b - t - d1 * 0.1
  const groove = d * 0.54
  const depth = groove * 0.62
  const start = (Math.asin((groove - depth) / groove) * 180) / Math.PI
  return {
    seat,
    /** Height of the middle of the bow's round. */
    middle: (c + d1) / 2,
    /** The bridge's bosses around the legs end a little above the end of the thread. */
    bossFrom: b - t + d1 * 0.2,
    bossRadius: (f - c) / 2,
    /** The saddle that the rope lies in reaches down between the legs; the groove of its bed, from left to right. */
    saddleFrom,
    saddleTop: seat + Math.min(0.9, d1 * 0.12),
    saddleWidth: c - d1 + d1 * 0.5,
    bed: arcPoints([0, saddleFrom - (groove - depth)], groove, 180 - start, start),
    bevel: 1.2,
    /** The nut's hexagon, and its collar that falls from the rim's height to the hexagon. */
    acrossFlats: d1 * 1.5,
    top: seat + d1 * 0.98,
    collar: d1 * 2,
    rim: seat + d1 * 0.16,
    slope: { radius: d1 * 0.69, at: seat + d1 * 0.3 },
  }
}

type ClipForm = ReturnType<typeof clipForm>

/** The saddle's top between bosses that stand apart. */
function gapBetween({ c, bossRadius, seat, saddleTop }: ClipForm & ClipSizes): Point[] {
  const half = c / 2 - bossRadius
  return [
    [-half, seat],
    [-half, saddleTop],
    [half, saddleTop],
    [half, seat],
  ]
}

/** The nut's collar up to where it meets a hexagon that is so wide, and that height. */
function collarTo({ seat, collar, rim, slope }: ClipForm, radius: number): { shape: Shape; at: number } {
  const at = rim + ((slope.at - rim) * (collar / 2 - radius)) / (collar / 2 - slope.radius)
  const side: readonly Point[] = [
    [collar / 2, seat],
    [collar / 2, rim],
    [radius, at],
  ]
  return { shape: outline([...side, ...side.toReversed().map(([x, y]): Point => [-x, y])]), at }
}

/** The nut as it shows three of its faces. */
function nutAcrossCorners(form: ClipForm): Shape[] {
  const { acrossFlats, top } = form
  const { shape, at } = collarTo(form, acrossCorners(acrossFlats) / 2)
  return [shape, ...turn(hexSide({ acrossFlats, from: at, to: top, chamfer: ['to'] }), 90)]
}

/** The nut as it shows two of its faces, with the arcs of its chamfer. */
function nutAcrossFlats(form: ClipForm): Shape[] {
  const { acrossFlats, top } = form
  const half = acrossFlats / 2
  const { shape, at } = collarTo(form, half)
  const face = Array.from({ length: 13 }, (_, step): Point => {
    const around = (step * Math.PI) / 36
    const reach = hexRadius(acrossFlats, around)
    return [reach * Math.sin(around), top - chamferDrop(acrossFlats, reach)]
  })
  const [middle = [0, top]] = face
  return [
    shape,
    line([0, at], middle),
    ...mirrored(
      [
        path([
          [half, at],
          [half, top - chamferDrop(acrossFlats, half)],
          [chamferRadius(acrossFlats), top],
          [0, top],
        ]),
        path(face),
      ],
      'y',
    ),
  ]
}
