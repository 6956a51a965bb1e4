import {
  arcPoints,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  note,
  outline,
  type Point,
  rect,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume } from '../geometry/volumes.ts'

/** How far the two arcs of a ring lie apart, as a share of its width at the back: the ring thins towards its lugs. */
const OFFSET = 0.2
/** Points along a long arc. */
const ARC_STEPS = 144

interface Ring {
  /** Thickness. */
  readonly s: number
  /** Free diameter: inside for shafts, outside for bores. */
  readonly d3: number
  /** Radial width of the lugs and at the back. */
  readonly a: number
  readonly b: number
  /** Holes in the lugs. */
  readonly d5: number
}

/** A retaining ring for shafts, as DIN 471, face on, its lugs below. */
const shaftCirclip = defineFamily({
  terms: {
    d1: ['Shaft diameter', 'mm'],
    s: ['Thickness', 'mm'],
    d3: ['Inside diameter, free', 'mm'],
    a: ['Width of the lugs', 'mm'],
    b: ['Width at the back', 'mm'],
    d5: ['Holes for pliers', 'mm'],
    d2: ['Groove diameter', 'mm'],
  },
  form: dimensions => ({ ...dimensions, ...ringForm(dimensions, 1) }),
  draw: form => {
    const { d1, d2, d3, b, lugSide } = form
    return {
      views: [
        frontView(
          [
            ringFace(form),
            height('b', [0, d3 / 2], [0, d3 / 2 + b], 'right'),
            diameter('d3', [0, 0], d3, { angle: 150, reach: -8 }),
            note(lugSide, `Shaft ⌀${d1}, groove ⌀${d2}`, { angle: -25, reach: 10, symbols: ['d1', 'd2'] }),
          ],
          { axes: ['x', 'y'] },
        ),
        edgeView(form),
      ],
    }
  },
  volume: plateVolume,
})

/** A retaining ring for bores, as DIN 472, face on, its lugs below. */
const boreCirclip = defineFamily({
  terms: {
    d1: ['Bore diameter', 'mm'],
    s: ['Thickness', 'mm'],
    d3: ['Outside diameter, free', 'mm'],
    a: ['Width of the lugs', 'mm'],
    b: ['Width at the back', 'mm'],
    d5: ['Holes for pliers', 'mm'],
    d2: ['Groove diameter', 'mm'],
  },
  form: dimensions => ({ ...dimensions, ...ringForm(dimensions, -1) }),
  draw: form => {
    const { d1, d2, d3, b } = form
    return {
      views: [
        frontView(
          [
            ringFace(form),
            height('b', [0, d3 / 2 - b], [0, d3 / 2], 'right'),
            width('d3', [-d3 / 2, 0], [d3 / 2, 0], 'above', { prefix: '⌀' }),
            note(polar(d3 / 2, -20), `Bore ⌀${d1}, groove ⌀${d2}`, {
              angle: -25,
              reach: 10,
              symbols: ['d1', 'd2'],
            }),
          ],
          { axes: ['x', 'y'] },
        ),
        edgeView(form),
      ],
    }
  },
  volume: plateVolume,
})

/** A retaining washer that is pushed on from the side, as DIN 6799, face on, its opening below. */
const eClip = defineFamily({
  terms: {
    d2: ['Groove diameter', 'mm'],
    s: ['Thickness', 'mm'],
    d3: ['Outside diameter', 'mm'],
    a: ['Opening', 'mm'],
    dmin: ['Shaft diameter from', 'mm'],
    dmax: ['Shaft diameter to', 'mm'],
  },
  form: dimensions => ({ ...dimensions, face: eClipFace(dimensions), holes: [] as readonly Point[], d5: 0 }),
  draw: form => {
    const { d2, d3, a, dmin, dmax, face } = form
    const tip = -Math.sqrt((d2 / 2) ** 2 - (a / 2) ** 2)
    return {
      views: [
        frontView(
          [
            outline(face),
            centreMark([0, 0], d3),
            width('a', [-a / 2, tip], [a / 2, tip], 'below'),
            width('d3', [-d3 / 2, 0], [d3 / 2, 0], 'above', { prefix: '⌀' }),
            height('d2', [0, -d2 / 2], [0, d2 / 2], 'left', { prefix: '⌀' }),
            note(polar(d3 / 2, -15), `Shafts ⌀${dmin} to ⌀${dmax}`, {
              angle: -25,
              reach: 10,
              symbols: ['dmin', 'dmax'],
            }),
          ],
          { axes: ['x', 'y'] },
        ),
        edgeView(form),
      ],
    }
  },
  volume: plateVolume,
})

export default { 'shaft-circlip': shaftCirclip, 'bore-circlip': boreCirclip, 'e-clip': eClip }

interface Face {
  readonly s: number
  readonly d5: number
  readonly face: readonly Point[]
  /** The middles of its holes, d5 wide. */
  readonly holes: readonly Point[]
}

function plateVolume({ s, d5, face, holes }: Face): number {
  const doubled = face.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = face[(index + 1) % face.length] ?? [x, y]
    return sum + x * nextY - y * nextX
  }, 0)
  return (doubled / 2) * s - holes.length * cylinderVolume(d5, s)
}

/** The outline of a ring, anticlockwise, and its lugs; these point outwards (1) or inwards (-1). */
function ringForm({ d3, a, b, d5 }: Ring, outwards: 1 | -1) {
  // The plain edge, a circle about the middle, and the other one, whose circle lies off it.
  const plain = d3 / 2
  const offset = OFFSET * b
  const other = plain + outwards * (b - offset)
  const otherAt = (degrees: number) => {
    const rise = outwards * offset * Math.sin((degrees * Math.PI) / 180)
    return rise + Math.sqrt(other ** 2 - offset ** 2 + rise ** 2)
  }
  const middle = plain + (outwards * a) / 2
  const gap = (Math.asin((0.09 * d3 + 0.3 * d5) / plain) * 180) / Math.PI
  const span = (((0.5 * a + d5) / middle) * 180) / Math.PI
  const tip = (plain + outwards * a) / Math.cos((span * Math.PI) / 360)
  const [near, far] = [-90 + gap, -90 + gap + span]
  // Between the lug's foot and the arc, room for the fillet.
  const arcFrom = far + ((0.9 * d5) / middle) * (180 / Math.PI)
  const corners: readonly (readonly [Point, number])[] = [
    [polar(plain, near), 0],
    [polar(tip, near), d5 * 0.5],
    [polar(tip, far), d5 * 0.6],
    [polar(otherAt(far), far), d5 * 0.6],
  ]
  const side = roundCorners(
    [...corners.map(([corner]) => corner), polar(otherAt(arcFrom), arcFrom)],
    [...corners.map(([, radius]) => radius), 0],
  )
  const otherEdge = Array.from({ length: ARC_STEPS - 1 }, (_, step) => {
    const angle = arcFrom + ((180 - 2 * arcFrom) * (step + 1)) / ARC_STEPS
    return polar(otherAt(angle), angle)
  })
  const plainEdge = arcPoints([0, 0], plain, near, 180 - near, ARC_STEPS).slice(1, -1)
  const left = side.toReversed().map(([x, y]): Point => [0 - x, y])
  const around = [...side, ...otherEdge, ...left, ...plainEdge.toReversed()]
  const holeAt = polar(plain + outwards * a * 0.52, (near + far) / 2)
  const holes: readonly Point[] = [holeAt, [-holeAt[0], holeAt[1]]]
  /** A place on the side of the right lug. */
  const lugSide = polar((tip + otherAt(far)) / 2, far)
  return { face: outwards > 0 ? around : around.toReversed(), holes, lugSide }
}

/** The outline of an E-clip, anticlockwise. */
function eClipFace({ d2, d3, a }: { readonly d2: number; readonly d3: number; readonly a: number }): Point[] {
  const [groove, rim] = [d2 / 2, d3 / 2]
  const pocket = groove + (rim - groove) * 0.6
  const tip: Point = [a / 2, -Math.sqrt(groove ** 2 - (a / 2) ** 2)]
  const tipAngle = (Math.atan2(tip[1], tip[0]) * 180) / Math.PI
  // The opening widens by 20 degrees on each side, as far as the rim.
  const [outX, outY] = [Math.sin(Math.PI / 9), -Math.cos(Math.PI / 9)]
  const along = tip[0] * outX + tip[1] * outY
  const reach = -along + Math.sqrt(along ** 2 - groove ** 2 + rim ** 2)
  const mouth: Point = [tip[0] + outX * reach, tip[1] + outY * reach]
  const mouthAngle = (Math.atan2(mouth[1], mouth[0]) * 180) / Math.PI
  const inside = roundCorners(
    [
      ...arcPoints([0, 0], groove, 90, 65, 12),
      ...arcPoints([0, 0], pocket, 62, 3, 12),
      ...arcPoints([0, 0], groove, 0, tipAngle, 12),
      mouth,
    ],
    (d3 - d2) / 24,
  )
  const outside = arcPoints([0, 0], rim, mouthAngle, 90, ARC_STEPS / 2)
  const left = (points: readonly Point[]) => points.map(([x, y]): Point => [0 - x, y])
  return [
    ...inside.slice(1),
    ...outside.slice(1),
    ...left(outside).toReversed().slice(1),
    ...left(inside.slice(1)).toReversed().slice(1),
    [0, groove],
  ]
}

function ringFace({ d3, b, d5, face, holes }: Ring & ReturnType<typeof ringForm>) {
  const [left = [0, 0]] = holes.slice(1)
  return [
    outline(face),
    holes.map(at => circle(at, d5)),
    centreMark([0, 0], d3 + b),
    diameter('d5', left, d5, { angle: 250, reach: 18, prefix: '2 × ⌀' }),
  ]
}

function edgeView({ s, face }: Face) {
  const ys = face.map(([, y]) => y)
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)]
  return sideView(
    [rect([-s / 2, bottom], [s / 2, top]), width('s', [-s / 2, bottom], [s / 2, bottom], 'below')],
    {
      axes: ['z', 'y'],
    },
  )
}

/** A point at a radius in mm and an angle in degrees. */
function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}
