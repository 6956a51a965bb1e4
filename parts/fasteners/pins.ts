import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  hatch,
  height,
  line,
  lying,
  minorDiameter,
  mirrored,
  type Point,
  path,
  sideView,
  tappedHoleEnd,
  turned,
  turnedEnd,
  width,
} from '../drawing/kit.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { cylinderVolume, threadVolume, turnedVolume } from '../geometry/volumes.ts'
import { domeBelow } from './pin-ends.ts'

/** ISO 2338: the ends of a pin are chamfered by about 15 degrees to its axis. */
const CHAMFER = Math.tan((15 * Math.PI) / 180)
/** ISO 2339: a taper pin's diameter grows by so much of its length. */
const TAPER = 1 / 50
/** The cone that the point of a drill leaves, by its height for a radius of 1: 118 degrees. */
const DRILL_POINT = 1 / Math.tan((59 * Math.PI) / 180)

/** A parallel pin chamfered at both ends, as ISO 2338 and ISO 8734: y = 0 at one end. */
const parallelPin = defineFamily({
  terms: {
    d: ['Diameter', 'mm'],
    l: ['Length', 'mm'],
    c: ['Chamfer length', 'mm'],
  },
  form: dimensions => {
    const { d, l, c } = dimensions
    const end = d / 2 - c * CHAMFER
    const profile: readonly Point[] = [
      [end, 0],
      [d / 2, c],
      [d / 2, l - c],
      [end, l],
    ]
    return { ...dimensions, end, profile }
  },
  draw: ({ d, l, c, end, profile }) => ({
    views: [
      frontView(
        [
          turned(lying(profile.toReversed())),
          line([-c, -d / 2], [-c, d / 2]),
          line([c - l, -d / 2], [c - l, d / 2]),
          width('l', [-l, -end], [0, -end], 'below'),
          width('c', [-c, d / 2], [0, end], 'above'),
          height('d', [-l / 2, -d / 2], [-l / 2, d / 2], 'left', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(turnedEnd(lying(profile.toReversed())), { axes: ['z', 'x'] }),
    ],
  }),
  volume: ({ profile }) => turnedVolume([[0, 0], ...profile, [0, profile.at(-1)?.[1] ?? 0]]),
})

/** A parallel pin with a thread to draw it out by, as ISO 8733 and ISO 8735: the thread on top. */
const tappedPin = defineFamily({
  terms: {
    d: ['Diameter', 'mm'],
    l: ['Length', 'mm'],
    d2: ['Thread', 'mm'],
    P: ['Pitch', 'mm'],
    t1: ['Thread depth', 'mm'],
    t2: ['Depth of the core hole', 'mm'],
    d3: ['Counterbore', 'mm'],
    t3: ['Depth of the counterbore', 'mm'],
    c1: ['Chamfer at the thread', 'mm'],
    c2: ['Chamfer opposite', 'mm'],
  },
  form: dimensions => {
    const { d, l, c1, c2 } = dimensions
    const outside: readonly Point[] = [
      [0, 0],
      [d / 2 - c2 * CHAMFER, 0],
      [d / 2, c2],
      [d / 2, l - c1],
      [d / 2 - c1 * CHAMFER, l],
    ]
    return { ...dimensions, outside, hole: holeOf(dimensions) }
  },
  draw: ({ d, l, d2, P, t1, d3, c1, c2, outside, hole }) => ({
    views: [
      frontView(
        [
          boredSection(outside, hole),
          hiddenThread(hole, l),
          width('l', [-l, -d / 2 + c1 * CHAMFER], [0, -d / 2 + c2 * CHAMFER], 'below'),
          width('t1', [-l, d2 / 2], [t1 - l, d2 / 2], 'above'),
          width('c2', [-c2, -d / 2], [0, -d / 2 + c2 * CHAMFER], 'below'),
          height('d', [-l / 2, -d / 2], [-l / 2, d / 2], 'right', { prefix: '⌀' }),
          height('d2', [t1 - l, -d2 / 2], [t1 - l, d2 / 2], 'left', {
            prefix: 'M',
            suffix: ` × ${P}`,
            also: ['P'],
          }),
        ],
        { axes: ['y', 'x'], label: 'A–A' },
      ),
      sideView(
        [
          circle([0, 0], d),
          circle([0, 0], d - 2 * c1 * CHAMFER),
          circle([0, 0], d3),
          tappedHoleEnd(d2, P),
          centreMark([0, 0], d),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
  volume: ({ outside, hole }) => turnedVolume([...outside, [0, outside.at(-1)?.[1] ?? 0]]) - hole.volume,
})

/** A taper pin 1 : 50 with domed ends, as ISO 2339: the large end on top. */
const taperPin = defineFamily({
  terms: {
    d: ['Small diameter', 'mm'],
    l: ['Length', 'mm'],
    a: ['Height of the ends', 'mm'],
  },
  form: dimensions => {
    const { d, l, a } = dimensions
    const large = d + (l - 2 * a) * TAPER
    const profile: readonly Point[] = [
      ...domeBelow(d / 2, a),
      ...domeBelow(large / 2, a)
        .toReversed()
        .map(([r, h]): Point => [r, l - h]),
    ]
    return { ...dimensions, large, profile }
  },
  draw: ({ d, l, a, profile }) => ({
    views: [
      frontView(
        [
          turned(lying(profile.toReversed())),
          width('l', [-l, 0], [0, 0], 'below'),
          width('a', [-a, d / 2], [0, 0], 'above'),
          height('d', [-a, -d / 2], [-a, d / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(turnedEnd(lying(profile.toReversed())), { axes: ['z', 'x'] }),
    ],
    notes: ['Taper 1 : 50'],
  }),
  volume: ({ profile }) => turnedVolume(profile),
})

/** A taper pin 1 : 50 with a thread in its large end to draw it out by, as ISO 8736: the thread on top. */
const tappedTaperPin = defineFamily({
  terms: {
    d: ['Small diameter', 'mm'],
    l: ['Length', 'mm'],
    d2: ['Thread', 'mm'],
    P: ['Pitch', 'mm'],
    t1: ['Thread depth', 'mm'],
    t2: ['Depth of the core hole', 'mm'],
    d3: ['Counterbore', 'mm'],
    t3: ['Depth of the counterbore', 'mm'],
    a: ['Height of the ends', 'mm'],
  },
  form: dimensions => {
    const { d, l, a } = dimensions
    const large = d + (l - 2 * a) * TAPER
    const rim = large / 2 - a * CHAMFER
    const outside: readonly Point[] = [...domeBelow(d / 2, a), [large / 2, l - a], [rim, l]]
    return { ...dimensions, large, rim, outside, hole: holeOf(dimensions) }
  },
  draw: ({ d, l, a, d2, P, t1, d3, large, rim, outside, hole }) => ({
    views: [
      frontView(
        [
          boredSection(outside, hole),
          hiddenThread(hole, l),
          width('l', [-l, -rim], [0, 0], 'below'),
          width('t1', [-l, d2 / 2], [t1 - l, d2 / 2], 'above'),
          height('d', [-a, -d / 2], [-a, d / 2], 'right', { prefix: '⌀' }),
          height('d2', [t1 - l, -d2 / 2], [t1 - l, d2 / 2], 'left', {
            prefix: 'M',
            suffix: ` × ${P}`,
            also: ['P'],
          }),
        ],
        { axes: ['y', 'x'], label: 'A–A' },
      ),
      sideView(
        [
          circle([0, 0], large),
          circle([0, 0], 2 * rim),
          circle([0, 0], d3),
          tappedHoleEnd(d2, P),
          centreMark([0, 0], large),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
    notes: ['Taper 1 : 50'],
  }),
  volume: ({ outside, hole }) => turnedVolume([...outside, [0, outside.at(-1)?.[1] ?? 0]]) - hole.volume,
})

export default {
  'parallel-pin': parallelPin,
  'tapped-pin': tappedPin,
  'taper-pin': taperPin,
  'tapped-taper-pin': tappedTaperPin,
}

/** A threaded blind hole in the top of a pin. */
interface Hole {
  readonly d2: number
  readonly t1: number
  /** Radius of the core. */
  readonly core: number
  /** Diameter of the countersink at the ends of the thread. */
  readonly countersink: number
  /** From the middle of its bottom up to its mouth: [radius, height]. */
  readonly wall: readonly Point[]
  readonly volume: number
}

function holeOf(dimensions: {
  readonly l: number
  readonly d2: number
  readonly P: number
  readonly t1: number
  readonly t2: number
  readonly d3: number
  readonly t3: number
}): Hole {
  const { l, d2, P, t1, t2, d3, t3 } = dimensions
  const core = minorDiameter(d2, P) / 2
  const wall: readonly Point[] = [
    [0, l - t2],
    [core, l - t2 + core * DRILL_POINT],
    [core, l - t3],
    [d3 / 2, l - t3],
    [d3 / 2, l],
  ]
  const volume =
    cylinderVolume(d3, t3) +
    threadVolume(d2, P, t1 - t3) +
    cylinderVolume(2 * core, t2 - t1 - (core * DRILL_POINT * 2) / 3)
  return { d2, t1, core, countersink: Math.min(countersinkOf(d2), d3), wall, volume }
}

/** A pin with a hole in its top, cut along its axis, the top to the left. */
function boredSection(outside: readonly Point[], hole: Hole) {
  const above = lying([...outside, ...hole.wall.toReversed()])
  const below = above.map(([x, r]): Point => [x, -r])
  const edges = hole.wall.slice(1).map(([r, h]) => line([-h, -r], [-h, r]))
  const top = hole.wall.at(-1)?.[1] ?? 0
  return [
    hatch([[...above, ...below.toReversed()]]),
    mirrored([path(above)], 'x'),
    edges,
    centreLine([-top, 0], [0, 0]),
  ]
}

/** The crests of a screw in the hole, and where its thread ends: ISO 6410-1. */
function hiddenThread({ d2, t1, wall }: Hole, l: number) {
  const start = wall.at(-2)?.[1] ?? l
  return [
    mirrored([line([-start, d2 / 2], [t1 - l, d2 / 2], 'thin')], 'x'),
    line([t1 - l, -d2 / 2], [t1 - l, d2 / 2]),
  ]
}
